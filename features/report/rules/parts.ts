import type { PermissionKey } from '../../access/rules/permissions.ts'
import { allowsVisualAnalysis, isSwitchedOn, type ReportSetting, switchNumbers } from '../../company/rules.ts'
import { isVideoMethod, otherGroup, questionType } from '../../interviews/rules.ts'

/** What the groups beside the recorded questions are called among the parts. */
const kindsOfGroup = {
  subjective: ['written', 'subjective'],
  objective: ['written', 'objective'],
  code: ['coding'],
} as const

/** Kinds of answers that tabs ask for, by the question's method (R4-019 to R4-021, decision C15). */
function answerKinds(method: number): string[] {
  const group = otherGroup(method)
  const type = questionType(method)
  return [
    ...(isVideoMethod(method) ? ['video'] : []),
    ...(group ? kindsOfGroup[group] : []),
    ...(type === 'accent' ? ['spoken'] : []),
    ...(type === 'reading' ? ['reading'] : []),
  ]
}

/** What is stored of a report, as far as its presence matters. */
export interface StoredParts {
  /** Keys of the bundle that were stored with content. */
  readonly keys: readonly string[]
  /** The method of every question that was asked. */
  readonly methods: readonly number[]
  /** Whether a company's own question is among them. */
  readonly hasCustomQuestion: boolean
}

/** Whether an interview has something to watch: video questions, or a recording of the whole. */
export function hasVideo({ keys, methods }: Pick<StoredParts, 'keys' | 'methods'>): boolean {
  return methods.some(isVideoMethod) || keys.includes('fullRecords')
}

/**
 * The parts that are present, as tabs name them.
 *
 * A part of the bundle goes by its key, as a test does by `tests.<key>`, answers by `answers.<kind>` and, where a company
 * asked its own questions, `answers.custom`. A recording of the whole interview is `answers.video` as well.
 */
export function presentParts({ keys, methods, hasCustomQuestion }: StoredParts): Set<string> {
  return new Set([
    ...(hasVideo({ keys, methods }) ? ['answers.video'] : []),
    ...keys,
    ...methods.flatMap(answerKinds).map((kind) => `answers.${kind}`),
    ...(hasCustomQuestion ? ['answers.custom'] : []),
  ])
}

/** What visitors are shown: what was asked and answered, and what the model made of it. Tests stay in the company. */
const openParts: readonly string[] = [
  ...['aiData', 'answers', 'fullRecords', 'answers.video', 'answers.written', 'answers.subjective'],
  ...['answers.objective', 'answers.coding', 'answers.reading', 'answers.custom'],
]

/** What a share of the checks opens: their results, and what the monitors took while the interview was held. */
const checkParts: readonly string[] = ['antiCheating', 'monitorPictures']

function visitedParts(parts: ReadonlySet<string>, reader: PartsReader): string[] {
  const open = [
    ...openParts,
    ...(reader.opens('attachments') ? ['attachments'] : []),
    ...(reader.opens('antiCheating') ? checkParts : []),
  ]
  return open.filter((part) => parts.has(part))
}

const testKeys: readonly PermissionKey[] = ['reportAIInterview']

/** The keys that open a part, any one of them; tests are opened by `testKeys`, and what stands in neither by every key. */
const keysOfParts: ReadonlyMap<string, readonly PermissionKey[]> = new Map([
  ['backgroundCheck', ['background']],
  ['remarks', ['reportRemark', 'manualEvaluation']],
  ['thirdParty', ['thirdComment']],
  ['offerSendRecords', ['offer']],
  ['interviewPlans', ['planInterview']],
  ['antiCheating', ['reportAIInterview', 'reportInterviewLog']],
  ['tattooResults', ['reportAIInterview', 'reportInterviewLog']],
  ['mobileMonitorVideoList', ['reportAIInterview', 'reportInterviewLog']],
  ['monitorPictures', ['reportInterviewLog']],
  ['tests.reading', ['reportAIInterview', 'overviewAI']],
  ['tests.english', ['reportAIInterview', 'overviewAI']],
  ['tests.language', ['reportAIInterview', 'overviewAI']],
])

interface PartsReader {
  readonly isVisit: boolean
  may(key: PermissionKey): boolean
  opens(part: 'attachments' | 'antiCheating'): boolean
}

type PartsSetting = Pick<ReportSetting, 'profile' | 'tabConfig'>

/** Whether a part may be told of in a company: what may not does not tell that it is there either (decision D26). */
function isTellable(part: string, { profile, tabConfig }: PartsSetting): boolean {
  if (part === 'tattooResults') return allowsVisualAnalysis(profile)
  return part !== 'tests.bigFive' || isSwitchedOn(tabConfig, switchNumbers.bigFive)
}

/**
 * The parts that a reader is told of: who may not read one does not learn that it is there (decision D05).
 *
 * A visitor without an account is told of what may be shown to visitors, and of attachments and checks where the share
 * opens them.
 */
export function toldParts(parts: ReadonlySet<string>, reader: PartsReader, setting: PartsSetting): string[] {
  if (reader.isVisit) return visitedParts(parts, reader)
  return [...parts].filter((part) => {
    if (!isTellable(part, setting)) return false
    const keys = keysOfParts.get(part) ?? (part.startsWith('tests.') ? testKeys : null)
    return keys === null || keys.some((key) => reader.may(key))
  })
}
