/** The source of a refusal: a call's contract, or the gate. `feature` is the folder whose messages have its text. */
export interface RefusalSource<Name extends string = string> {
  readonly feature: string
  readonly refusals: Readonly<Record<Name, number>>
}

export interface RefusalDetail {
  /** Values for the text, e.g. `{ minutes: 15 }` or `{ names: ['Zhao Min', 'Chen Wei'] }`. */
  readonly values?: Readonly<Record<string, string | number | readonly string[]>>
  /** Data for the client beside the text, e.g. `{ retryAfterSeconds: 900 }`. */
  readonly data?: unknown
}

/** When a refused call may be tried again: seconds for the client, and minutes, rounded up, for the text. */
export function retryIn(seconds: number): RefusalDetail {
  return { data: { retryAfterSeconds: seconds }, values: { minutes: Math.ceil(seconds / 60) } }
}

/**
 * An expected "no": it ends the call, becomes the envelope with its code, and is logged at info.
 *
 * Anything else that is thrown is a bug and answers 500 without detail.
 */
export class Refusal<Name extends string = string> extends Error {
  override readonly name = 'Refusal'
  readonly code: number
  readonly feature: string
  readonly refusal: Name
  readonly detail: RefusalDetail

  constructor(source: RefusalSource<Name>, refusal: NoInfer<Name>, detail: RefusalDetail = {}) {
    super(`${source.feature}.${refusal}`)
    this.code = source.refusals[refusal]
    this.feature = source.feature
    this.refusal = refusal
    this.detail = detail
  }
}
