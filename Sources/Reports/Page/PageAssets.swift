/// What other pages share with the report's and the gallery's.
package enum PageAssets {
  /// The styles of a page with a player and a list.
  package static let previewStyles = PageTemplates.previewStyles
  /// The scripts of the player, its charts, and what every page has.
  package static let playerScript = PageTemplates.playerScript
  /// The element with the id `player` that players are made from.
  package static let playerTemplate = PageTemplates.playerTemplate
}
