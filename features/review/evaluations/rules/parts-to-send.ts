import type { Decision } from '../../../candidates/candidates/rules/decision.ts'
import type { Named } from '../../mentions/rules/named.ts'

export const parts = ['overall', 'video', 'resume', 'evaluation', 'suggestion'] as const
export type PartKind = (typeof parts)[number]

export interface Opinion {
  readonly decision: Decision | null
  /** 0.5 to 5; 0 without a score. */
  readonly score: number
  readonly text: string
  /** The colleagues whom the text names. */
  readonly mentioned?: readonly Named[] | undefined
  /** Reasons of a rejection or of a declined recommendation, from the company's list. */
  readonly reasons?: readonly string[] | undefined
  /** Whether it declines a recommendation: then its reasons stand without a decision. */
  readonly isDeclined?: boolean | undefined
}

export type Opinions = Readonly<Record<PartKind, Opinion>>

export const emptyOpinion: Opinion = { decision: null, score: 0, text: '' }

/** 1 resume, 2 overall, 5 evaluation, 6 and 10 job suggestion plus evaluation (R4-036). */
export type PopupType = 1 | 2 | 5 | 6 | 10

const partsOf: Readonly<Record<PopupType, readonly PartKind[]>> = {
  1: ['resume'],
  2: ['overall', 'video', 'resume'],
  5: ['evaluation'],
  6: ['suggestion', 'evaluation'],
  10: ['suggestion', 'evaluation'],
}

/** The popup that an address asks for by its `type`; null where that names none. */
export function popupTypeOf(type: number | undefined): PopupType | null {
  return ([1, 2, 5, 6, 10] as const).find((known) => known === type) ?? null
}

export function partsIn(type: PopupType): readonly PartKind[] {
  return partsOf[type]
}

export function isTextAlone(part: PartKind): boolean {
  return part === 'evaluation' || part === 'suggestion'
}

/** The reasons that count: those of a rejection or of a declined recommendation (decision S91), each once. */
export function countedReasons({ decision, reasons, isDeclined = false }: Opinion): string[] {
  return decision === 'reject' || (isDeclined && decision === null) ? [...new Set(reasons)] : []
}

/** Whether a part is filled: text, score or decision (R5-035); evaluation and job suggestion need text (R5-036). */
export function isFilled(part: PartKind, opinion: Opinion): boolean {
  const { decision, score, text } = opinion
  const hasText = text.trim() !== ''
  const isSaid = hasText || score > 0 || decision !== null
  return isTextAlone(part) ? hasText : isSaid || countedReasons(opinion).length > 0
}

export function withoutDecisions(opinions: Opinions): Opinions {
  const undecided = (part: PartKind): Opinion => ({ ...opinions[part], decision: null })
  return {
    overall: undecided('overall'),
    video: undecided('video'),
    resume: undecided('resume'),
    evaluation: undecided('evaluation'),
    suggestion: undecided('suggestion'),
  }
}

/** The filled parts of a popup, in its order (R5-037). */
export function partsToSend(type: PopupType, opinions: Opinions): PartKind[] {
  return partsOf[type].filter((part) => isFilled(part, opinions[part]))
}
