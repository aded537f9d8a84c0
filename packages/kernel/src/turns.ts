/** Limits how many work at once, and queues the others. */
export interface Turns {
  /** Waits for a turn; call the result to end it. Null at once where too many wait already. */
  take(of: string): Promise<(() => void) | null>
}

/**
 * Hands out turns, one owner after the other, so that somebody with many requests only waits behind their own.
 *
 * `waitingOfOne` and `waitingInAll` are the most that may wait.
 */
export function openTurns(most: { running: number; waitingOfOne: number; waitingInAll: number }): Turns {
  const queues = new Map<string, (() => void)[]>()
  let running = 0
  let waiting = 0

  function end() {
    running -= 1
    const [next] = queues
    if (!next) return
    const [of, queue] = next
    // Moves to the end of the queue: a map keeps its keys in the order of their insertion.
    queues.delete(of)
    const start = queue.shift()
    if (queue.length > 0) queues.set(of, queue)
    waiting -= 1
    running += 1
    start?.()
  }
  function turn() {
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      end()
    }
  }

  return {
    async take(of) {
      if (running < most.running) {
        running += 1
        return turn()
      }
      const queue = queues.get(of) ?? []
      if (queue.length >= most.waitingOfOne || waiting >= most.waitingInAll) return null
      queues.set(of, queue)
      waiting += 1
      await new Promise<void>((resolve) => queue.push(resolve))
      return turn()
    },
  }
}
