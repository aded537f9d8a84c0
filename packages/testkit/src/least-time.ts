/**
 * The least time that some work takes of ten, in milliseconds: what else the machine does only ever adds to it.
 *
 * For the ratio of two sizes, which tells how the work grows. A time by itself tells how fast the machine is.
 */
export function leastMs(work: () => void): number {
  const times = Array.from({ length: 10 }, () => {
    const began = performance.now()
    work()
    return performance.now() - began
  })
  return Math.min(...times)
}
