/**
 * Returns the processor time of this thread for some work, in milliseconds: other load on the machine does not count.
 *
 * For what must not run away, as a pattern can; speed is measured in bench/.
 */
export function processorMs(work: () => void): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

/**
 * Returns the processor time of one run, in milliseconds, as the mean of as many as take 50: a system may count this time
 * in steps of 10.
 *
 * For ratios between two sizes, which show how the work grows. A single time only shows how fast the machine is.
 */
export function meanMs(work: () => void): number {
  for (let runs = 1; ; runs *= 2) {
    const tookMs = processorMs(() => {
      for (let run = 0; run < runs; run += 1) work()
    })
    if (tookMs >= 50) return tookMs / runs
  }
}
