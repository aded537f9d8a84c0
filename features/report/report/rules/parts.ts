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

export interface StoredParts {
  readonly keys: readonly string[]
  readonly methods: readonly number[]
  readonly hasCustomQuestion: boolean
}

/** Video questions, or a recording of the whole session. */
export const videoPart = 'answers.video'

/**
 * The parts that exist, under the names that tabs use: keys of the bundle and `answers.<kind>`.
 *
 * Unreadable answers may be of any kind: the tabs of questions say so.
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

const keyless: readonly string[] = ['attachments', 'offlineRounds']

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

/** A part that is not listed stays closed, but for answers and tests: those belong to the interview. */
function keysOf(part: string): readonly PermissionKey[] {
  const isOfInterview = part.startsWith('answers.') || part.startsWith('tests.')
  return keysOfParts.get(part) ?? (isOfInterview ? ['reportAIInterview'] : [])
}

/** Parts that name an anonymous candidate: closed with any permission (decision C38). */
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

export interface Withheld {
  /** Parts whose findings are all hidden, or that came in switched off (R2-078, decision N34). */
  readonly hidden: ReadonlySet<string>
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

/** Whether a part stays hidden from readers with its permission. */
function isWithheld(part: string, { stored, reader, setting }: PartsContext): boolean {
  if (part === 'tests.bigFive' && !isSwitchedOn(setting.switches, switchNumbers.bigFive)) return true
  if (part === 'tattooResults' && !allowsVisualAnalysis(setting.profile)) return true
  if (part === 'aiData' && stored.aiFields.length > 0) {
    const groups = { ...readerGroups(aiDataReach(reader)), ...settingGroups(setting) }
    return !stored.aiFields.some((field) => isFieldVisible(field, groups))
  }
  return stored.hidden.has(part)
}

/** The parts that a reader may know of. A closed part is not told of at all (decisions D05, D26). */
export function visibleParts(parts: Iterable<string>, context: PartsContext): string[] {
  return [...parts].filter((part) => isOpen(part, context.reader) && !isWithheld(part, context))
}
