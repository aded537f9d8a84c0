/** How long a page that has just been opened is left alone, in milliseconds: it still loads and draws what it shows. */
const settlingMs = 700

/** Calls back once the page has settled and has nothing better to do. Gives what calls it off. */
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
