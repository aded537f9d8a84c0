import { codes } from '@candor/call/codes'
import { readEvents } from '@candor/call/web/events'
import { isRefusal } from '@candor/call/web/send'
import { reportEvents } from '../../contract.ts'
import { versionReadAt } from './read-versions.ts'
import { type PartNews, sharedNews } from './shared-news.ts'

/** A part of a report that waits: for which keys of the bundle, and what it does when one of them has news. */
export interface PartListener {
  readonly parts: readonly string[]
  readonly onNews: () => void
}

/** Without a stream whoever waits looks again after this time, then after twice as long, up to the longest. */
export const pollMs = 30_000
const longestPollMs = 300_000
/** A stream that lasted this long was a good one: the next is opened at once, give or take. */
const goodMs = 10_000
const reopenMs = 1_000

const isHidden = () => document.visibilityState === 'hidden'

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

/**
 * The news of an open report, while somebody waits. They come by the stream that all pages of the browser share. Without
 * one, as for visitors, the report has its own, which is open while the page is in view.
 */
class LiveReport {
  readonly #interviewId: string
  #unfollow: (() => void) | null = null
  readonly #waiters = new Set<PartListener>()
  #running: AbortController | null = null
  #lastSeen: string | null = null

  constructor(interviewId: string) {
    this.#interviewId = interviewId
    this.#lastSeen = versionReadAt(interviewId)?.toString() ?? null
  }

  get isIdle(): boolean {
    return this.#waiters.size === 0
  }

  add(waiter: PartListener): void {
    const isFirst = this.isIdle
    this.#waiters.add(waiter)
    if (isFirst) this.#unfollow = sharedNews()?.follow(this.#interviewId, this.#handleNews) ?? null
    if (this.#unfollow) return
    if (isFirst) document.addEventListener('visibilitychange', this.#handleVisibility)
    this.#start()
  }

  remove(waiter: PartListener): void {
    this.#waiters.delete(waiter)
    if (!this.isIdle) return
    this.#unfollow?.()
    this.#unfollow = null
    document.removeEventListener('visibilitychange', this.#handleVisibility)
    this.#stop()
  }

  /** The shared stream tells all versions, or null where nobody knows them: those are asked for. */
  readonly #handleNews = (parts: readonly PartNews[] | null) => {
    if (parts === null) return this.#tell(null)
    const seen = this.#lastSeen === null ? null : Number(this.#lastSeen)
    this.#lastSeen = String(Math.max(seen ?? 0, ...parts.map(({ version }) => version)))
    if (seen === null) return this.#tell(null)
    for (const { part, version } of parts) if (version > seen) this.#tell(part)
  }

  readonly #handleVisibility = () => {
    if (isHidden()) this.#stop()
    else this.#start()
  }

  #start(): void {
    if (this.#running || isHidden()) return
    const running = new AbortController()
    this.#running = running
    void this.#run(running.signal)
  }

  #stop(): void {
    this.#running?.abort()
    this.#running = null
  }

  #tell(part: string | null): void {
    for (const { parts, onNews } of [...this.#waiters]) {
      if (part === null || parts.includes(part)) onNews()
    }
  }

  async #run(signal: AbortSignal): Promise<void> {
    for (let failures = 0; !signal.aborted; ) {
      const openedAt = Date.now()
      const isRefused = await this.#listen(signal)
      if (signal.aborted || isRefused) return
      if (Date.now() - openedAt >= goodMs) {
        failures = 0
        await pause(reopenMs * (1 + Math.random()), signal)
        continue
      }
      await pause(Math.min(longestPollMs, pollMs * 2 ** failures), signal)
      failures += 1
      if (!signal.aborted) this.#tell(null)
    }
  }

  /** Listens until the stream ends; returns whether the server refused it, which the calls tell the reader themselves. */
  async #listen(signal: AbortSignal): Promise<boolean> {
    const input = { interviewId: this.#interviewId }
    try {
      for await (const item of readEvents(reportEvents, input, { signal, lastSeen: this.#lastSeen })) {
        if (signal.aborted) return false
        if (item.kind === 'event') this.#tell(item.event.part)
        if (item.kind !== 'seen') continue
        // What came in between the part's own loading and this moment was told to nobody.
        if (this.#lastSeen === null) this.#tell(null)
        this.#lastSeen = item.id
      }
      return false
    } catch (error) {
      // The candidate may be erased: the calls of the page find that, once they are made.
      if (isRefusal(error) && error.code === codes.notFound) this.#tell(null)
      return isRefusal(error)
    }
  }
}

const reports = new Map<string, LiveReport>()

/** Waits for parts of an interview; returns what ends the waiting. All who wait for one interview share a stream. */
export function listenForParts(interviewId: string, waiter: PartListener): () => void {
  const report = reports.get(interviewId) ?? new LiveReport(interviewId)
  reports.set(interviewId, report)
  report.add(waiter)
  return () => {
    report.remove(waiter)
    if (report.isIdle) reports.delete(interviewId)
  }
}
