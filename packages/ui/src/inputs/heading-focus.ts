/** How long a page is watched for its heading, in milliseconds: what loads for longer than that says so itself. */
const longestWait = 30_000

/**
 * Gives the focus to the page's heading, or to what says in its place that there is none, unless somebody has it.
 * Returns whether there is nothing left to wait for.
 */
function focusHeading(options: FocusOptions): boolean {
  if (document.activeElement !== document.body) return true
  const heading = document.querySelector('h1')
  if (heading) heading.tabIndex = -1
  const place = heading ?? document.querySelector<HTMLElement>('[data-stands-for-heading]')
  place?.focus(options)
  return place !== null
}

/**
 * Gives the focus to the heading of the page as soon as there is one, unless somebody has it by then: from there keys
 * and screen readers go on. Returns what ends the wait.
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
