/** How long the page's heading is waited for (milliseconds): what loads for longer says so itself. */
const longestWait = 30_000

/**
 * Focuses the page's heading, or the note in its place, unless something has the focus. Returns whether there is
 * nothing left to wait for.
 */
function focusHeading(options: FocusOptions): boolean {
  if (document.activeElement !== document.body) return true
  const heading = document.querySelector('h1')
  if (heading) heading.tabIndex = -1
  const target = heading ?? document.querySelector<HTMLElement>('[data-stands-for-heading]')
  target?.focus(options)
  return target !== null
}

/**
 * Focuses the heading of the page as soon as there is one, unless something has the focus by then: keys and screen
 * readers go on from there. Returns a function that ends the wait.
 */
export function giveHeadingFocus(options: FocusOptions = {}): () => void {
  if (focusHeading(options)) return () => {}
  const heading = new MutationObserver(() => focusHeading(options) && leave())
  const limit = setTimeout(() => leave(), longestWait)
  function leave() {
    heading.disconnect()
    clearTimeout(limit)
  }
  heading.observe(document.body, { childList: true, subtree: true })
  return leave
}
