import type * as z from 'zod/mini'
import type { IdCard } from '../../candidates/rules/id-card.ts'
import type { ScoreState, StarScale } from '../../scores/rules/stars.ts'
import type { Transcript } from '../contract.ts'
import type { FindingState } from './finding-state.ts'
import type { VoiceRole } from './identify-voices.ts'
import type { CandidateResponse } from './response.ts'

export type Verdict = 'correct' | 'partial' | 'wrong'

/** A model's result for one answer. */
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
  /** The candidate's own addition to it. */
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
  /** What the question assesses. */
  readonly point: string | null
  /** Everything that it assesses, its point first. */
  readonly topics: readonly string[]
  /** Null where it has none, or the company hides it. One above the full marks is not cut off. */
  readonly score: ScoreState | null
  /** The model's score, where `score` comes from people or a key. */
  readonly modelScore: ScoreState | null
  readonly isUnscored: boolean
  /** The reason for the score. */
  readonly reason: string | null
  readonly verdict: Verdict | null
  readonly rightKey: string | null
  readonly options: readonly AnswerOption[]
  readonly files: readonly { readonly name: string; readonly address: string }[]
  /** Whether the question is the company's own. */
  readonly isCustom: boolean
  readonly model: ModelResult | null
}

/** A question with its answer, and where both are in the interview. Times of the transcript count from the start of the answer's recording. */
export interface Answer extends AnsweredQuestion {
  /** The questions on the text of a reading question. */
  readonly parts: readonly AnsweredQuestion[]
  /** The part of a written test that it belongs to. */
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

/** A recording beside those of the answers. */
export interface TimedVideo {
  /** Epoch milliseconds. */
  readonly beganAt: number
  readonly address: string
  /** Its transcript where one came with it, in milliseconds from its own start. */
  readonly transcript?: z.output<typeof Transcript>
}

/** Parts of the body, in the order of the screen. */
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
  /** How many stars people can give an answer. */
  readonly starScale: StarScale
}

export const arrangementModes = ['offline', 'onlineVideo', 'onlineVoice'] as const
type ArrangementMode = (typeof arrangementModes)[number]

export type ArrangementResponse = CandidateResponse | 'none'

export type FeedbackResult = 'rejected' | 'passed' | 'pending'

/** An interview with people, and their feedback. */
export interface Arrangement {
  readonly mode: ArrangementMode
  /** Epoch milliseconds; null while no time is set. */
  readonly startsAt: number | null
  readonly endsAt: number | null
  /** YYYY-MM-DD, for one without a time. */
  readonly day: string | null
  /** Its length, where both ends are known. */
  readonly minutes: number | null
  /** Place of an interview in person; null for others. */
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

/** One of a candidate's interviews, as a list of them shows it. */
export interface InterviewSummary {
  readonly id: string
  readonly name: string
  readonly state: 'waiting' | 'underWay' | 'finished'
  /** Epoch milliseconds, as `finishedAt`. */
  readonly beganAt: number | null
  readonly finishedAt: number | null
  readonly usedMs: number | null
  readonly limitMs: number | null
}

/** One voice of the transcripts, and whose it is. */
export interface HeardVoice {
  readonly id: string
  /** Null for the words without a speaker. */
  readonly speaker: string | null
  readonly role: VoiceRole
  /** Whether a person said so. */
  readonly isSaid: boolean
  /** Where it is first heard: in the answer to a question, else in a recording of the session. */
  readonly questionId: string | null
  readonly startMs: number
  /** The first words of it. */
  readonly text: string
  /** How many sentences it has. */
  readonly sentences: number
}

/** One interview of a candidate with its answers, as its viewer may see it. */
export interface Interview extends Pick<InterviewSummary, 'beganAt' | 'finishedAt' | 'usedMs' | 'limitMs'> {
  /** Null while the candidate has no interview. */
  readonly id: string | null
  /** The grade; 6 is L6. */
  readonly category: number | null
  readonly isFinished: boolean
  readonly hasVideoQuestions: boolean
  readonly answers: readonly Answer[]
  readonly answerRules: AnswerRules
  /** Recordings of the whole session. */
  readonly sessionVideos: readonly TimedVideo[]
  /** The voices of the transcripts; empty where one is heard, or for whoever may not say whose they are. */
  readonly voices: readonly HeardVoice[]
  /** What the phone recorded as a second camera. */
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
 * Whether recordings of the phone came in and cannot be read. Those whose findings cannot be read are not sent either: it
 * is not known whether they are hidden.
 */
export function arePhoneVideosUnreadable({ unreadable }: Pick<Interview, 'unreadable'>): boolean {
  return unreadable.includes('mobileMonitorVideoList') || unreadable.includes('antiCheating')
}
