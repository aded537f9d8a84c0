import { codes } from '@candor/call/codes'
import { callApi } from '@candor/call/web/api'
import { fetchWithProgress } from '@candor/call/web/fetch-with-progress'
import { isRefusal } from '@candor/call/web/send'
import { maxResumeFileBytes } from '../contract/row.ts'
import { receiveResume } from '../contract.ts'

/** How many files are sent at a time: they are read one by one, and more would only slow the server. */
const atOnce = 1
/** How long to wait before another try while the connection is gone. */
const retryMs = [1_000, 2_000, 5_000, 10_000] as const

/** What a page shows of the files that it sends to a drop. */
export interface Sending {
  readonly all: number
  readonly done: number
  /** Share of all that was sent, from 0 to 1. */
  readonly share: number
  /** Files that the drop has already, and those of candidates of the position. */
  readonly again: number
  readonly addedBefore: number
  readonly isOffline: boolean
  readonly failed: readonly File[]
  /** Why the last of them failed. */
  readonly reason: string
}

const nothing: Sending = {
  all: 0,
  done: 0,
  share: 0,
  again: 0,
  addedBefore: 0,
  isOffline: false,
  failed: [],
  reason: '',
}

/** The files on their way to one drop. They go on while the pages change. */
class Sender {
  readonly #dropId: string
  readonly #listeners = new Set<() => void>()
  readonly #queue: File[] = []
  readonly #shares = new Map<File, number>()
  #running = 0
  #sending = nothing

  constructor(dropId: string) {
    this.#dropId = dropId
  }

  get sending(): Sending {
    return this.#sending
  }

  watch(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  send(files: readonly File[]): void {
    if (files.length === 0) return
    this.#queue.push(...files)
    const { done, all } = this.#sending
    const before = done === all ? { ...nothing } : this.#sending
    this.#set({ ...before, all: before.all + files.length })
    while (this.#running < atOnce && this.#running < this.#queue.length + this.#running) {
      this.#running += 1
      void this.#run()
      if (this.#queue.length === 0) return
    }
  }

  sendAgain(): void {
    const { failed } = this.#sending
    this.#set({ ...nothing })
    this.send(failed)
  }

  #set(next: Sending): void {
    this.#sending = next
    for (const listener of this.#listeners) listener()
  }

  #note(change: Partial<Sending>): void {
    const now = { ...this.#sending, ...change }
    const open = [...this.#shares.values()].reduce((sum, share) => sum + share, 0)
    this.#set({ ...now, share: now.all === 0 ? 0 : Math.min(1, (now.done + open) / now.all) })
  }

  async #run(): Promise<void> {
    for (let file = this.#queue.shift(); file; file = this.#queue.shift()) await this.#sendOne(file)
    this.#running -= 1
  }

  async #sendOne(file: File): Promise<void> {
    for (let tries = 0; ; tries += 1) {
      try {
        const outcome = await this.#transmit(file)
        const { done, again, addedBefore } = this.#sending
        this.#shares.delete(file)
        this.#note({
          done: done + 1,
          again: again + (outcome === 'again' ? 1 : 0),
          addedBefore: addedBefore + (outcome === 'added' ? 1 : 0),
          isOffline: false,
        })
        return
      } catch (failure) {
        this.#shares.delete(file)
        if (isRefusal(failure) && failure.code !== codes.serverError) {
          const { done, failed } = this.#sending
          this.#note({ done: done + 1, failed: [...failed, file], reason: failure.message, isOffline: false })
          return
        }
        this.#note({ isOffline: true })
        await waitForConnection(retryMs[Math.min(tries, retryMs.length - 1)] ?? 10_000)
      }
    }
  }

  async #transmit(file: File) {
    const { name, size, lastModified } = file
    const about = { dropId: this.#dropId, modifiedAt: lastModified }
    if (size > maxResumeFileBytes) {
      const { outcome } = await callApi(receiveResume, { ...about, name, bytes: size }, { isSilent: true })
      return outcome
    }
    const report = (share: number) => {
      this.#shares.set(file, share)
      this.#note({})
    }
    const options = { files: { file }, send: fetchWithProgress(report), isSilent: true }
    const { outcome } = await callApi(receiveResume, about, options)
    return outcome
  }
}

/** Waits for a while, and not longer than until the connection is back. */
function waitForConnection(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      resolve()
    }
    const timer = window.setTimeout(end, ms)
    addEventListener('online', end)
  })
}

const senders = new Map<string, Sender>()

/** The sender of a drop; one for all pages that show it. */
export function senderOf(dropId: string): Sender {
  const known = senders.get(dropId) ?? new Sender(dropId)
  senders.set(dropId, known)
  return known
}
