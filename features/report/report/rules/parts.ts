import {
  aiDataReach,
  type GroupSetting,
  isFieldVisible,
  readerGroups,
  settingGroups,
} from '../../../candidates/interviews/rules/ai-data.ts'
import { isVideoMethod, otherGroup, questionType } from '../../../candidates/interviews/rules.ts'
import type { PermissionKey } from '../../../platform/access/rules/permissions.ts'
import { allowsVisualAnalysis, isSwitchedOn, switchNumbers } from '../../../platform/company/rules.ts'

/** The names of the question groups among the parts. */
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

/** The stored parts of a report, as far as their presence matters. */
export interface StoredParts {
  /** Keys of the bundle with stored content. */
  readonly keys: readonly string[]
  /** The method of every question that was asked. */
  readonly methods: readonly number[]
  /** Whether a company's own question is among them. */
  readonly hasCustomQuestion: boolean
}

/** Video questions, or a recording of the whole session. */
export const videoPart = 'answers.video'

/**
 * The parts that exist, under the names that tabs use.
 *
 * A part of the bundle has its key, such as `tests.<key>` for a test; answers are `answers.<kind>` and, where a company
 * asked its own questions, `answers.custom`. A recording of the whole interview is `answers.video` as well.
 * Answers that cannot be read may be of any kind: the tabs of questions say so.
 */
export function presentParts({ keys, methods, hasCustomQuestion }: StoredParts): Set<string> {
  const isUnknown = keys.includes('answers') && methods.length === 0
  const kinds = isUnknown ? ['video', 'written', 'coding'] : methods.flatMap(answerKinds)
  const hasVideo = kinds.includes('video') || keys.includes('fullRecords')
  return new Set([
    ...(hasVideo ? [videoPart] : []),
    ...keys,
    ...kinds.map((kind) => `answers.${kind}`),
    ...(hasCustomQuestion ? ['answers.custom'] : []),
  ])
}

/** The parts that visitors may see: questions and answers, and the model's analysis. Tests stay in the company. */
const openParts: readonly string[] = [
  'aiData',
  'answers',
  'fullRecords',
  videoPart,
  'answers.written',
  'answers.subjective',
  'answers.objective',
  'answers.coding',
  'answers.reading',
  'answers.custom',
]

/** The parts that a share of the checks opens: their results, and the monitors' pictures. */
const checkParts: readonly string[] = ['antiCheating', 'monitorPictures']

function isOpenToVisit(part: string, reader: PartsReader): boolean {
  if (part === 'attachments') return reader.opens('attachments')
  return checkParts.includes(part) ? reader.opens('antiCheating') : openParts.includes(part)
}

/** The parts that need no permission. */
const keyless: readonly string[] = ['attachments', 'offlineRounds']

/** The permissions that open a part, any one of them. */
const keysOfParts: ReadonlyMap<string, readonly PermissionKey[]> = new Map([
  ['aiData', ['reportAIInterview', 'overviewAI']],
  ['evidence', ['reportAIInterview']],
  ['answers', ['reportAIInterview']],
  ['fullRecords', ['reportAIInterview']],
  ['aiNotice', ['reportAIInterview']],
  ['tests.reading', ['reportAIInterview', 'overviewAI']],
  ['tests.english', ['reportAIInterview', 'overviewAI']],
  ['tests.language', ['reportAIInterview', 'overviewAI']],
  ['antiCheating', ['reportAIInterview', 'reportInterviewLog']],
  ['tattooResults', ['reportInterviewLog']],
  ['mobileMonitorVideoList', ['reportInterviewLog']],
  ['monitorPictures', ['reportInterviewLog']],
  ['resume', ['reportResume']],
  ['candidateForm', ['reportResume']],
  ['education', ['reportResume']],
  ['work', ['reportResume']],
  ['projects', ['reportResume']],
  ['idCard', ['reportResume']],
  ['backgroundCheck', ['background']],
  ['remarks', ['reportRemark', 'manualEvaluation']],
  ['thirdParty', ['thirdComment']],
  ['offerSendRecords', ['offer']],
  ['interviewPlans', ['planInterview']],
])

/**
 * Kinds of answers and all other tests belong to the interview; a part that is not listed here has no permission and
 * stays closed.
 */
function keysOf(part: string): readonly PermissionKey[] {
  const isOfInterview = part.startsWith('answers.') || part.startsWith('tests.')
  return keysOfParts.get(part) ?? (isOfInterview ? ['reportAIInterview'] : [])
}

/** Parts that tell who an anonymous candidate is, whatever permissions the reader has (decision C38). */
const namingParts: readonly string[] = [
  'resume',
  'candidateForm',
  'education',
  'work',
  'projects',
  'idCard',
  'attachments',
]

interface PartsReader {
  readonly isVisit: boolean
  readonly isAnonymous: boolean
  readonly heldBack: { readonly opinions: boolean }
  may(key: PermissionKey): boolean
  opens(part: 'attachments' | 'antiCheating'): boolean
}

/** The facts about stored parts that decide whether they are visible. */
export interface Withheld {
  /** Parts whose findings are all hidden, or that came in switched off (R2-078, decision N34). */
  readonly hidden: ReadonlySet<string>
  /** The fields of the AI data. */
  readonly aiFields: readonly string[]
}

interface PartsContext {
  readonly stored: Withheld
  readonly reader: PartsReader
  readonly setting: GroupSetting
}

function isOpen(part: string, reader: PartsReader): boolean {
  if (reader.isVisit && !isOpenToVisit(part, reader)) return false
  if (reader.isAnonymous && namingParts.includes(part)) return false
  return keyless.includes(part) || keysOf(part).some((key) => reader.may(key))
}

/** Whether a part stays hidden even from those with its permission: it is hidden, or has nothing for this reader. */
function isWithheld(part: string, { stored, reader, setting }: PartsContext): boolean {
  if (part === 'tests.bigFive' && !isSwitchedOn(setting.switches, switchNumbers.bigFive)) return true
  if (part === 'tattooResults' && !allowsVisualAnalysis(setting.profile)) return true
  if (part === 'aiData' && stored.aiFields.length > 0) {
    const groups = { ...readerGroups(aiDataReach(reader)), ...settingGroups(setting) }
    return !stored.aiFields.some((field) => isFieldVisible(field, groups))
  }
  return stored.hidden.has(part)
}

/**
 * The parts that are visible to a reader; one who may not read a part does not learn that it exists (decisions D05,
 * D26).
 *
 * A visitor sees the parts that may be shown to visitors, as far as the share opens them.
 */
export function visibleParts(parts: Iterable<string>, context: PartsContext): string[] {
  return [...parts].filter((part) => isOpen(part, context.reader) && !isWithheld(part, context))
}
