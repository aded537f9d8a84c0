/** The menu icon is there once a page is scrolled by more than this (P9-006). */
const menuIconAfterPx = 27

/** Shows the menu icon once the page is scrolled past 27 px, and takes it away above. */
export function menuIcon(): void {
  const show = () =>
    document.documentElement.toggleAttribute('data-scrolled', window.scrollY > menuIconAfterPx)
  window.addEventListener('scroll', show, { passive: true })
  show()
}
