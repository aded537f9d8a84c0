// Runs in every page of the bench before the product: measurements that only the page itself can take.
/** Whether `isThere` holds in the next frame that is drawn, and when that frame was painted. */
const nextFrame = (isThere) =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      const isDone = isThere()
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve({ isDone, painted: performance.now() })
      port2.postMessage(null)
    })
  })

/** The time from the next key or click to the first frame in which `isThere` holds (milliseconds). */
async function untilPainted(isThere) {
  const began = await new Promise((resolve) => {
    const options = { capture: true, once: true }
    addEventListener('keydown', (event) => resolve(event.timeStamp), options)
    addEventListener('pointerdown', (event) => resolve(event.timeStamp), options)
  })
  for (;;) {
    const { isDone, painted } = await nextFrame(isThere)
    if (isDone) return painted - began
  }
}

/** Returns a function that ends the watch and returns the longest task in milliseconds; 0 where none took over 50. */
function watchTasks() {
  let longestMs = 0
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestMs = Math.max(longestMs, duration)
  })
  observer.observe({ type: 'longtask' })
  return () => {
    for (const { duration } of observer.takeRecords()) longestMs = Math.max(longestMs, duration)
    observer.disconnect()
    return longestMs
  }
}

/**
 * Returns a list of delays, which grows: how late each sentence of `everyMs` is marked, by the video's clock
 * (milliseconds).
 */
function watchFollowing(pane, video, everyMs) {
  const lags = []
  let before = null
  new MutationObserver(() => {
    const line = pane.querySelector('[data-line][aria-current=true]')
    if (!line || line === before) return
    if (before) lags.push((video.currentTime * 1000) % everyMs)
    before = line
  }).observe(pane, { subtree: true, attributes: true, childList: true, attributeFilter: ['aria-current'] })
  return lags
}

globalThis.bench = { untilPainted, watchTasks, watchFollowing }
