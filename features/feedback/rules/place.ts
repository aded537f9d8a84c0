/** What an interviewer gave. */
export interface Feedback {
  readonly id: string
  readonly result: number
  readonly content: string
  readonly lastUpdateBy: string | null
  readonly lastUpdateByName: string | null
  /** Epoch milliseconds. */
  readonly updatedAt: number
}

/** One interviewer of a planned interview, with what they found. */
export interface FeedbackPlace {
  readonly planId: string
  readonly roundName: string
  readonly isCancelled: boolean
  readonly interviewer: { readonly id: string | null; readonly name: string }
  /** Whether it is a colleague's, of a reader who has one of their own in the same interview. */
  readonly isOfColleague: boolean
  readonly feedback: Feedback | null
  /** Why there is one that the reader does not get: it is its owner's, or the reader's own comes first. */
  readonly hiddenBy: 'owner' | 'ownFirst' | null
  readonly hasForm: boolean
}
