import { isRecord } from '@candor/kernel/is-record'
import { userTypes } from '../../access/rules/permissions.ts'
import { decisionOfResult, decisionOfStatus } from '../../decisions/rules.ts'
import { devices } from '../../viewings/contract.ts'
import type { Change, Piece, Sentence, Told } from './told.ts'

// What the entries with fields of their own tell, and how fields are read that nobody has promised.

type Fields = Readonly<Record<string, unknown>>

export interface Details {
  readonly subject: string
  readonly from: unknown
  readonly to: unknown
  /** The fields of `from` and `to`; none where they are no objects. */
  readonly was: Fields
  readonly is: Fields
}

export const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {})

/** What stands for words that an entry lacks. */
const missing = '—'

export const textOf = (value: unknown): string =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value) : missing

export const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0)

export function userTypeOf(value: unknown): Piece {
  const userType = userTypes.find((type) => type === value)
  return userType ? { userType } : textOf(value)
}

export const roleOf = (value: unknown): Piece => ({ role: textOf(value) })

export const told = (
  sentence: Sentence,
  pieces: Told['pieces'] = {},
  changes: readonly Change[] = [],
): Told => ({
  sentence,
  pieces,
  changes,
})

export function changeOf(
  { was, is }: Details,
  key: string,
  field: Change['field'],
  read: (value: unknown) => Piece = textOf,
): Change[] {
  return was[key] === is[key] ? [] : [{ field, from: read(was[key]), to: read(is[key]) }]
}

/** The score that came with an opinion; 0 is none. */
export function scoreOf({ is }: Details): Change[] {
  return typeof is.score === 'number' && is.score > 0 ? [{ field: 'score', from: null, to: is.score }] : []
}

export function tellEvaluation(details: Details): Told {
  return told('evaluated', { kind: { kind: details.subject } }, scoreOf(details))
}

export function tellDecision(details: Details): Told {
  const { subject, from, is } = details
  const decision = decisionOfResult(numberOf(is.result))
  if (!decision) return tellEvaluation(details)
  const before = decisionOfStatus(numberOf(from))
  const pieces = { decision: { decision }, kind: { kind: subject } }
  return before && before !== decision
    ? told('redecided', { ...pieces, from: { decision: before } }, scoreOf(details))
    : told('decided', pieces, scoreOf(details))
}

export function tellScore({ from, to }: Details): Told {
  if (typeof to !== 'number') return told('scoredUntold')
  const score = numberOf(to)
  return typeof from === 'number' ? told('rescored', { from, score }) : told('scored', { score })
}

export function tellRecommendation({ is }: Details): Told {
  const accounts: unknown[] = Array.isArray(is.accounts) ? is.accounts : []
  return told('recommended', { names: { names: accounts.map((account) => textOf(fieldsOf(account).name)) } })
}

export function tellAnswer({ is }: Details): Told {
  if (is.answer === 'accept') return told('accepted')
  return told(is.answer === 'refuse' ? 'refused' : 'answered')
}

export function tellViewing({ is }: Details): Told {
  return told('viewed', { device: devices.find((device) => device === is.device) ?? 'unknown' })
}

export function tellShare({ is }: Details): Told {
  const pieces = { days: numberOf(is.days), password: is.hasPassword === true ? 'yes' : 'no' }
  return is.email ? told('mailed', { ...pieces, address: textOf(is.email) }) : told('shared', pieces)
}

export function tellAccount(details: Details): Told {
  const { subject, is } = details
  if (is.oneTimePassword === true) return told('passwordReset', { subject })
  if (typeof is.isFrozen === 'boolean') return told(is.isFrozen ? 'frozen' : 'thawed', { subject })
  return told('accountChanged', { subject }, [
    ...changeOf(details, 'name', 'name'),
    ...('email' in details.is ? changeOf(details, 'email', 'email') : []),
    ...changeOf(details, 'userType', 'type', userTypeOf),
    ...changeOf(details, 'role', 'role', roleOf),
  ])
}

export function tellRole({ subject, was, is }: Details): Told {
  if (typeof is.name === 'string') return told('roleRenamed', { from: roleOf(was.name), to: roleOf(is.name) })
  const [permission = missing, isPermitted] = Object.entries(is)[0] ?? []
  const pieces = { subject: roleOf(subject), permission: { permission } }
  return told(isPermitted === true ? 'permissionGiven' : 'permissionTaken', pieces)
}

/** Whose password was opened; what was recorded before that was kept says only that one was. */
export function tellPassword({ subject, is }: Details): Told {
  if (is.of === 'candidate') return told('candidatePasswordViewed', { subject })
  return is.of === 'interviewer'
    ? told('interviewerPasswordViewed', { subject, interviewer: textOf(is.interviewer) })
    : told('planPasswordViewed', { subject })
}

export function tellDownload({ is }: Details): Told {
  const isByVisitor = typeof is.share === 'string'
  return told(isByVisitor ? 'downloadedByVisitor' : 'downloaded', {
    format: is.format === 'docx' ? 'Word' : 'PDF',
  })
}

export const planAnswers: ReadonlyMap<number, Sentence> = new Map([
  [2, 'planDeclined'],
  [3, 'planCalledOff'],
])

export function tellSetting({ subject: setting, from, to }: Details): Told {
  const valued = (value: unknown) => ({ setting, value })
  return told('settingChanged', { setting: { setting }, from: valued(from), to: valued(to) })
}

export function tellImport({ is }: Details): Told {
  return told(is.isNew === true ? 'imported' : 'importedAgain', { count: numberOf(is.interviews) })
}

export function tellVersion(sentence: 'formPublished' | 'formDiscarded') {
  return ({ subject, is }: Details): Told => told(sentence, { subject, number: numberOf(is.number) })
}

export function tellEnding({ subject, is }: Details): Told {
  const count = numberOf(is.count)
  if (is.isCompany === true) return told('companySessionsEnded', { count })
  return subject === missing
    ? told('ownSessionsEnded', { count })
    : told('sessionsEndedOf', { subject, count })
}

const waysOf = (value: unknown): Piece => ({ ways: Array.isArray(value) ? value.map(textOf) : [] })
const switchOf = (value: unknown): Piece => ({ isOn: value === true })
const minutesOf = (value: unknown): Piece => ({ minutes: typeof value === 'number' ? value : null })
const hoursOf = (value: unknown): Piece => ({ minutes: numberOf(value) * 60 })

export function tellSignInRules(details: Details): Told {
  return told('signInRulesChanged', {}, [
    ...('ways' in details.is ? changeOf(details, 'ways', 'ways', waysOf) : []),
    ...changeOf(details, 'demandsSecondFactor', 'demandsSecondFactor', switchOf),
    ...changeOf(details, 'sessionHours', 'sessionHours', hoursOf),
    ...changeOf(details, 'restMinutes', 'restMinutes', minutesOf),
  ])
}
