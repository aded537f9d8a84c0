// Scripts that run in the page. They are texts: the project of the benches has no DOM types.

/** Marks the frame in which the first entries of the board are painted. */
export const markFirstDraw = `
  const watch = new MutationObserver(() => {
    if (!document.querySelector('[data-entry]')) return
    watch.disconnect()
    requestAnimationFrame(() => setTimeout(() => performance.mark('board-drawn')))
  })
  document.addEventListener('DOMContentLoaded', () =>
    watch.observe(document.body, { childList: true, subtree: true }),
  )`

/** Milliseconds from the end of the board's reply until that frame; null without one of both. */
export const drawnAfterData = `(() => {
  const [read] = performance
    .getEntriesByType('resource')
    .filter((entry) => /\\/(batch|board\\/read)/.test(entry.name))
    .toSorted((a, b) => b.startTime - a.startTime)
  const painted = performance.getEntriesByName('board-drawn').at(-1)
  return read && painted ? painted.startTime - read.responseEnd : null
})()`

/** Presses a key, and resolves with the milliseconds until the work of the key is painted. */
export const paintAfterKey = (key: string) => `new Promise((resolve) => {
  requestAnimationFrame(() => {
    const began = performance.now()
    window.dispatchEvent(new KeyboardEvent('keydown', { key: ${JSON.stringify(key)}, cancelable: true }))
    const channel = new MessageChannel()
    channel.port1.onmessage = () => resolve(performance.now() - began)
    requestAnimationFrame(() => channel.port2.postMessage(null))
  })
})`
