import type { ReplyOf } from '@candor/call/define'
import { isRecord } from '@candor/kernel/is-record'
import { type AuditAction, isAuditAction, type Seen } from '../../audit/rules/entry.ts'
import { reportSearch } from '../../candidates/rules/ids.ts'
import type { listAuditEntries } from '../contract.ts'
import {
  changeOf,
  type Details,
  fieldsOf,
  numberOf,
  planAnswers,
  roleOf,
  scoreOf,
  tellAccount,
  tellAnswer,
  tellDecision,
  tellDownload,
  tellEnding,
  tellEvaluation,
  tellImport,
  tellPassword,
  tellRecommendation,
  tellRole,
  tellScore,
  tellSetting,
  tellShare,
  tellSignInRules,
  tellVersion,
  tellViewing,
  textOf,
  told,
  userTypeOf,
} from './tellers.ts'
import type { Told } from './told.ts'

type OfReport = Pick<
  ReplyOf<typeof listAuditEntries>['list'][number],
  'candidateName' | 'jobseekerChannelId' | 'interviewId'
>

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
  'planPassword.viewed': tellPassword,
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
  if (!isRecord(seen)) return null
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
