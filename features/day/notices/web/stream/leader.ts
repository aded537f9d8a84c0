import { readEvents } from '@candor/call/web/events'
import { isRefusal } from '@candor/call/web/send'
import { maxFollowed, type News, newsEvents } from '../../contract.ts'

/** Without a stream the tabs look again after this time, then after twice as long, up to the longest. */
export const lookMs = 30_000
const longestLookMs = 300_000
/** A stream that spoke and lasted this long was a good one: the next is opened at once, give or take. */
const goodMs = 10_000
const reopenMs = 1_000

/** What a leader tells its tabs. */
interface Tabs {
  readonly onNews: (news: News) => void
  readonly onLook: () => void
  /** Whether the account is still signed in here. */
  readonly isOver: () => boolean
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

/** Holds the one stream of a browser, and follows what its tabs follow. */
export class Leader {
  readonly #tabs: Tabs
  readonly #follows = new Map<string, readonly string[]>()
  #followed = ''
  /** Ends the open stream, so that the next one follows other reports. */
  #reopen = new AbortController()
  #lastSeen: string | null = null
  #last: News | null = null

  constructor(tabs: Tabs) {
    this.#tabs = tabs
  }

  /** The last news, for a tab that has just come. */
  get last(): News | null {
    return this.#last
  }

  /** Notes what a tab follows; the newest tabs count where there are too many reports. */
  follow(tab: string, interviewIds: readonly string[]): void {
    this.#follows.delete(tab)
    if (interviewIds.length > 0) this.#follows.set(tab, interviewIds)
    const wanted = [...new Set([...this.#follows.values()].reverse().flat())].slice(0, maxFollowed)
    const followed = wanted.sort().join(',')
    if (followed === this.#followed) return
    this.#followed = followed
    this.#lastSeen = null
    this.#reopen.abort()
  }

  /** Keeps a stream open until the signal. */
  async run(signal: AbortSignal): Promise<void> {
    for (let failures = 0; !signal.aborted && !this.#tabs.isOver(); ) {
      this.#reopen = new AbortController()
      const both = AbortSignal.any([signal, this.#reopen.signal])
      const openedAt = Date.now()
      const end = await this.#listen(both)
      if (signal.aborted) return
      if (this.#reopen.signal.aborted) continue
      if (Date.now() - openedAt >= goodMs && end === 'heard') {
        failures = 0
        await pause(reopenMs * (1 + Math.random()), both)
        continue
      }
      const waitMs = end === 'refused' ? longestLookMs : Math.min(longestLookMs, lookMs * 2 ** failures)
      await pause(waitMs, both)
      failures += 1
      if (!signal.aborted) this.#tabs.onLook()
    }
  }

  /** Listens until the stream ends. A silent stream is held back on the way, however long it was open. */
  async #listen(signal: AbortSignal): Promise<'heard' | 'silent' | 'refused'> {
    const input = this.#followed === '' ? {} : { follow: this.#followed }
    let end: 'heard' | 'silent' = 'silent'
    try {
      for await (const item of readEvents(newsEvents, input, { signal, lastSeen: this.#lastSeen })) {
        if (signal.aborted) return end
        if (item.kind === 'open') continue
        end = 'heard'
        if (item.kind === 'seen') {
          this.#lastSeen = item.id
          continue
        }
        this.#last = item.event
        this.#tabs.onNews(item.event)
      }
      return 'heard'
    } catch (error) {
      return isRefusal(error) ? 'refused' : end
    }
  }
}
