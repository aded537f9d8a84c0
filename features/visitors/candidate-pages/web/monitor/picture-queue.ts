import { codes } from '@candor/call/codes'
import { callAt } from '@candor/call/web/call-at'
import { CallFailure } from '@candor/call/web/send'
import { uploadImageAt } from '../../contract/addresses.ts'
import type { uploadImage } from '../../contract/monitor.ts'
import { givenUp } from '../../rules/monitor.ts'
import { readStoredPicture, writePicture } from '../../rules/wire.ts'
import { forget, isKeptPicture, keep, kept, listKept, listKeptNames } from '../kept-pictures.ts'

/** Why no more pictures are taken, by the code of the server's refusal. */
export type QueueEnd = 'interviewOver' | 'enough' | 'over'

export interface QueueState {
  /** All that the link has sent, also before the page was loaded. */
  readonly sent: number
  readonly waiting: number
  /** Dropped, as too many were waiting. */
  readonly lost: number
  /** Refused by the server. */
  readonly refused: number
  readonly end: QueueEnd | null
}

const ends = new Map<number, QueueEnd>([
  [codes.noPermission, 'over'],
  [codes.notFound, 'over'],
  [codes.quotaUsedUp, 'enough'],
  [codes.switchedOff, 'over'],
])
/** Refusals of a single picture: the next one may be accepted. */
const refusals: ReadonlySet<number> = new Set([codes.invalidInput, codes.fileRefused, codes.changedMeanwhile])

const word = 'monitor'

/**
 * The unsent pictures of a phone. Each is stored in this browser until the server has it, and they are sent in order of
 * time. A picture that is sent again is stored once.
 */
export class PictureQueue {
  #state: QueueState
  /** Pictures that the browser had no room for. */
  readonly #held = new Map<string, Blob>()
  readonly #link: string
  readonly #onChange: (state: QueueState) => void
  #isSending = false

  constructor(link: string, sent: number, onChange: (state: QueueState) => void) {
    this.#state = { sent, waiting: 0, lost: 0, refused: 0, end: null }
    this.#link = link
    this.#onChange = onChange
  }

  #change(change: Partial<QueueState>): void {
    this.#state = { ...this.#state, ...change }
    this.#onChange(this.#state)
  }

  /** The sizes of all that wait, in bytes, by their times. */
  async #sizes(): Promise<Map<string, number>> {
    const stored = [...(await listKept(this.#link, word))].map(
      ([time, { blob }]) => [time, blob.size] as const,
    )
    return new Map([...stored, ...[...this.#held].map(([time, { size }]) => [time, size] as const)])
  }

  /** The times of all that wait, the first one first. They may be many: none is read for this. */
  async #times(): Promise<string[]> {
    const times = new Set([...(await listKeptNames(this.#link, word)), ...this.#held.keys()])
    return [...times].sort((a, b) => Number(a) - Number(b))
  }

  async #forget(times: readonly string[]): Promise<void> {
    for (const time of times) this.#held.delete(time)
    await forget(this.#link, ...times.map((time) => `${word} ${time}`))
  }

  /** Whether the server takes no more pictures at all, not even earlier ones. */
  get #isClosed(): boolean {
    const { end } = this.#state
    return end === 'over' || end === 'enough'
  }

  /** Adds a picture by its time (epoch milliseconds), and sends what waits. */
  async add(takenAt: number, blob: Blob): Promise<void> {
    if (this.#isClosed) return
    const isKept = await keep(this.#link, `${word} ${takenAt}`, { blob, savedAt: Date.now() })
    if (!isKept) this.#held.set(String(takenAt), blob)
    const waiting = [...(await this.#sizes())].map(([time, size]) => ({ takenAt: Number(time), size }))
    const gone = givenUp(waiting)
    if (gone.length > 0) await this.#forget(gone.map(String))
    this.#change({ waiting: waiting.length - gone.length, lost: this.#state.lost + gone.length })
    await this.send()
  }

  /** Sends waiting pictures, oldest first, until none is left or the network fails. */
  async send(): Promise<void> {
    if (this.#isSending || this.#isClosed) return
    this.#isSending = true
    try {
      for (;;) {
        const times = await this.#times()
        this.#change({ waiting: times.length })
        const [next] = times
        if (next === undefined || !(await this.#sendOne(next))) return
        if (this.#isClosed) return await this.#refuseAll()
        await this.#forget([next])
      }
    } finally {
      this.#isSending = false
    }
  }

  async #refuseAll(): Promise<void> {
    const waiting = await this.#times()
    await this.#forget(waiting)
    this.#change({ waiting: 0, refused: this.#state.refused + waiting.length })
  }

  /** Whether the server has had its say about a picture: then it waits no longer. */
  async #sendOne(time: string): Promise<boolean> {
    const stored = this.#held.has(time) || (await kept(this.#link, `${word} ${time}`))
    // The browser could not read it, or it was given up just now: the next try tells.
    if (stored === undefined) return false
    const file = this.#held.get(time) ?? (isKeptPicture(stored) ? stored.blob : null)
    if (file === null) return true
    const input = writePicture(this.#link, Number(time))
    try {
      const reply = await callAt<typeof uploadImage>(uploadImageAt, input, { files: { file } })
      const { sentPictures, isInterviewOver } = readStoredPicture(reply)
      this.#change({ sent: sentPictures })
      if (isInterviewOver) this.#change({ end: 'interviewOver' })
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
