import { stat } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import type { ConversionJob, ConversionResult } from './worker.ts'

export interface ConversionLimits {
  maxInputBytes: number
  timeMs: number
  memoryMb: number
}

export const conversionLimits: ConversionLimits = {
  maxInputBytes: 50 * 1024 * 1024,
  timeMs: 15_000,
  memoryMb: 384,
}

/** Conversions at a time, and how many more may wait: each may take a processor for seconds. */
const maxRunning = 2
const maxWaiting = 20

let running = 0
const waiting: (() => void)[] = []

async function takeTurn(): Promise<boolean> {
  if (running < maxRunning) {
    running += 1
    return true
  }
  if (waiting.length >= maxWaiting) return false
  await new Promise<void>((resolve) => waiting.push(resolve))
  return true
}

function endTurn(): void {
  const next = waiting.shift()
  if (next) next()
  else running -= 1
}

const isOutOfMemory = (error: Error) => 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

function runWorker(job: ConversionJob, limits: ConversionLimits): Promise<ConversionResult> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: job,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb, maxYoungGenerationSizeMb: 32 },
  })
  return new Promise<ConversionResult>((resolve, reject) => {
    const timer = setTimeout(() => resolve({ fault: 'tooSlow' }), limits.timeMs)
    worker.once('message', resolve)
    worker.once('error', (error: Error) =>
      isOutOfMemory(error) ? resolve({ fault: 'tooLarge' }) : reject(error),
    )
    worker.once('exit', () => {
      clearTimeout(timer)
      resolve({ fault: 'unreadable' })
    })
  }).finally(() => worker.terminate())
}

/** Converts a stored file into a readable page, in a thread with limits. A bad file is a value, never a throw. */
export async function convertFile(job: ConversionJob, limits = conversionLimits): Promise<ConversionResult> {
  const { size } = await stat(job.path)
  if (size > limits.maxInputBytes) return { fault: 'tooLarge' }
  if (!(await takeTurn())) return { fault: 'busy' }
  try {
    return await runWorker(job, limits)
  } finally {
    endTurn()
  }
}
