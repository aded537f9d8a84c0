import { resultOf } from './decision.ts'

/** The parts of an evaluation. Each is stored by a call of its own. */
export const parts = ['overall', 'video', 'resume', 'evaluation', 'suggestion'] as const
export type Part = (typeof parts)[number]

/** What a reviewer says in one part. */
export interface Opinion {
  /** 1 pass, 2 reject, 3 wait; 0 while nothing is chosen. */
  readonly result: number
  /** 0.5 to 5; 0 while nothing is given. */
  readonly score: number
  readonly text: string
}

export type Opinions = Readonly<Record<Part, Opinion>>

export const emptyOpinion: Opinion = { result: 0, score: 0, text: '' }

/** 1 resume, 2 overall, 5 evaluation, 6 and 10 job suggestion plus evaluation (R4-036). */
export type PopupType = 1 | 2 | 5 | 6 | 10

const partsOf: Readonly<Record<PopupType, readonly Part[]>> = {
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

/** The parts that a popup shows (R4-036). */
export function partsIn(type: PopupType): readonly Part[] {
  return partsOf[type]
}

/** Whether a part is words alone, without a decision and a score. */
export function isTextAlone(part: Part): boolean {
  return part === 'evaluation' || part === 'suggestion'
}

/** Whether a part says anything: words, a score or a decision (R5-035); evaluation and job suggestion need words (R5-036). */
export function isFilled(part: Part, { result, score, text }: Opinion): boolean {
  const hasText = text.trim() !== ''
  return isTextAlone(part) ? hasText : hasText || score > 0 || result > 0
}

/** The same opinions without what was decided in any of them. */
export function withoutDecisions(opinions: Opinions): Opinions {
  const undecided = (part: Part): Opinion => ({ ...opinions[part], result: 0 })
  return {
    overall: undecided('overall'),
    video: undecided('video'),
    resume: undecided('resume'),
    evaluation: undecided('evaluation'),
    suggestion: undecided('suggestion'),
  }
}

/** The parts that a popup sends, in the order in which they stand in it; none when nothing is filled (R5-037). */
export function partsToSend(type: PopupType, opinions: Opinions): Part[] {
  return partsOf[type].filter((part) => isFilled(part, opinions[part]))
}

/**
 * The parts in which a rejection lacks its reason, where the company asks for one (R5-034).
 *
 * It is asked for in the overall part and in the resume's, and of a rejection alone (decision C60).
 */
export function partsWithoutReason(type: PopupType, opinions: Opinions): Part[] {
  return partsOf[type].filter((part) => {
    const { result, text } = opinions[part]
    return (part === 'overall' || part === 'resume') && result === resultOf.reject && text.trim() === ''
  })
}
