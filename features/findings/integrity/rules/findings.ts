import type { FindingState } from '../../../candidates/interviews/rules/finding-state.ts'

/** Permission key of the interview's log, with all checks. */
export const integrityPermission = 'reportInterviewLog'

/** Checks that have a message; others are shown by their imported name. */
export const knownChecks = [
  'leftPage',
  'noFace',
  'multiplePerson',
  'personChange',
  'facialRecognition',
  'speechDraft',
  'concentration',
  'keyboard',
  'abnormalPicture',
  'textSimilarity',
  'phoneMonitoring',
  'screenMonitoring',
  'login',
] as const
export type KnownCheck = (typeof knownChecks)[number]

export type FindingMedia =
  | { readonly kind: 'picture'; readonly address: string }
  | { readonly kind: 'video'; readonly addresses: readonly string[]; readonly poster: string | null }

export interface Finding {
  readonly check: { readonly known: KnownCheck } | { readonly named: string }
  readonly state: FindingState
  readonly text: string | null
  readonly media: readonly FindingMedia[]
}
