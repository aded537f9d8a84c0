import type * as z from 'zod/mini'
import type { IdCard } from '../../candidates/rules/id-card.ts'
import type { ScoreState, StarScale } from '../../scores/rules/stars.ts'
import type { Transcript } from '../contract/answer.ts'
import type { FindingState } from './finding-state.ts'
import type { VoiceRole } from './identify-voices.ts'
import type { CandidateResponse } from './response.ts'

export type Verdict = 'correct' | 'partial' | 'wrong'

export interface ModelResult {
  /** The score is null where the model gave none, or the company hides it. */
  readonly dimensions: readonly {
    readonly name: string
    readonly score: ScoreState | null
    readonly detail: string | null
  }[]
  readonly improvements: readonly string[]
}

export interface AnswerOption {
  readonly code: string
  readonly content: string
  readonly extra: string | null
}

/** A question of any kind with the written, spoken or chosen answer. Fields that the company hides are null. */
export interface AnsweredQuestion {
  readonly id: string
  /** Code of how it is answered: see `questionType`. */
  readonly method: number
  readonly title: string | null
  /** The text of the question, cleaned by the server. */
  readonly html: string
  /** The typed text: in place of a recording, or because the question asks for it. */
  readonly text: string | null
  readonly language: string | null
  /** Language of code that was handed in. */
  readonly codeLanguage: string | null
  readonly point: string | null
  readonly topics: readonly string[]
  /** Null where it has none, or the company hides it. One above the full marks is not cut off. */
  readonly score: ScoreState | null
  /** The model's score, where `score` comes from people or a key. */
  readonly modelScore: ScoreState | null
  readonly isUnscored: boolean
  readonly reason: string | null
  readonly verdict: Verdict | null
  readonly rightKey: string | null
  readonly options: readonly AnswerOption[]
  readonly files: readonly { readonly name: string; readonly address: string }[]
  readonly isCustom: boolean
  readonly model: ModelResult | null
}

/** A question with its answer. Times of the transcript count from the start of the answer's recording. */
export interface Answer extends AnsweredQuestion {
  /** The questions on the text of a reading question. */
  readonly parts: readonly AnsweredQuestion[]
  readonly module: string | null
  /** The id of the answer that it follows. */
  readonly followUpOf: string | null
  /** Round of a follow-up, from 1. */
  readonly round: number | null
  /** Milliseconds of the session, as `sessionStartMs`. */
  readonly askedAtMs: number | null
  readonly sessionStartMs: number
  readonly durationMs: number | null
  /** The player tries the next address when one does not play. */
  readonly video: { readonly addresses: readonly string[]; readonly poster: string | null } | null
  readonly transcript: z.output<typeof Transcript> | null
}

export interface TimedVideo {
  readonly beganAt: number
  readonly address: string
  /** Its transcript where one came with it, in milliseconds from its own start. */
  readonly transcript?: z.output<typeof Transcript>
}

export const bodyParts = ['tattoo', 'arm', 'hand', 'leg'] as const

/** The result of a body check for each part; null where it was not looked at, or not for this viewer. */
export type BodyCheck = Readonly<Record<(typeof bodyParts)[number], FindingState | null>>

export type ColourVisionOutcome = 'normal' | 'weak' | 'blind'

/** The result of the colour-vision test. Counts are of plates; null where the test did not say. */
export type ColourVision =
  | { readonly state: 'none' }
  | { readonly state: 'analysing' }
  | {
      readonly state: 'found'
      readonly outcome: ColourVisionOutcome
      readonly rightCount: number | null
      readonly wrongCount: number | null
    }

/** How a company shows answers; what it hides is not in them either (decision N40). */
export interface AnswerRules {
  readonly hidesCorrectness: boolean
  readonly hidesManualScores: boolean
  readonly foldsText: boolean
  readonly starScale: StarScale
}

export const arrangementModes = ['offline', 'onlineVideo', 'onlineVoice'] as const
type ArrangementMode = (typeof arrangementModes)[number]

export type ArrangementResponse = CandidateResponse | 'none'

export type FeedbackResult = 'rejected' | 'passed' | 'pending'

export interface Arrangement {
  readonly mode: ArrangementMode
  readonly startsAt: number | null
  readonly endsAt: number | null
  /** YYYY-MM-DD, for one without a time. */
  readonly day: string | null
  readonly minutes: number | null
  readonly place: string | null
  readonly response: ArrangementResponse
  /** Null where the company shows it only to its authors. */
  readonly feedback:
    | readonly {
        readonly id: string
        readonly author: string | null
        readonly result: FeedbackResult
        readonly text: string
      }[]
    | null
}

export interface InterviewSummary {
  readonly id: string
  readonly name: string
  readonly state: 'waiting' | 'underWay' | 'finished'
  readonly beganAt: number | null
  readonly finishedAt: number | null
  readonly usedMs: number | null
  readonly limitMs: number | null
}

export interface HeardVoice {
  readonly id: string
  /** Null for the words without a speaker. */
  readonly speaker: string | null
  readonly role: VoiceRole
  readonly isSaid: boolean
  /** Where it is first heard: in the answer to a question, else in a recording of the session. */
  readonly questionId: string | null
  readonly startMs: number
  readonly text: string
  readonly sentences: number
}

/** One interview of a candidate with its answers, as its viewer may see it. */
export interface Interview extends Pick<InterviewSummary, 'beganAt' | 'finishedAt' | 'usedMs' | 'limitMs'> {
  /** Null while the candidate has no interview. */
  readonly id: string | null
  readonly category: number | null
  readonly isFinished: boolean
  readonly hasVideoQuestions: boolean
  readonly answers: readonly Answer[]
  readonly answerRules: AnswerRules
  readonly sessionVideos: readonly TimedVideo[]
  /** The voices of the transcripts; empty with a single voice, and for readers who may not name voices. */
  readonly voices: readonly HeardVoice[]
  readonly phoneVideos: readonly TimedVideo[]
  readonly bodyChecks: readonly BodyCheck[]
  readonly idCard: IdCard
  /** Interviews with people, in the order in which they were planned. */
  readonly arrangements: readonly Arrangement[]
  readonly colourVision: ColourVision
  /** Keys of parts of the bundle that came in and could not be read. */
  readonly unreadable: readonly string[]
}

/** The interview in the report of a candidate who was not interviewed yet. */
export const noInterview: Interview = {
  id: null,
  category: null,
  isFinished: false,
  hasVideoQuestions: false,
  beganAt: null,
  finishedAt: null,
  usedMs: null,
  limitMs: null,
  answers: [],
  answerRules: { hidesCorrectness: false, hidesManualScores: false, foldsText: false, starScale: 5 },
  sessionVideos: [],
  voices: [],
  phoneVideos: [],
  bodyChecks: [],
  idCard: { front: null, back: null },
  arrangements: [],
  colourVision: { state: 'none' },
  unreadable: [],
}

/**
 * Whether recordings of the phone came in and cannot be read. With unreadable findings they are not sent either, as
 * they may be hidden.
 */
export function arePhoneVideosUnreadable({ unreadable }: Pick<Interview, 'unreadable'>): boolean {
  return unreadable.includes('mobileMonitorVideoList') || unreadable.includes('antiCheating')
}
