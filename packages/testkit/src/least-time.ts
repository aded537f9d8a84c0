/**
 * The shortest of ten runs of some work, in milliseconds: other load on the machine only ever adds time.
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
