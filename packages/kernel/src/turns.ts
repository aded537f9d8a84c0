/** Limits how many work at once, and queues the others. */
export interface Turns {
  /** Waits for a turn; call the result to end it. Null at once where too many wait already. */
  take(of: string): Promise<(() => void) | null>
  /** Whether `take` gives a turn now, or lets its caller wait for one. */
  hasRoom(of: string): boolean
  /** Waits for a turn however many wait; for whoever holds nothing meanwhile. */
  wait(of: string): Promise<() => void>
}

interface Most {
  readonly running: number
  /** Fewer than `running` leaves turns for others while all of one owner's are stuck. */
  readonly runningOfOne?: number
  readonly waitingOfOne: number
  readonly waitingInAll: number
}

/**
 * Hands out turns, one owner after the other, so that somebody with many requests only waits behind their own.
 *
 * `waitingOfOne` and `waitingInAll` are the most that may wait.
 */
export function openTurns(most: Most): Turns {
  const queues = new Map<string, (() => void)[]>()
  const runningOf = new Map<string, number>()
  let running = 0
  let waiting = 0

  function isFree(of: string): boolean {
    return running < most.running && (runningOf.get(of) ?? 0) < (most.runningOfOne ?? most.running)
  }
  function begin(of: string) {
    running += 1
    runningOf.set(of, (runningOf.get(of) ?? 0) + 1)
    let isOver = false
    return () => {
      if (!isOver) end(of)
      isOver = true
    }
  }
  function end(of: string) {
    running -= 1
    const left = (runningOf.get(of) ?? 1) - 1
    if (left === 0) runningOf.delete(of)
    else runningOf.set(of, left)
    for (const [next, queue] of queues) {
      if (!isFree(next)) continue
      // Moves to the end of the queue: a map keeps its keys in the order of their insertion.
      queues.delete(next)
      const start = queue.shift()
      if (queue.length > 0) queues.set(next, queue)
      waiting -= 1
      start?.()
      return
    }
  }
  function join(of: string): Promise<() => void> {
    const queue = queues.get(of) ?? []
    queues.set(of, queue)
    waiting += 1
    return new Promise((resolve) => queue.push(() => resolve(begin(of))))
  }

  function hasRoom(of: string): boolean {
    if (isFree(of)) return true
    return (queues.get(of)?.length ?? 0) < most.waitingOfOne && waiting < most.waitingInAll
  }

  return {
    async take(of) {
      if (isFree(of)) return begin(of)
      return hasRoom(of) ? join(of) : null
    },
    hasRoom,
    wait: async (of) => (isFree(of) ? begin(of) : join(of)),
  }
}
