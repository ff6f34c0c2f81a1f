// On a narrow page the stage stays in view, small, while what stands below it is used. Its place keeps its height, so that nothing
// jumps.

class Dock {
  // - place: what the player is in.
  constructor(place) {
    this.place = place;
    this.narrow = matchMedia("(max-width: 900px)");
    this.isOn = false;
    // The stage comes to the page's upper third when its place has left all below.
    new IntersectionObserver(([entry]) => this.set(!entry.isIntersecting && entry.boundingClientRect.top < 0), { rootMargin: "-34% 0px 0px 0px" })
      .observe(place);
    this.narrow.addEventListener("change", () => this.set(false));
  }

  set(isOn) {
    const wanted = isOn && this.narrow.matches;
    if (wanted === this.isOn || !player) return;
    if (wanted) this.place.style.minHeight = `${this.place.offsetHeight}px`;
    this.isOn = wanted;
    this.apply(player);
    if (!wanted) this.place.style.minHeight = "";
  }

  // - player: perhaps another one in the same place.
  apply(player) {
    player.root.classList.toggle("docked", this.isOn);
    player.isDocked = this.isOn;
    player.setScale();
    // What is reached by keys is not left behind the stage.
    document.documentElement.style.scrollPaddingTop = this.isOn ? `${player.root.offsetHeight + 8}px` : "";
  }
}
