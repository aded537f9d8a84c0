import { codes } from '@candor/call/codes'
import { callAt } from '@candor/call/web/call-at'
import { CallFailure } from '@candor/call/web/send'
import { uploadImageAt } from '../../contract/addresses.ts'
import type { uploadImage } from '../../contract/monitor.ts'
import { givenUp } from '../../rules/monitor.ts'
import { forget, keep, listKept } from '../kept-pictures.ts'

/** Why nothing more is taken: by the code of the server's refusal. */
export type QueueEnd = 'interviewOver' | 'enough' | 'over'

export interface QueueState {
  readonly sent: number
  readonly waiting: number
  /** Given up, as too many were waiting. */
  readonly lost: number
  /** Not accepted by the server. */
  readonly refused: number
  readonly end: QueueEnd | null
}

const ends = new Map<number, QueueEnd>([
  [codes.noPermission, 'over'],
  [codes.notFound, 'over'],
  [codes.quotaUsedUp, 'enough'],
  [codes.switchedOff, 'over'],
])
/** What is wrong with one picture alone: the next ones may still be right. */
const refusals: ReadonlySet<number> = new Set([codes.invalidInput, codes.fileRefused, codes.changedMeanwhile])

const word = 'monitor'
const phone = 2

/**
 * The pictures of a phone that watches, on their way: each is kept in this browser until the server has it, and they go
 * out in the order of their times. What the server has had already it takes again without a second one.
 */
export class PictureQueue {
  #state: QueueState = { sent: 0, waiting: 0, lost: 0, refused: 0, end: null }
  /** Those for which the browser had no room. */
  readonly #held = new Map<string, Blob>()
  readonly #link: string
  readonly #onChange: (state: QueueState) => void
  #isSending = false

  constructor(link: string, onChange: (state: QueueState) => void) {
    this.#link = link
    this.#onChange = onChange
  }

  #change(change: Partial<QueueState>): void {
    this.#state = { ...this.#state, ...change }
    this.#onChange(this.#state)
  }

  /** All that wait, by their times. */
  async #list(): Promise<[string, Blob][]> {
    const kept = await listKept(this.#link, word)
    const all = new Map([...[...kept].map(([time, { blob }]) => [time, blob] as const), ...this.#held])
    return [...all].sort(([a], [b]) => Number(a) - Number(b))
  }

  async #forget(time: string): Promise<void> {
    this.#held.delete(time)
    await forget(this.#link, `${word} ${time}`)
  }

  /** Whether the server takes no picture at all any more, also none of before. */
  get #isClosed(): boolean {
    const { end } = this.#state
    return end === 'over' || end === 'enough'
  }

  /** Takes a picture in by its time (epoch milliseconds), and sends what waits. */
  async add(createTime: number, blob: Blob): Promise<void> {
    if (this.#isClosed) return
    const isKept = await keep(this.#link, `${word} ${createTime}`, { blob, savedAt: Date.now() })
    if (!isKept) this.#held.set(String(createTime), blob)
    const waiting = await this.#list()
    const gone = givenUp(waiting.map(([time, { size }]) => ({ createTime: Number(time), size })))
    for (const time of gone) await this.#forget(String(time))
    this.#change({ waiting: waiting.length - gone.length, lost: this.#state.lost + gone.length })
    await this.send()
  }

  /** Sends what waits, the oldest first, until all is gone or the network is. */
  async send(): Promise<void> {
    if (this.#isSending || this.#isClosed) return
    this.#isSending = true
    try {
      for (;;) {
        const [next, ...rest] = await this.#list()
        this.#change({ waiting: next ? rest.length + 1 : 0 })
        if (!next || !(await this.#sendOne(next))) return
        if (this.#isClosed) return await this.#refuseAll()
        await this.#forget(next[0])
      }
    } finally {
      this.#isSending = false
    }
  }

  async #refuseAll(): Promise<void> {
    const waiting = await this.#list()
    for (const [time] of waiting) await this.#forget(time)
    this.#change({ waiting: 0, refused: this.#state.refused + waiting.length })
  }

  /** Whether the server has had its say about a picture: then it waits no longer. */
  async #sendOne([time, file]: readonly [string, Blob]): Promise<boolean> {
    const input = { sign: this.#link, source: phone, createTime: Number(time) }
    try {
      const { interviewEndTime } = await callAt<typeof uploadImage>(uploadImageAt, input, { files: { file } })
      this.#change({ sent: this.#state.sent + 1 })
      if (interviewEndTime !== null) this.#change({ end: 'interviewOver' })
      return true
    } catch (error) {
      const code = error instanceof CallFailure ? error.code : null
      if (code === null) return false
      const end = code === codes.changedMeanwhile ? 'interviewOver' : ends.get(code)
      if (end) this.#change({ end })
      if (!refusals.has(code)) return end !== undefined
      this.#change({ refused: this.#state.refused + 1 })
      return true
    }
  }
}
