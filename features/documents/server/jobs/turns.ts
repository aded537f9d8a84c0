/** Who may work at once, and who waits for it. */
export interface Turns {
  /** Waits for a turn; the answer ends it. Null at once where too many wait already. */
  take(of: string): Promise<(() => void) | null>
}

/**
 * Hands out turns. Whoever asks for many waits behind their own: each of those that wait gets one in its order.
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
    // To the end of the line: a map keeps its keys in the order in which they came.
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
