import { copyFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface, type Interface } from 'node:readline'
import { permissionFlags } from './convert.ts'
import { type LimitedProcess, type ProcessLimits, startLimited } from './limited-process.ts'
import { makeWorkFolder } from './work-folder.ts'

/** Result of a reading program: a word that it printed, or the limit that it reached. */
export type ReadingEnd<Taken> =
  | { readonly taken: Taken }
  | { readonly word: string }
  | { readonly limit: 'time' | 'memory' | 'output' }

/** A document, and the request for it, which is written beside the copy of the document at the given path. */
export interface DocumentToRead {
  readonly path: string
  readonly requestFor: (document: string) => string
  readonly maxOutputBytes: number
}

/** A third of what a busy server gets, and enough for the time limit on a machine with much else to do. */
const niceness = 5

/** The most documents of a process, and the most units of its time limit: then another one starts. */
const mostDocuments = 25
const mostTimes = 3

/**
 * A process of a reading program. It takes documents one after another, each with the time limit of its own.
 *
 * It can read the product and its own folder alone, write into this folder, and start nothing.
 */
export class ReadingProcess {
  readonly #folder: string
  readonly #running: LimitedProcess
  readonly #limits: ProcessLimits
  readonly #answers: Interface | null
  readonly #bornAt = performance.now()
  #documents = 0
  #isOver = false

  private constructor(folder: string, running: LimitedProcess, limits: ProcessLimits) {
    this.#folder = folder
    this.#running = running
    this.#limits = limits
    const { stdin, stdout } = running.child
    this.#answers = stdout && createInterface({ input: stdout })
    // A process that ends while it is written to tells so by its end.
    stdin?.on('error', () => {})
  }

  static async start(program: string, limits: ProcessLimits): Promise<ReadingProcess> {
    const folder = await makeWorkFolder('convert')
    const heap = `--max-old-space-size=${Math.floor(limits.memoryMb / 2)}`
    const given = [heap, ...permissionFlags([], folder), program, folder]
    const lifetime = { ...limits, timeMs: limits.timeMs * mostTimes }
    const settings = { cwd: folder, env: {}, limits: lifetime, niceness }
    return new ReadingProcess(
      folder,
      startLimited(process.execPath, given, settings, ['pipe', 'pipe', 'ignore']),
      limits,
    )
  }

  /** Whether it can take another document, with all of the time that a document has. */
  get isFit(): boolean {
    const age = performance.now() - this.#bornAt
    return (
      !this.#isOver &&
      this.#documents < mostDocuments &&
      age < (mostTimes - 1) * this.#limits.timeMs &&
      this.#running.child.exitCode === null &&
      this.#running.child.signalCode === null
    )
  }

  /** Reads a document. `take` gets the file of the result where the program prints `done`. */
  async read<Taken>(
    { path, requestFor, maxOutputBytes }: DocumentToRead,
    take: (out: string) => Promise<Taken>,
  ): Promise<ReadingEnd<Taken>> {
    this.#documents += 1
    const at = (part: string) => join(this.#folder, `${this.#documents}.${part}`)
    await copyFile(path, at('document'))
    await writeFile(at('request'), requestFor(at('document')))
    try {
      const end = await this.#answer(`${this.#documents}\n`)
      if (!('word' in end) || end.word !== 'done') return end
      const { size } = await stat(at('out'))
      return size > maxOutputBytes ? { limit: 'output' } : { taken: await take(at('out')) }
    } finally {
      for (const part of ['document', 'request', 'out']) await rm(at(part), { force: true })
    }
  }

  async #answer(asked: string): Promise<ReadingEnd<never>> {
    const { child, ended } = this.#running
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<ReadingEnd<never>>((resolve) => {
      timer = setTimeout(() => resolve({ limit: 'time' }), this.#limits.timeMs)
    })
    const word = new Promise<ReadingEnd<never>>((resolve) => {
      this.#answers?.once('line', (line) => resolve({ word: line }))
    })
    const over = ended.then((limit): ReadingEnd<never> => {
      this.#isOver = true
      if (limit) return { limit }
      // A process aborts when its own heap is full.
      return child.signalCode === 'SIGABRT' ? { limit: 'memory' } : { word: '' }
    })
    child.stdin?.write(asked)
    try {
      return await Promise.race([word, over, late])
    } finally {
      clearTimeout(timer)
      this.#answers?.removeAllListeners('line')
    }
  }

  /** Ends it, and deletes its folder. */
  async end(): Promise<void> {
    this.#running.end()
    await this.#running.ended
    await rm(this.#folder, { recursive: true, force: true })
  }
}
