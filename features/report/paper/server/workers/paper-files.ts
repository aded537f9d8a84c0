import { randomBytes } from 'node:crypto'
import type { ReplyOf } from '@candor/call/define'
import type { PaperFault, PaperFormat, readPaperFile } from '../../contract.ts'
import { type KeptFiles, openKeptFiles } from './kept-files.ts'

export interface PaperFile {
  readonly name: string
  readonly format: PaperFormat
  readonly bytes: Uint8Array
}

/** A file and whether its owner may still fetch it. */
export interface OwnedFile extends PaperFile {
  readonly isStillOpen: () => Promise<boolean>
}

/** Makes a file until it is cancelled. Throws `PaperFailed` for expected failures. */
export type MakeFile = (signal: AbortSignal, id: string) => Promise<OwnedFile>

export class PaperFailed extends Error {
  override readonly name = 'PaperFailed'
  readonly fault: PaperFault

  constructor(fault: PaperFault) {
    super(fault)
    this.fault = fault
  }
}

export type PaperFileState = ReplyOf<typeof readPaperFile>

interface Job {
  readonly id: string
  readonly owner: string
  readonly make: MakeFile
  readonly giveUp: AbortController
  state: 'waiting' | 'making' | { readonly made: string } | { readonly failed: PaperFault }
  askedAt: number
}

export interface PaperFileLimits {
  /** The most files that are made or wait. */
  readonly open: number
  /** How long a file is made without a call for its state (milliseconds). */
  readonly unaskedMs: number
  /** How long a finished file can be fetched, and the most bytes of finished files. */
  readonly keptMs: number
  readonly keptBytes: number
}

export const paperFileLimits: PaperFileLimits = {
  open: 20,
  unaskedMs: 15_000,
  keptMs: 3 * 60_000,
  keptBytes: 64 * 1024 * 1024,
}

/** Makes files, one at a time, each while its owner keeps asking for its state. */
export interface PaperFiles {
  /** Begins a file in place of the owner's waiting one; null where too many files wait. */
  start(owner: string, make: MakeFile): string | null
  /** The state of a file; null where its owner has none with this id. */
  stateOf(owner: string, id: string): PaperFileState | null
  drop(owner: string, id: string): void
  /** The file of an address from its state. */
  find(key: string): OwnedFile | null
  /** Cancels everything. */
  close(): void
}

interface Opening {
  readonly now: () => number
  readonly onFault: (fault: unknown) => void
  readonly limits?: PaperFileLimits
}

/** The ordered files by their ids: waiting, being made, finished and failed. */
function openJobs() {
  const jobs = new Map<string, Job>()
  return {
    all: () => [...jobs.values()],
    open: () => [...jobs.values()].filter(isOpen),
    add: (job: Job) => jobs.set(job.id, job),
    /** The job with this id; null where it has another owner. */
    own(owner: string, id: string): Job | null {
      const job = jobs.get(id)
      return job?.owner === owner ? job : null
    },
    forget(job: Job): void {
      job.giveUp.abort()
      jobs.delete(job.id)
    },
  }
}

type Jobs = ReturnType<typeof openJobs>

const isOpen = ({ state }: Job) => state === 'waiting' || state === 'making'

/** Returns a function that makes the open files one after the other, and does nothing while one is being made. */
function makerOf(jobs: Jobs, kept: KeptFiles<OwnedFile>, onFault: Opening['onFault']): () => Promise<void> {
  let isMaking = false
  return async function makeNext() {
    const job = jobs.open()[0]
    if (isMaking || !job) return
    isMaking = true
    job.state = 'making'
    try {
      const file = await job.make(job.giveUp.signal, job.id)
      if (!job.giveUp.signal.aborted) job.state = { made: kept.keep(file) }
    } catch (error) {
      const isOurs = !(error instanceof PaperFailed) && !job.giveUp.signal.aborted
      if (isOurs) onFault(error)
      job.state = { failed: error instanceof PaperFailed ? error.fault : 'broken' }
    } finally {
      isMaking = false
      void makeNext()
    }
  }
}

export function openPaperFiles({ now, onFault, limits = paperFileLimits }: Opening): PaperFiles {
  const jobs = openJobs()
  const kept = openKeptFiles<OwnedFile>(now, limits)
  const makeNext = makerOf(jobs, kept, onFault)

  /** Cancels files without recent calls for their state, and deletes unfetched ones. */
  function sweep(): void {
    const time = now()
    for (const job of jobs.all()) {
      const patience = isOpen(job) ? limits.unaskedMs : limits.keptMs
      if (job.askedAt + patience < time) jobs.forget(job)
    }
    kept.sweep()
  }
  const sweeping = setInterval(sweep, Math.max(50, limits.unaskedMs / 5))
  sweeping.unref()

  return {
    start(owner, make) {
      sweep()
      for (const job of jobs.open()) if (job.owner === owner) jobs.forget(job)
      if (jobs.open().length >= limits.open) return null
      const id = randomBytes(16).toString('base64url')
      jobs.add({ id, owner, make, giveUp: new AbortController(), state: 'waiting', askedAt: now() })
      void makeNext()
      return id
    },
    stateOf(owner, id) {
      const job = jobs.own(owner, id)
      if (!job) return null
      job.askedAt = now()
      const { state } = job
      if (state === 'waiting') return { state, ahead: jobs.open().indexOf(job) }
      if (state === 'making') return { state }
      if ('failed' in state) return { state: 'failed', fault: state.failed }
      return kept.has(state.made) ? { state: 'made', address: `/file/paper/${state.made}` } : null
    },
    drop(owner, id) {
      const job = jobs.own(owner, id)
      if (job) jobs.forget(job)
    },
    find: kept.find,
    close() {
      clearInterval(sweeping)
      for (const job of jobs.all()) jobs.forget(job)
      kept.clear()
    },
  }
}
