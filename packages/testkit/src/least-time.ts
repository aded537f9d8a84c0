/**
 * Returns the shortest of ten runs of some work, in milliseconds: other load on the machine only adds time.
 *
 * For ratios between two sizes, which show how the work grows. A single time only shows how fast the machine is.
 */
export function leastMs(work: () => void): number {
  const times = Array.from({ length: 10 }, () => {
    const began = performance.now()
    work()
    return performance.now() - began
  })
  return Math.min(...times)
}
