import type { Answer, Verdict } from './rules/interview.ts'

export interface HeldInterview {
  readonly status: string
  readonly isWorkSynced: boolean
}

/** Whether an interview counts as finished: by its status, or because work-sync AI data are there (R4-001, R4-002). */
export function isFinished({ status, isWorkSynced }: HeldInterview): boolean {
  return status === 'finish' || isWorkSynced
}

export type AnalysisState = 'running' | 'stopped' | 'done' | null

/** Facts about an interview's AI, from the import and from imported parts. */
export interface KnownAi {
  readonly hasAi: boolean | null
  readonly analysisState: string | null
  readonly isWorkSynced: boolean
}

/** Whether an interview has AI: as given, else whether an analysis or a recording exists (decision D24). */
export function hasAi(known: KnownAi, isRecorded: boolean): boolean {
  const hasAnalysis = known.analysisState !== null || known.isWorkSynced
  return known.hasAi ?? (hasAnalysis || isRecorded)
}

const hiddenStatus = 2

/** Whether a finding of a check is sent at all (R2-078). */
export function isSent({ status }: { readonly status: number }): boolean {
  return status !== hiddenStatus
}

/** Whether all findings of a check are hidden: then nothing shows, not even that it was made (R2-078). */
export function isHiddenWhole(findings: readonly { readonly status: number }[]): boolean {
  return findings.length > 0 && !findings.some(isSent)
}

/**
 * The check by the phone, as its findings name it: when they are all hidden, the phone's recordings are too (R2-078).
 */
export const phoneCheck = 'phoneMonitoring'

/** Answer methods whose answer is a recording (R4-019). */
const videoMethods = [1, 6, 12, 13]

export function isVideoMethod(method: number): boolean {
  return videoMethods.includes(method)
}

export interface TimedAnswer {
  readonly sessionStartMs?: number | undefined
  /** Its time point in the session, in seconds. */
  readonly answeredAtSeconds?: number | undefined
  readonly durationMs?: number | undefined
  readonly transcript?: { readonly sentences: readonly { readonly endMs: number }[] } | undefined
}

/** The duration of an answer in milliseconds: as given, else to the end of its last sentence; null when unknown. */
export function answerDurationMs(answer: TimedAnswer): number | null {
  if (answer.durationMs !== undefined) return answer.durationMs
  const ends = answer.transcript?.sentences.map(({ endMs }) => endMs) ?? []
  return ends.length > 0 ? Math.max(...ends) : null
}

/**
 * The start of each answer on the axis of the session, in milliseconds (decision D08).
 *
 * As given, else its time point, else the end of the answer before it: with no start known at all, that is the sum of
 * the durations before it.
 */
export function sessionStarts(answers: readonly TimedAnswer[]): number[] {
  let previousEnd = 0
  return answers.map((answer) => {
    const { sessionStartMs: given, answeredAtSeconds: seconds } = answer
    const start = given ?? (seconds === undefined ? previousEnd : seconds * 1000)
    previousEnd = start + (answerDurationMs(answer) ?? 0)
    return start
  })
}

interface Span {
  readonly startMs: number
  readonly endMs: number
}

export function inSpokenOrder<Piece extends Span>(pieces: readonly Piece[]): Piece[] {
  return [...pieces].sort((a, b) => a.startMs - b.startMs || a.endMs - b.endMs)
}

export type AskedAnswer = Pick<Answer, 'id' | 'method' | 'followUpOf' | 'round'>

/**
 * The recorded answers of each question, in their order; a follow-up belongs to the question that it follows (R3-029).
 */
export function groupByQuestion<Asked extends AskedAnswer>(answers: readonly Asked[]): Asked[][] {
  const groups: Asked[][] = []
  const groupOf = new Map<string, Asked[]>()
  for (const answer of answers) {
    if (!isVideoMethod(answer.method)) continue
    const isProbe = answer.followUpOf !== null || (answer.round ?? 0) > 0
    const named = answer.followUpOf === null ? groups.at(-1) : groupOf.get(answer.followUpOf)
    const group = isProbe ? named : undefined
    const joined = group ?? []
    if (!group) groups.push(joined)
    joined.push(answer)
    groupOf.set(answer.id, joined)
  }
  return groups
}

/**
 * The kind of question of each code of the wire (R9-031 to R9-041, R9-043, P9-018 to P9-025).
 *
 * 12 and 13 are recorded like 1; 6, open or accent, has one name (decision C14).
 */
export const questionTypes = {
  0: 'essay',
  1: 'video',
  2: 'singleChoice',
  3: 'multipleChoice',
  4: 'trueFalse',
  5: 'sorting',
  6: 'accent',
  7: 'programming',
  8: 'fillInBlank',
  11: 'colourVision',
  12: 'video',
  13: 'video',
  50: 'reading',
} as const
export type QuestionType = (typeof questionTypes)[keyof typeof questionTypes]

const typeOfMethod: ReadonlyMap<number, QuestionType> = new Map(
  Object.entries(questionTypes).map(([method, type]) => [Number(method), type]),
)

/** The kind of a question; null for a reserved code. */
export function questionType(method: number): QuestionType | null {
  return typeOfMethod.get(method) ?? null
}

/** Whether an answer counts in the totals of a summary: 12 is played and listed, but not counted (decision C16). */
export function countsInSummary(method: number): boolean {
  return method !== 12
}

const codeLanguages: ReadonlyMap<number, string> = new Map([
  ...['C', 'C++', 'Java', 'Python3', 'Go', 'C#', 'Ruby', 'Perl', 'JavaScript'].entries(),
  [14, 'SQL'],
])

/** The programming language of an answer by its index, from C at 0 (R9-046, R9-047); null for the reserved ones. */
export function codeLanguage(index: number | null): string | null {
  return index === null ? null : (codeLanguages.get(index) ?? null)
}

/** The verdict of a checked objective answer: 1 correct, 2 partly, anything else wrong (R4-023). */
export function verdictOf(objectiveScore: number | null): Verdict {
  if (objectiveScore === 1) return 'correct'
  return objectiveScore === 2 ? 'partial' : 'wrong'
}

/** The groups of questions beside the recorded ones, in their order on the page, by method (decision C15). */
const otherGroups = { subjective: [0, 8], objective: [2, 3, 4, 5, 50], code: [7] } as const
export type OtherGroup = keyof typeof otherGroups

export function otherGroup(method: number): OtherGroup | null {
  const isIn = (methods: readonly number[]) => methods.includes(method)
  if (isIn(otherGroups.subjective)) return 'subjective'
  if (isIn(otherGroups.objective)) return 'objective'
  return isIn(otherGroups.code) ? 'code' : null
}

interface CheckedAnswer {
  readonly method: number
  readonly verdict: number | null | undefined
  readonly rightKey: string | null | undefined
}

/** Whether an answer was checked against a key, by a person or by machine. */
export function isChecked({ method, verdict, rightKey }: CheckedAnswer): boolean {
  const hasVerdict = (verdict ?? null) !== null || Boolean(rightKey)
  return hasVerdict || otherGroup(method) === 'objective'
}

/**
 * The answers that "other questions" shows, in the interview's order: neither recorded nor a test of its own.
 *
 * The frame of the AI interview shows their number beside the tab's name.
 */
export function otherQuestions<Asked extends Pick<Answer, 'method'>>(answers: readonly Asked[]): Asked[] {
  return answers.filter(({ method }) => otherGroup(method) !== null)
}
