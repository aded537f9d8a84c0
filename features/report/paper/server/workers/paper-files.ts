import { randomBytes } from 'node:crypto'
import type { ReplyOf } from '@candor/call/define'
import { newToken } from '../../../../platform/access/server/gate.ts'
import type { PaperFault, PaperFormat, readPaperFile } from '../../contract.ts'

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

interface Kept {
  readonly file: OwnedFile
  readonly until: number
}

export interface PaperFileLimits {
  /** The most files that are made or wait. */
  readonly open: number
  /** How long a file is made while nobody asks for its state. */
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
  /** Begins a file in place of one that its owner waits for; null where too many wait already. */
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

export function openPaperFiles({ now, onFault, limits = paperFileLimits }: Opening): PaperFiles {
  const jobs = new Map<string, Job>()
  const kept = new Map<string, Kept>()
  let isMaking = false

  const isOpen = ({ state }: Job) => state === 'waiting' || state === 'making'
  const openJobs = () => [...jobs.values()].filter(isOpen)

  function forget(job: Job): void {
    job.giveUp.abort()
    jobs.delete(job.id)
  }

  /** Cancels files that nobody asks for any more, and deletes unfetched ones. */
  function sweep(): void {
    const time = now()
    for (const job of jobs.values()) {
      const patience = isOpen(job) ? limits.unaskedMs : limits.keptMs
      if (job.askedAt + patience < time) forget(job)
    }
    for (const [key, { until }] of kept) if (until < time) kept.delete(key)
  }

  function keep(file: OwnedFile): string {
    const key = newToken()
    kept.set(key, { file, until: now() + limits.keptMs })
    const sum = () => [...kept.values()].reduce((bytes, each) => bytes + each.file.bytes.length, 0)
    for (const oldest of kept.keys()) {
      if (kept.size === 1 || sum() <= limits.keptBytes) break
      kept.delete(oldest)
    }
    return key
  }

  async function makeNext(): Promise<void> {
    const job = openJobs()[0]
    if (isMaking || !job) return
    isMaking = true
    job.state = 'making'
    try {
      const file = await job.make(job.giveUp.signal, job.id)
      if (!job.giveUp.signal.aborted) job.state = { made: keep(file) }
    } catch (error) {
      const isOurs = !(error instanceof PaperFailed) && !job.giveUp.signal.aborted
      if (isOurs) onFault(error)
      job.state = { failed: error instanceof PaperFailed ? error.fault : 'broken' }
    } finally {
      isMaking = false
      void makeNext()
    }
  }

  const sweeping = setInterval(sweep, Math.max(50, limits.unaskedMs / 5))
  sweeping.unref()

  const ownJob = (owner: string, id: string) => {
    const job = jobs.get(id)
    return job?.owner === owner ? job : null
  }

  return {
    start(owner, make) {
      sweep()
      for (const job of openJobs()) if (job.owner === owner) forget(job)
      if (openJobs().length >= limits.open) return null
      const id = randomBytes(16).toString('base64url')
      jobs.set(id, { id, owner, make, giveUp: new AbortController(), state: 'waiting', askedAt: now() })
      void makeNext()
      return id
    },
    stateOf(owner, id) {
      const job = ownJob(owner, id)
      if (!job) return null
      job.askedAt = now()
      const { state } = job
      if (state === 'waiting') return { state, ahead: openJobs().indexOf(job) }
      if (state === 'making') return { state }
      if ('failed' in state) return { state: 'failed', fault: state.failed }
      return kept.has(state.made) ? { state: 'made', address: `/file/paper/${state.made}` } : null
    },
    drop(owner, id) {
      const job = ownJob(owner, id)
      if (job) forget(job)
    },
    find(key) {
      const found = kept.get(key)
      return found && found.until >= now() ? found.file : null
    },
    close() {
      clearInterval(sweeping)
      for (const job of jobs.values()) forget(job)
      kept.clear()
    },
  }
}
