import type { SharedNews } from '../../../../report/report/web/live/shared-news.ts'
import { onSignOut, signedIn } from '../../../../sign-in/session/web/signed-in.ts'
import type { News } from '../../contract.ts'
import { Leader } from './leader.ts'
import { isTabMessage, type TabMessage } from './messages-of-tabs.ts'

/** A piece of a page that wants news. */
interface NewsListener {
  readonly onNews: (news: News) => void
  /** There is no stream: the page asks its calls. */
  readonly onLook: () => void
}

/** The news of one account in this tab, by the one stream that all tabs of the browser share. */
class TabNews {
  readonly accountId: string
  readonly #tab = crypto.randomUUID()
  readonly #name: string
  readonly #channel: BroadcastChannel | null
  readonly #end = new AbortController()
  #leader: Leader | null = null
  #followed: readonly string[] = []

  constructor(accountId: string) {
    this.accountId = accountId
    this.#name = `candor-news-${accountId}`
    this.#channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(this.#name)
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isTabMessage(data)) this.#hear(data)
    })
    window.addEventListener('pagehide', this.#handleLeaving)
    window.addEventListener('pageshow', this.#handleReturn)
    void this.#lead()
    this.#post({ kind: 'follows', tab: this.#tab, interviewIds: [] })
  }

  follow(interviewIds: readonly string[]): void {
    this.#followed = interviewIds
    this.#leader?.follow(this.#tab, interviewIds)
    this.#post({ kind: 'follows', tab: this.#tab, interviewIds })
  }

  stop(): void {
    this.#end.abort()
    window.removeEventListener('pagehide', this.#handleLeaving)
    window.removeEventListener('pageshow', this.#handleReturn)
    this.#handleLeaving()
    this.#channel?.close()
  }

  readonly #handleLeaving = () => this.#post({ kind: 'follows', tab: this.#tab, interviewIds: [] })

  /** The browser may show a page again that it had put aside. */
  readonly #handleReturn = () => this.#post(this.#own())

  /**
   * Leads once no other tab does: the browser gives the lock to one tab at a time, and to the next when that closes.
   * Without locks, as on an address without encryption, each tab has a stream of its own.
   */
  async #lead(): Promise<void> {
    const { signal } = this.#end
    const locks: LockManager | undefined = navigator.locks
    if (!locks) return this.#run(signal)
    try {
      await locks.request(this.#name, { signal }, () => this.#run(signal))
    } catch (error) {
      if (!signal.aborted) throw error
    }
  }

  async #run(signal: AbortSignal): Promise<void> {
    const leader = new Leader({
      onNews: (news) => this.#tellAll({ kind: 'news', news }),
      onLook: () => this.#tellAll({ kind: 'look' }),
      isOver: () => signedIn()?.userInfo.userId !== this.accountId,
    })
    this.#leader = leader
    leader.follow(this.#tab, this.#followed)
    this.#post({ kind: 'leads' })
    await leader.run(signal)
    this.#leader = null
  }

  #post(message: TabMessage): void {
    // A stopped tab may still be told to leave.
    if (this.#channel !== null) this.#channel.postMessage(message)
  }

  #tellAll(message: TabMessage): void {
    this.#post(message)
    this.#hear(message)
  }

  #hear(message: TabMessage): void {
    switch (message.kind) {
      case 'leads':
        this.#post(this.#own())
        break
      case 'news':
        latest = message.news
        tellListeners(({ onNews }) => onNews(message.news))
        break
      case 'look':
        tellListeners(({ onLook }) => onLook())
        break
      case 'follows':
        this.#leader?.follow(message.tab, message.interviewIds)
        // A tab that has just come knows nothing yet.
        if (this.#leader?.last) this.#post({ kind: 'news', news: this.#leader.last })
    }
  }

  #own(): TabMessage {
    return { kind: 'follows', tab: this.#tab, interviewIds: this.#followed }
  }
}

let current: TabNews | null = null
/** The last news of this tab, for a report that is opened later. */
let latest: News | null = null
const listeners = new Set<NewsListener>()
const followed = new Map<string, number>()

function tellListeners(tell: (listener: NewsListener) => void): void {
  for (const listener of [...listeners]) tell(listener)
}

/** Starts the news of an account, unless they run; those of another account end. */
export function startNews(accountId: string): void {
  if (current?.accountId === accountId) return
  stopNews()
  current = new TabNews(accountId)
  current.follow([...followed.keys()])
}

/** Ends the news of this tab. The stream of another tab goes on. */
export function stopNews(): void {
  current?.stop()
  current = null
  latest = null
}

onSignOut(stopNews)

/** Calls a listener with all news. Returns what ends it. */
export function listenToNews(listener: NewsListener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Follows the parts of an interview, as often as several pieces ask. Returns what ends it. */
function followInterview(interviewId: string): () => void {
  const change = (by: 1 | -1) => {
    const count = (followed.get(interviewId) ?? 0) + by
    if (count > 0) followed.set(interviewId, count)
    else followed.delete(interviewId)
    current?.follow([...followed.keys()])
  }
  change(1)
  return () => change(-1)
}

/** News of one report: null where it cannot be read any more; undefined while nothing is known of it. */
function partsIn(news: News | null, interviewId: string) {
  return news?.reports.find((report) => report.interviewId === interviewId)?.parts
}

/** Follows a report by the stream of the browser, which it starts: see `SharedNews`. */
export const followReport: SharedNews['follow'] = (interviewId, onParts) => {
  const accountId = signedIn()?.userInfo.userId
  if (accountId !== undefined) startNews(accountId)
  const stopListening = listenToNews({
    onNews: (news) => {
      const parts = partsIn(news, interviewId)
      if (parts !== undefined) onParts(parts)
    },
    onLook: () => onParts(null),
  })
  const known = partsIn(latest, interviewId)
  if (known) onParts(known)
  const unfollow = followInterview(interviewId)
  return () => {
    stopListening()
    unfollow()
  }
}
