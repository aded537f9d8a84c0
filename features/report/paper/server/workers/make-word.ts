import { Worker } from 'node:worker_threads'
import { errorCode } from '@candor/kernel/error-code'
import type { ReportPaper } from '../../contract.ts'
import { PaperFailed } from './paper-files.ts'

interface WordLimits {
  readonly timeMs: number
  /** Heap limit of the thread. */
  readonly memoryMb: number
}

const usualLimits: WordLimits = { timeMs: 90_000, memoryMb: 1_024 }

/**
 * Writes a report as a Word document in a thread of its own, so that a long interview does not block the server.
 * Resolves to its bytes.
 *
 * Throws `PaperFailed` at a limit, and the reason of the signal when it is cancelled.
 */
export async function makeWord(
  paper: ReportPaper,
  signal: AbortSignal,
  limits = usualLimits,
): Promise<Uint8Array> {
  signal.throwIfAborted()
  const worker = new Worker(new URL('./word-thread.ts', import.meta.url), {
    workerData: paper,
    // The flags of this process, such as a test runner's, are not passed on.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb },
  })
  const tooSlow = AbortSignal.timeout(limits.timeMs)
  const givenUp = AbortSignal.any([signal, tooSlow])
  try {
    return await new Promise<Uint8Array>((resolve, reject) => {
      worker.once('message', resolve)
      worker.on('error', reject)
      worker.once('exit', () => reject(new Error('the thread ended before its document')))
      givenUp.addEventListener('abort', () => reject(givenUp.reason))
    })
  } catch (error) {
    if (errorCode(error) === 'ERR_WORKER_OUT_OF_MEMORY') throw new PaperFailed('tooLarge')
    if (tooSlow.aborted && !signal.aborted) throw new PaperFailed('tooSlow')
    throw error
  } finally {
    await worker.terminate()
  }
}
