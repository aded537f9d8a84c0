/** The menu icon is shown once the page is scrolled by more than this (P9-006). */
const menuIconAfterPx = 27

/** Shows the menu icon once the page is scrolled past 27 px, and hides it again above. */
export function menuIcon(): void {
  const show = () =>
    document.documentElement.toggleAttribute('data-scrolled', window.scrollY > menuIconAfterPx)
  window.addEventListener('scroll', show, { passive: true })
  show()
}
