interface Waiting<Read, Answer> {
  readonly read: Read
  readonly resolve: (answer: Answer) => void
  readonly reject: (reason: unknown) => void
  readonly signal: AbortSignal | undefined
}

/**
 * Sends reads together. Resolves with the replies in their order, at least the first; reads without one are sent again.
 */
export type SendTogether<Read, Answer> = (
  reads: readonly Read[],
  signal: AbortSignal,
) => Promise<readonly (() => Answer)[]>

/** Runs after the current task and its microtasks; unlike a timer, also in a page that is out of view. */
function afterThisTask(run: () => void): void {
  const { port1, port2 } = new MessageChannel()
  const arrive = () => {
    port1.close()
    run()
  }
  port1.addEventListener('message', arrive)
  port1.start()
  port2.postMessage(null)
}

function settle<Read, Answer>(waiting: Waiting<Read, Answer> | undefined, answer: () => Answer): void {
  try {
    waiting?.resolve(answer())
  } catch (error) {
    waiting?.reject(error)
  }
}

/**
 * Gathers the reads of one tick, and sends them together, at most `most` at a time; those that may lag come last.
 *
 * Each read settles by itself: an aborted one rejects at once with its signal's reason, and a request is cancelled when
 * nobody waits for any of its reads.
 */
export function gatherReads<Read, Answer>(
  { most, mayLag }: { readonly most: number; readonly mayLag: (read: Read) => boolean },
  send: SendTogether<Read, Answer>,
) {
  let waiting: Waiting<Read, Answer>[] = []

  const sendSome = async (some: readonly Waiting<Read, Answer>[]): Promise<void> => {
    const wanted = some.filter(({ signal }) => !signal?.aborted)
    if (wanted.length === 0) return
    const everybodyLeft = new AbortController()
    let count = wanted.length
    for (const { signal } of wanted) {
      signal?.addEventListener('abort', () => {
        count -= 1
        if (count === 0) everybodyLeft.abort(signal.reason)
      })
    }
    try {
      const reads = wanted.map(({ read }) => read)
      const answers = await send(reads, everybodyLeft.signal)
      if (answers.length === 0) throw new Error('a request without an answer')
      for (const [index, answer] of answers.entries()) settle(wanted[index], answer)
      await sendSome(wanted.slice(answers.length))
    } catch (error) {
      for (const { reject } of wanted) reject(error)
    }
  }

  const flush = () => {
    const all = waiting.toSorted((a, b) => Number(mayLag(a.read)) - Number(mayLag(b.read)))
    waiting = []
    for (let at = 0; at < all.length; at += most) void sendSome(all.slice(at, at + most))
  }

  return (read: Read, signal?: AbortSignal): Promise<Answer> =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      signal?.addEventListener('abort', () => reject(signal.reason))
      if (waiting.length === 0) afterThisTask(flush)
      waiting.push({ read, resolve, reject, signal })
    })
}
