import type { ReplyOf } from '@candor/call/define'
import { userTypes } from '../../access/rules/permissions.ts'
import { type AuditAction, isAuditAction, type Seen } from '../../audit/rules/entry.ts'
import { reportSearch } from '../../candidates/rules/ids.ts'
import { decisionOfResult, decisionOfStatus } from '../../decisions/rules.ts'
import { devices } from '../../viewings/contract.ts'
import type { listAuditEntries } from '../contract.ts'
import type { Change, Piece, Sentence, Told } from './told.ts'

type OfReport = Pick<
  ReplyOf<typeof listAuditEntries>['list'][number],
  'candidateName' | 'jobseekerChannelId' | 'interviewId'
>

type Fields = Readonly<Record<string, unknown>>

interface Details {
  readonly subject: string
  readonly from: unknown
  readonly to: unknown
  /** The fields of `from` and `to`; none where they are no objects. */
  readonly was: Fields
  readonly is: Fields
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const fieldsOf = (value: unknown): Fields => (isObject(value) ? value : {})

/** What stands for words that an entry lacks. */
const missing = '—'

const textOf = (value: unknown): string =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value) : missing

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0)

function userTypeOf(value: unknown): Piece {
  const userType = userTypes.find((type) => type === value)
  return userType ? { userType } : textOf(value)
}

const roleOf = (value: unknown): Piece => ({ role: textOf(value) })

const told = (sentence: Sentence, pieces: Told['pieces'] = {}, changes: readonly Change[] = []): Told => ({
  sentence,
  pieces,
  changes,
})

function changeOf(
  { was, is }: Details,
  key: string,
  field: Change['field'],
  read: (value: unknown) => Piece = textOf,
): Change[] {
  return was[key] === is[key] ? [] : [{ field, from: read(was[key]), to: read(is[key]) }]
}

/** The score that came with an opinion; 0 is none. */
function scoreOf({ is }: Details): Change[] {
  return typeof is.score === 'number' && is.score > 0 ? [{ field: 'score', from: null, to: is.score }] : []
}

function tellEvaluation(details: Details): Told {
  return told('evaluated', { kind: { kind: details.subject } }, scoreOf(details))
}

function tellDecision(details: Details): Told {
  const { subject, from, is } = details
  const decision = decisionOfResult(numberOf(is.result))
  if (!decision) return tellEvaluation(details)
  const before = decisionOfStatus(numberOf(from))
  const pieces = { decision: { decision }, kind: { kind: subject } }
  return before && before !== decision
    ? told('redecided', { ...pieces, from: { decision: before } }, scoreOf(details))
    : told('decided', pieces, scoreOf(details))
}

function tellScore({ from, to }: Details): Told {
  if (typeof to !== 'number') return told('scoredUntold')
  const score = numberOf(to)
  return typeof from === 'number' ? told('rescored', { from, score }) : told('scored', { score })
}

function tellRecommendation({ is }: Details): Told {
  const accounts: unknown[] = Array.isArray(is.accounts) ? is.accounts : []
  return told('recommended', { names: { names: accounts.map((account) => textOf(fieldsOf(account).name)) } })
}

function tellAnswer({ is }: Details): Told {
  if (is.answer === 'accept') return told('accepted')
  return told(is.answer === 'refuse' ? 'refused' : 'answered')
}

function tellViewing({ is }: Details): Told {
  return told('viewed', { device: devices.find((device) => device === is.device) ?? 'unknown' })
}

function tellShare({ is }: Details): Told {
  const pieces = { days: numberOf(is.days), password: is.hasPassword === true ? 'yes' : 'no' }
  return is.email ? told('mailed', { ...pieces, address: textOf(is.email) }) : told('shared', pieces)
}

function tellAccount(details: Details): Told {
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

function tellRole({ subject, was, is }: Details): Told {
  if (typeof is.name === 'string') return told('roleRenamed', { from: roleOf(was.name), to: roleOf(is.name) })
  const [permission = missing, isPermitted] = Object.entries(is)[0] ?? []
  const pieces = { subject: roleOf(subject), permission: { permission } }
  return told(isPermitted === true ? 'permissionGiven' : 'permissionTaken', pieces)
}

function tellDownload({ is }: Details): Told {
  const isByVisitor = typeof is.share === 'string'
  return told(isByVisitor ? 'downloadedByVisitor' : 'downloaded', {
    format: is.format === 'docx' ? 'Word' : 'PDF',
  })
}

const planAnswers: ReadonlyMap<number, Sentence> = new Map([
  [2, 'planDeclined'],
  [3, 'planCalledOff'],
])

function tellSetting({ subject: setting, from, to }: Details): Told {
  const valued = (value: unknown) => ({ setting, value })
  return told('settingChanged', { setting: { setting }, from: valued(from), to: valued(to) })
}

function tellImport({ is }: Details): Told {
  return told(is.isNew === true ? 'imported' : 'importedAgain', { count: numberOf(is.interviews) })
}

function tellVersion(sentence: 'formPublished' | 'formDiscarded') {
  return ({ subject, is }: Details): Told => told(sentence, { subject, number: numberOf(is.number) })
}

function tellEnding({ subject, is }: Details): Told {
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

function tellSignInRules(details: Details): Told {
  return told('signInRulesChanged', {}, [
    ...('ways' in details.is ? changeOf(details, 'ways', 'ways', waysOf) : []),
    ...changeOf(details, 'demandsSecondFactor', 'demandsSecondFactor', switchOf),
    ...changeOf(details, 'sessionHours', 'sessionHours', hoursOf),
    ...changeOf(details, 'restMinutes', 'restMinutes', minutesOf),
  ])
}

const tellers: Readonly<Record<AuditAction, (details: Details) => Told>> = {
  'evaluation.added': tellEvaluation,
  'decision.made': tellDecision,
  'score.given': tellScore,
  'remark.added': () => told('remarked'),
  'label.changed': ({ subject, to }) => told(to === null ? 'unlabelled' : 'labelled', { subject }),
  'recommendation.made': tellRecommendation,
  'recommendation.answered': tellAnswer,
  'thirdParty.added': () => told('thirdPartyAdded'),
  'thirdParty.changed': (details) => told('thirdPartyChanged', {}, changeOf(details, 'score', 'score')),
  'thirdParty.deleted': () => told('thirdPartyDeleted'),
  'offline.added': () => told('offlineAdded'),
  'attachment.deleted': ({ subject }) => told('attachmentDeleted', { subject }),
  'report.viewed': tellViewing,
  'report.downloaded': tellDownload,
  'share.made': tellShare,
  'share.sentOn': ({ is }) => told('sentOn', { address: textOf(is.email) }),
  'share.passwordRenewed': () => told('sharePasswordRenewed'),
  'share.revoked': ({ is }) => told('unshared', { count: numberOf(is.count) }),
  'account.added': ({ subject, is }) =>
    told('accountAdded', { subject, type: userTypeOf(is.userType), role: roleOf(is.role) }),
  'account.changed': tellAccount,
  'account.invited': ({ subject }) => told('accountInvited', { subject }),
  'account.uninvited': ({ subject }) => told('accountUninvited', { subject }),
  'account.joined': () => told('accountJoined'),
  'role.added': ({ subject }) => told('roleAdded', { subject: roleOf(subject) }),
  'role.changed': tellRole,
  'role.deleted': ({ subject }) => told('roleDeleted', { subject: roleOf(subject) }),
  'setting.changed': tellSetting,
  'serviceKey.made': ({ subject, is }) =>
    told(is.purpose === 'directory' ? 'directoryKeyMade' : 'keyMade', { subject }),
  'serviceKey.revoked': ({ subject }) => told('keyRevoked', { subject }),
  'directory.changed': () => told('directoryChanged'),
  'directory.groupChanged': ({ subject, is }) =>
    told('groupChanged', { subject, added: numberOf(is.added), removed: numberOf(is.removed) }),
  'provider.added': ({ subject }) => told('providerAdded', { subject }),
  'provider.changed': ({ subject }) => told('providerChanged', { subject }),
  'provider.removed': ({ subject }) => told('providerRemoved', { subject }),
  'provider.refused': ({ subject, is }) =>
    told('providerRefused', { subject, reason: textOf(is.reason), email: textOf(is.email) }),
  'identity.linked': ({ subject, is }) => told('identityLinked', { subject, account: textOf(is.account) }),
  'identity.unlinked': ({ subject, is }) =>
    told('identityUnlinked', { subject, account: textOf(is.account) }),
  'mail.retried': ({ subject }) => told('mailRetried', { subject }),
  'lead.changed': ({ subject, was, is }) =>
    was.state === is.state
      ? told('leadNoted', { subject })
      : told('leadChanged', { subject, state: textOf(is.state) }),
  'signIn.made': ({ is }) =>
    told('signedIn', { address: textOf(is.address), way: textOf(is.way), count: numberOf(is.refusedBefore) }),
  'signIn.refused': ({ subject, is }) => told('signInRefused', { subject, count: numberOf(is.tries) }),
  'session.ended': tellEnding,
  'signInRules.changed': tellSignInRules,
  'password.changed': () => told('passwordChanged'),
  'password.forgotten': ({ subject }) => told('passwordForgotten', { subject }),
  'password.reset': () => told('passwordSetByLink'),
  'number.proved': ({ from, to }) =>
    from === null
      ? told('numberProved', { to: textOf(to) })
      : told('numberChanged', { from: textOf(from), to: textOf(to) }),
  'number.removed': ({ from }) => told('numberRemoved', { from: textOf(from) }),
  'appLink.made': () => told('appLinked'),
  'appLink.removed': () => told('appUnlinked'),
  'secondFactor.added': () => told('secondFactorAdded'),
  'secondFactor.removed': () => told('secondFactorRemoved'),
  'secondFactor.reset': ({ subject }) => told('secondFactorReset', { subject }),
  'recoveryCode.used': ({ is }) => told('recoveryCodeUsed', { count: numberOf(is.count) }),
  'recoveryCodes.renewed': () => told('recoveryCodesRenewed'),
  'passkey.added': ({ subject }) => told('passkeyAdded', { subject }),
  'passkey.renamed': ({ from, to }) => told('passkeyRenamed', { from: textOf(from), to: textOf(to) }),
  'passkey.removed': ({ subject }) => told('passkeyRemoved', { subject }),
  'passkey.refused': ({ subject, is }) => told('passkeyRefused', { subject, passkey: textOf(is.name) }),
  'bundle.imported': tellImport,
  'company.imported': () => told('companyImported'),
  'company.added': ({ subject }) => told('companyAdded', { subject }),
  'time.offered': ({ subject, is }) => {
    const count = numberOf(is.count)
    return count === 0 ? told('timesWithdrawn', { subject }) : told('timesOffered', { subject, count })
  },
  'time.chosen': ({ subject, from }) => told(from === null ? 'timeChosen' : 'timeMoved', { subject }),
  'time.linked': ({ subject }) => told('timeLinked', { subject }),
  'plan.answered': ({ subject, to }) => told(planAnswers.get(numberOf(to)) ?? 'planAccepted', { subject }),
  'freeTimes.changed': ({ is }) => told('freeTimesChanged', { count: numberOf(is.count) }),
  'invitation.answered': ({ subject, to }) =>
    told(to === 2 ? 'invitationRefused' : 'invitationAccepted', { subject }),
  'plan.made': ({ subject }) => told('planMade', { subject }),
  'plan.changed': ({ subject, from, to }) => told(from === to ? 'planChanged' : 'planMoved', { subject }),
  'plan.cancelled': ({ subject }) => told('planCancelled', { subject }),
  'calendarAddress.made': () => told('calendarAddressMade'),
  'calendarAddress.ended': () => told('calendarAddressEnded'),
  'page.linked': ({ subject }) => told('pageLinked', { page: subject }),
  'page.unlinked': ({ subject }) => told('pageUnlinked', { page: subject }),
  'consent.given': ({ subject }) => told('consentGiven', { page: subject }),
  'consent.withdrawn': ({ subject, is }) =>
    told('consentWithdrawn', { page: subject, count: numberOf(is.count) }),
  'idCard.received': () => told('idCardReceived'),
  'idCard.forgotten': () => told('idCardForgotten'),
  'form.added': ({ subject }) => told('formAdded', { subject }),
  'form.changed': ({ was, is }) => told('formRenamed', { from: textOf(was.name), to: textOf(is.name) }),
  'form.published': tellVersion('formPublished'),
  'form.discarded': tellVersion('formDiscarded'),
  'form.ended': ({ subject }) => told('formEnded', { subject }),
  'form.reopened': ({ subject }) => told('formReopened', { subject }),
  'feedback.given': (details) =>
    told(
      details.is.byLink === true ? 'feedbackGivenByLink' : 'feedbackGiven',
      { round: details.subject },
      scoreOf(details),
    ),
  'feedback.changed': (details) => told('feedbackChanged', { round: details.subject }, scoreOf(details)),
}

/** What did it by itself, where no person did. */
export function readDoer(details: unknown): 'directory' | 'provider' | 'system' {
  const { by } = fieldsOf(fieldsOf(details).to)
  return by === 'directory' || by === 'provider' ? by : 'system'
}

/** Reads what an entry tells; one of an action that is not known here is told by the action's name alone. */
export function readEntry(action: string, details: unknown): Told {
  if (!isAuditAction(action)) return told('unknown', { action })
  const known = fieldsOf(details)
  const { from = null, to = null } = known
  return tellers[action]({ subject: textOf(known.subject), from, to, was: fieldsOf(from), is: fieldsOf(to) })
}

/** What the person had seen before they decided; null where the entry does not say. */
export function readSeen(details: unknown): Seen | null {
  const { seen } = fieldsOf(details)
  if (!isObject(seen)) return null
  const sections: unknown[] = Array.isArray(seen.sections) ? seen.sections : []
  return {
    aiScore: seen.aiScore === true,
    sections: sections.filter((section) => typeof section === 'string'),
  }
}

/** Reads the address of the report that an entry is about; null where none is left to open. */
export function readReport({ candidateName, jobseekerChannelId: candidateId, interviewId }: OfReport) {
  return candidateName && candidateId ? reportSearch({ candidateId, interviewId }) : null
}
