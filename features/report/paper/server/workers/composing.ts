import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { errorCode } from '@candor/kernel/error-code'
import { openTurns } from '@candor/kernel/turns'
import type { ReportPaper } from '../../contract.ts'
import type { SendBatch } from '../paper/ask.ts'
import type { PaperOrder } from '../paper/compose.ts'
import type { FromComposer, ToComposer } from './composing-messages.ts'
import { PaperFailed } from './paper-files.ts'

interface ComposingLimits {
  /** How long one report may take, the replies to its calls included; loading the thread is not counted. */
  readonly timeMs: number
  /** Heap limit of a thread. */
  readonly memoryMb: number
  /** How long a thread without work is kept: it takes a second to start. */
  readonly idleMs: number
}

const usualLimits: ComposingLimits = { timeMs: 60_000, memoryMb: 768, idleMs: 5 * 60_000 }

/** One report to write. */
export interface Composition {
  /** Key of the reader's queue: a reader writes one report at a time. */
  readonly by: string
  readonly order: PaperOrder
  readonly sendBatch: SendBatch
  /** Told of each section that failed. */
  readonly onFault: (fault: unknown) => void
}

export interface Composing {
  /**
   * Writes a report in a thread, so that long imported texts do not block other readers.
   *
   * Resolves with null where too many wait already. Throws `PaperFailed` at a limit.
   */
  compose(composition: Composition): Promise<ReportPaper | null>
  close(): void
}

/** How long a thread may take to load on a busy machine. */
const loadingMs = 120_000

async function startThread({ memoryMb }: ComposingLimits): Promise<Worker> {
  const worker = new Worker(new URL('./composing-thread.ts', import.meta.url), {
    // The flags of this process, such as a test runner's, are not passed on.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  })
  worker.unref()
  // An error between two reports only ends the thread: the next report starts another one.
  worker.on('error', () => void worker.terminate())
  // The first message tells that the thread is ready. A thread that cannot load emits an error, and this rejects.
  await once(worker, 'message', { signal: AbortSignal.timeout(loadingMs) })
  return worker
}

const tell = (worker: Worker, message: ToComposer) => worker.postMessage(message)

type Written = Extract<FromComposer, { paper: unknown } | { failed: unknown }>

/** Lets a thread write one report, or say why it cannot; rejects where the thread is of no more use. */
function composeIn(
  worker: Worker,
  { order, sendBatch, onFault }: Composition,
  signal: AbortSignal,
): Promise<Written> {
  const { promise, resolve, reject } = Promise.withResolvers<Written>()
  const answer = async (batch: number, calls: Parameters<SendBatch>[0]) => {
    try {
      tell(worker, { batch, body: await sendBatch(calls) })
    } catch (error) {
      onFault(error)
      tell(worker, { batch, body: null })
    }
  }
  const handleMessage = (message: FromComposer) => {
    if ('paper' in message || 'failed' in message) resolve(message)
    else if ('fault' in message) onFault(message.fault)
    else if ('calls' in message) void answer(message.batch, message.calls)
  }
  const handleExit = () => reject(new Error('the thread ended before its report'))
  worker.on('message', handleMessage)
  worker.on('error', reject)
  worker.on('exit', handleExit)
  signal.addEventListener('abort', () => reject(signal.reason))
  // The server may have stopped while the thread loaded: such a signal tells nothing more.
  if (signal.aborted) reject(signal.reason)
  tell(worker, { order })
  // Not all listeners: the thread's own are among them, and it would hear nothing more.
  return promise.finally(() => {
    worker.off('message', handleMessage)
    worker.off('error', reject)
    worker.off('exit', handleExit)
  })
}

/** Opens the threads that write reports: two at most, kept for the next report. */
export function openComposing(limits: ComposingLimits = usualLimits): Composing {
  const turns = openTurns({ running: 2, runningOfOne: 1, waitingOfOne: 10, waitingInAll: 100 })
  const idle = new Map<Worker, NodeJS.Timeout>()
  const closing = new AbortController()

  function takeIdle(): Worker | null {
    const [found] = idle
    if (!found) return null
    idle.delete(found[0])
    clearTimeout(found[1])
    return found[0]
  }
  function end(worker: Worker) {
    idle.delete(worker)
    void worker.terminate()
  }
  function keep(worker: Worker) {
    const timer = setTimeout(() => end(worker), limits.idleMs)
    timer.unref()
    idle.set(worker, timer)
  }

  async function start(): Promise<Worker> {
    const worker = await startThread(limits)
    worker.once('exit', () => idle.delete(worker))
    return worker
  }

  async function compose(composition: Composition): Promise<ReportPaper> {
    const worker = takeIdle() ?? (await start())
    const tooSlow = AbortSignal.timeout(limits.timeMs)
    const signal = AbortSignal.any([tooSlow, closing.signal])
    const written = await composeIn(worker, composition, signal).catch((error: unknown) => {
      end(worker)
      if (errorCode(error) === 'ERR_WORKER_OUT_OF_MEMORY') throw new PaperFailed('tooLarge')
      if (tooSlow.aborted) throw new PaperFailed('tooSlow')
      throw error
    })
    keep(worker)
    if ('failed' in written) throw written.failed
    return written.paper
  }

  return {
    async compose(composition) {
      const endTurn = await turns.take(composition.by)
      return endTurn && compose(composition).finally(endTurn)
    },
    close() {
      closing.abort(new Error('the server stops'))
      for (const worker of idle.keys()) end(worker)
    },
  }
}
