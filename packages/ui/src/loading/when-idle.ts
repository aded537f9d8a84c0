/** How long a page that was just opened is left alone (milliseconds): it still loads and draws its content. */
const settlingMs = 700

/** Calls back once the page has settled and is idle. Returns a function that cancels it. */
export function whenIdle(callback: () => void): () => void {
  let idle: number | undefined
  const timer = setTimeout(() => {
    // Not every browser says when it is idle.
    if ('requestIdleCallback' in globalThis) idle = requestIdleCallback(callback, { timeout: settlingMs })
    else callback()
  }, settlingMs)
  return () => {
    clearTimeout(timer)
    if (idle !== undefined) cancelIdleCallback(idle)
  }
}
