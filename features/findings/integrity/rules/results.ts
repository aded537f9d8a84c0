import type { Finding, KnownCheck } from './findings.ts'
import type { MonitorPicture, TakenPicture } from './monitor.ts'
import type { FaceMatch, Platform } from './risk.ts'

/** A count or a rate in percent; `generating`: still being worked out; null: unknown, or not for this reader. */
export type Amount = number | 'generating' | null

/** Whether something is so; `generating` and null as for an amount. */
export type Flag = boolean | 'generating' | null

export const switchChecks = [
  'computerMonitoring',
  'abnormalDetection',
  'screenshotProtection',
  'screenRecordingProtection',
] as const
type SwitchCheck = (typeof switchChecks)[number]
export type CheckName = KnownCheck | SwitchCheck

type SwitchedCheck =
  | SwitchCheck
  | 'noFace'
  | 'multiplePerson'
  | 'keyboard'
  | 'abnormalPicture'
  | 'textSimilarity'
  | 'phoneMonitoring'

interface Stretch {
  readonly beganAt: number | null
  readonly endedAt: number | null
}

export interface Similarity {
  readonly byWord: Amount
  readonly byMeaning: Amount
}

export interface PublicAnswer extends Similarity {
  readonly text: string
}

export interface ComparedAnswer extends Similarity {
  readonly question: string
  readonly text: string
  readonly publicAnswers: readonly PublicAnswer[]
}

export interface PersonChange {
  readonly count: Amount
  /** Epoch milliseconds. */
  readonly changedAt: number | null
  readonly before: string | null
  readonly after: string | null
}

/** The results of an interview's checks; null for a check that was not made, or is hidden from the reader. */
export interface CheckResults {
  readonly findings: readonly Finding[]
  readonly switches: Readonly<Record<SwitchedCheck, Flag>>
  readonly isRecorded: Flag
  readonly monitorPictures: readonly MonitorPicture[]
  readonly phoneText: string | null
  readonly faceMatch: FaceMatch | null
  readonly noFace: {
    readonly count: Amount
    /** Whether too many end the interview. */
    readonly closes: boolean | null
    readonly stretches: readonly (Stretch & { readonly picture: string | null })[]
  } | null
  readonly personChange: PersonChange | null
  readonly speechDraft: { readonly count: Amount; readonly stretches: readonly Stretch[] } | null
  readonly concentration: { readonly rate: Amount } | null
  readonly abnormalPicture: { readonly count: Amount; readonly pictures: readonly TakenPicture[] | null }
  readonly textSimilarity: Similarity & { readonly answers: readonly ComparedAnswer[] }
  readonly mostLogins: number | null
}

export interface Exit extends Stretch {
  readonly beganAt: number
  /** Milliseconds: as reported, else the difference of its ends. */
  readonly lengthMs: number | null
}

export interface Stay {
  /** Epoch milliseconds. */
  readonly at: number
  /** Null where unknown. */
  readonly platform: Platform | 'otherPlatform' | null
  readonly address: string
}

export interface LogEntry extends Stay {
  readonly content: string
}

export interface Course {
  readonly exitCount: Amount
  readonly awayMs: Amount
  readonly exits: readonly Exit[]
  readonly logins: readonly Stay[]
}

/** The number itself; null while it is worked out, and where it is unknown. */
export function numberOf(amount: Amount | undefined): number | null {
  return typeof amount === 'number' ? amount : null
}
