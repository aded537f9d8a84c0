import { isRecord } from '@candor/kernel/is-record'
import { decisionOfResult, decisionOfStatus } from '../../../candidates/candidates/rules/decision.ts'
import { userTypes } from '../../../platform/access/rules/permissions.ts'
import { devices } from '../../../report/viewings/contract.ts'
import type { Change, DescribedEntry, EntryArgument } from './described-entry.ts'

// Sentences of entries with fields of their own. Stored fields may have any shape.

type Fields = Readonly<Record<string, unknown>>

export interface Details {
  readonly subject: string
  readonly from: unknown
  readonly to: unknown
  readonly was: Fields
  readonly is: Fields
}

export const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {})

/** Shown for missing words. */
const missing = '—'

export const textOf = (value: unknown): string =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value) : missing

/** The filter of an exported list, with the text that was looked for. */
export const filterOf = ({ filter, find }: Fields): string =>
  typeof find === 'string' ? [`find=${find}`, filter].filter((part) => part !== '').join('&') : textOf(filter)

export const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0)

export function userTypeOf(value: unknown): EntryArgument {
  const userType = userTypes.find((type) => type === value)
  return userType ? { userType } : textOf(value)
}

export const roleOf = (value: unknown): EntryArgument => ({ role: textOf(value) })

export const descriptions = <Sentence extends string>(
  sentence: Sentence,
  pieces: DescribedEntry['pieces'] = {},
  changes: readonly Change[] = [],
): DescribedEntry<Sentence> => ({
  sentence,
  pieces,
  changes,
})

export function changeOf(
  { was, is }: Details,
  key: string,
  field: Change['field'],
  read: (value: unknown) => EntryArgument = textOf,
): Change[] {
  return was[key] === is[key] ? [] : [{ field, from: read(was[key]), to: read(is[key]) }]
}

/** The score that came with an opinion; 0 is none. */
export function scoreOf({ is }: Details): Change[] {
  return typeof is.score === 'number' && is.score > 0 ? [{ field: 'score', from: null, to: is.score }] : []
}

const erasureSentences = {
  retention: 'candidateErasedByRule',
  candidate: 'candidateErasedAsAsked',
  restored: 'candidateErasedAgain',
} as const

/** An erasure that no account ordered names its cause. */
export function describeErasure({ subject, is }: Details) {
  const rule = (['retention', 'candidate', 'restored'] as const).find((name) => name === is.rule)
  const pieces = { subject, reason: textOf(is.reason) }
  return descriptions(rule ? erasureSentences[rule] : 'candidateErased', pieces)
}

export function describeEvaluation(details: Details) {
  return descriptions('evaluated', { kind: { kind: details.subject } }, scoreOf(details))
}

export function describeDecision(details: Details) {
  const { subject, from, is } = details
  const decision = decisionOfResult(numberOf(is.result))
  if (!decision) return describeEvaluation(details)
  const before = decisionOfStatus(numberOf(from))
  const pieces = { decision: { decision }, kind: { kind: subject } }
  return before && before !== decision
    ? descriptions('redecided', { ...pieces, from: { decision: before } }, scoreOf(details))
    : descriptions('decided', pieces, scoreOf(details))
}

export function describeScore({ from, to }: Details) {
  if (typeof to !== 'number') return descriptions('scoredUntold')
  const score = numberOf(to)
  return typeof from === 'number'
    ? descriptions('rescored', { from, score })
    : descriptions('scored', { score })
}

export function describeRecommendation({ is }: Details) {
  const accounts: unknown[] = Array.isArray(is.accounts) ? is.accounts : []
  return descriptions('recommended', {
    names: { names: accounts.map((account) => textOf(fieldsOf(account).name)) },
  })
}

export function describeAnswer({ is }: Details) {
  if (is.answer === 'accept') return descriptions('accepted')
  return descriptions(is.answer === 'refuse' ? 'refused' : 'answered')
}

export function describeViewing({ is }: Details) {
  return descriptions('viewed', { device: devices.find((device) => device === is.device) ?? 'unknown' })
}

export function describeShare({ is }: Details) {
  const pieces = { days: numberOf(is.days), password: is.hasPassword === true ? 'yes' : 'no' }
  return is.email
    ? descriptions('mailed', { ...pieces, address: textOf(is.email) })
    : descriptions('shared', pieces)
}

export function describeAccount(details: Details) {
  const { subject, is } = details
  if (is.oneTimePassword === true) return descriptions('passwordReset', { subject })
  if (typeof is.isFrozen === 'boolean') return descriptions(is.isFrozen ? 'frozen' : 'thawed', { subject })
  return descriptions('accountChanged', { subject }, [
    ...changeOf(details, 'name', 'name'),
    ...('email' in details.is ? changeOf(details, 'email', 'email') : []),
    ...changeOf(details, 'userType', 'type', userTypeOf),
    ...changeOf(details, 'role', 'role', roleOf),
  ])
}

export function describeRole({ subject, was, is }: Details) {
  if (typeof is.name === 'string')
    return descriptions('roleRenamed', { from: roleOf(was.name), to: roleOf(is.name) })
  const [permission = missing, isPermitted] = Object.entries(is)[0] ?? []
  const pieces = { subject: roleOf(subject), permission: { permission } }
  return descriptions(isPermitted === true ? 'permissionGiven' : 'permissionTaken', pieces)
}

/** Account of an opened password. Older entries do not name it. */
export function describePassword({ subject, is }: Details) {
  if (is.of === 'candidate') return descriptions('candidatePasswordViewed', { subject })
  return is.of === 'interviewer'
    ? descriptions('interviewerPasswordViewed', { subject, interviewer: textOf(is.interviewer) })
    : descriptions('planPasswordViewed', { subject })
}

export function describeDownload({ is }: Details) {
  const isByVisitor = typeof is.share === 'string'
  const format = is.format === 'docx' ? 'Word' : 'PDF'
  if (!Array.isArray(is.parts))
    return descriptions(isByVisitor ? 'downloadedByVisitor' : 'downloaded', { format })
  const sections = is.parts.filter((part: unknown) => typeof part === 'string')
  return descriptions(isByVisitor ? 'downloadedPartsByVisitor' : 'downloadedParts', {
    format,
    parts: sections.length > 0 ? { sections } : textOf(null),
  })
}

export function describeSetting({ subject: setting, from, to }: Details) {
  const valued = (value: unknown) => ({ setting, value })
  return descriptions('settingChanged', { setting: { setting }, from: valued(from), to: valued(to) })
}

export function describeImport({ is }: Details) {
  return descriptions(is.isNew === true ? 'imported' : 'importedAgain', { count: numberOf(is.interviews) })
}

export function describeVersion(sentence: 'formPublished' | 'formDiscarded') {
  return ({ subject, is }: Details) => descriptions(sentence, { subject, number: numberOf(is.number) })
}

/** A step that was skipped or taken up again, or the page of all of them. */
export function describeFirstSteps({ subject, is }: Details) {
  if (is.isHidden !== undefined)
    return descriptions(is.isHidden === true ? 'firstStepsHidden' : 'firstStepsShown')
  return descriptions(is.isSkipped === true ? 'firstStepSkipped' : 'firstStepResumed', { step: subject })
}

/** Stages of the company have no subject; others are those of a position. */
export function describeStages({ subject }: Details) {
  return subject === missing
    ? descriptions('stagesChanged')
    : descriptions('stagesOfPositionChanged', { subject })
}

export function describeLead({ subject, was, is }: Details) {
  return was.state === is.state
    ? descriptions('leadNoted', { subject })
    : descriptions('leadChanged', { subject, state: textOf(is.state) })
}

export function describeEnding({ subject, is }: Details) {
  const count = numberOf(is.count)
  if (is.isCompany === true) return descriptions('companySessionsEnded', { count })
  return subject === missing
    ? descriptions('ownSessionsEnded', { count })
    : descriptions('sessionsEndedOf', { subject, count })
}

const waysOf = (value: unknown): EntryArgument => ({ ways: Array.isArray(value) ? value.map(textOf) : [] })
const switchOf = (value: unknown): EntryArgument => ({ isOn: value === true })
const minutesOf = (value: unknown): EntryArgument => ({ minutes: typeof value === 'number' ? value : null })
const hoursOf = (value: unknown): EntryArgument => ({ minutes: numberOf(value) * 60 })

export function describeSignInRules(details: Details) {
  return descriptions('signInRulesChanged', {}, [
    ...('ways' in details.is ? changeOf(details, 'ways', 'ways', waysOf) : []),
    ...changeOf(details, 'demandsSecondFactor', 'demandsSecondFactor', switchOf),
    ...changeOf(details, 'sessionHours', 'sessionHours', hoursOf),
    ...changeOf(details, 'restMinutes', 'restMinutes', minutesOf),
  ])
}

/** Sentences of a candidate's response to a planned interview. */
export const responseSentences = {
  accepted: 'planAccepted',
  rejected: 'planDeclined',
  cancelled: 'planCalledOff',
} as const
