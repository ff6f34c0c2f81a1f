extension Session {
  /// Draws the open scene as its file and its project have it, and shows how that differs from the baseline.
  func review() async throws {
    guard let entry = open?.entry, let review = try await entry.review?() else { return }
    // The page may have gone meanwhile, or have opened another scene.
    try Task.checkCancellation()
    guard open?.entry.name == entry.name else { return }
    putAway()
    let address = shelf.add(review.page)
    reviewed = (review, address)
    tell(
      .review(
        ReviewInfo(
          sentence: review.sentence, passes: review.passes, canApprove: review.approve != nil, address: address)))
  }

  /// Makes what was reviewed last the baseline. Only a person who has seen it asks for that.
  func approve() throws {
    guard let approve = reviewed?.review.approve else { return }
    putAway()
    try approve()
    tell(.approved)
  }

  /// The report is not shown any more.
  func putAway() {
    if let reviewed { shelf.remove(reviewed.address) }
    reviewed = nil
  }
}
