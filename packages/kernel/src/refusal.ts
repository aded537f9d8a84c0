/** Where a refusal is named: a call's contract, or the gate. `feature` is the folder whose messages word it. */
export interface RefusalSource<Name extends string = string> {
  readonly feature: string
  readonly refusals: Readonly<Record<Name, number>>
}

export interface RefusalDetail {
  /** Values for the wording, e.g. `{ minutes: 15 }` or `{ names: ['Zhao Min', 'Chen Wei'] }`. */
  readonly values?: Readonly<Record<string, string | number | readonly string[]>>
  /** What the caller gets beside the wording, e.g. `{ retryAfterSeconds: 900 }`. */
  readonly data?: unknown
}

/** Says when what was refused may be asked again: in seconds for who calls, and in begun minutes for the wording. */
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
