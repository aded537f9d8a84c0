import type { InterviewTime } from './moments.ts'

export interface Feedback {
  readonly id: string
  readonly result: number
  readonly content: string
  /** The account that changed it last; null for one that is gone or has none. */
  readonly updatedBy: string | null
  readonly updatedByName: string | null
  readonly updatedAt: number
}

export interface FeedbackEntry extends InterviewTime {
  readonly planId: string
  readonly roundName: string
  readonly isCancelled: boolean
  readonly interviewer: { readonly id: string | null; readonly name: string }
  /** Whether it is a colleague's, for a reader who is an interviewer of the same interview. */
  readonly isOfColleague: boolean
  readonly feedback: Feedback | null
  /** Why the reader does not get it: only its owner may, or the reader has to give their own first. */
  readonly hiddenBy: 'owner' | 'ownFirst' | null
  readonly hasForm: boolean
}
