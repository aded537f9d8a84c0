import type { ProcessLimits } from '../workers/limited-process.ts'
import { type DocumentToRead, type ReadingEnd, ReadingProcess } from '../workers/reading-process.ts'

interface ReadingProgram extends DocumentToRead {
  /** Path of the program, which is part of the product. */
  readonly program: string
  readonly limits: ProcessLimits
  /** Owner of the documents that one process may take one after another; null for a process of its own. */
  readonly sharedBy: string | null
}

/** How long a process waits for another document of its owner. */
const idleMs = 2_000

interface Waiting {
  readonly reading: ReadingProcess
  readonly timer: NodeJS.Timeout
}

const waiting = new Map<string, Waiting>()

function takeWaiting(key: string): ReadingProcess | null {
  const one = waiting.get(key)
  if (!one) return null
  waiting.delete(key)
  clearTimeout(one.timer)
  return one.reading
}

/** Keeps a process for the next document, or ends it. */
async function leave(reading: ReadingProcess, key: string | null): Promise<void> {
  if (key === null || !reading.isFit || waiting.has(key)) return reading.end()
  const timer = setTimeout(() => {
    waiting.delete(key)
    void reading.end()
  }, idleMs)
  waiting.set(key, { reading, timer })
}

/** Whether the program has answered, so that its process can take another document. */
const isAnswer = (end: ReadingEnd<unknown>) =>
  'limit' in end ? end.limit === 'output' : !('word' in end) || end.word !== ''

async function readIn<Taken>(
  reading: ReadingProcess,
  key: string | null,
  document: DocumentToRead,
  take: (out: string) => Promise<Taken>,
): Promise<ReadingEnd<Taken>> {
  let isWhole = false
  try {
    const end = await reading.read(document, take)
    isWhole = isAnswer(end)
    return end
  } finally {
    await (isWhole ? leave(reading, key) : reading.end())
  }
}

/**
 * Runs a program of the product on one document, in a process with limits that can read the product and documents of
 * this owner alone, write into one folder, and start nothing. `take` gets the file of the result.
 *
 * A bad document never throws. A document that a used process breaks at, or fills its memory with, is read again in a
 * new one: the documents before may be the cause.
 */
export async function runReadingProgram<Taken>(
  { program, limits, sharedBy, ...document }: ReadingProgram,
  take: (out: string) => Promise<Taken>,
): Promise<ReadingEnd<Taken>> {
  const key = sharedBy === null ? null : JSON.stringify([program, limits, sharedBy])
  const used = key === null ? null : takeWaiting(key)
  if (used?.isFit) {
    const end = await readIn(used, key, document, take)
    if (isAnswer(end) || ('limit' in end && end.limit === 'time')) return end
  } else {
    await used?.end()
  }
  return readIn(await ReadingProcess.start(program, limits), key, document, take)
}
