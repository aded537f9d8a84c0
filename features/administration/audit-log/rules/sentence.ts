import { responseOf } from '../../../candidates/interviews/rules/response.ts'
import { type AuditAction, isAuditAction } from '../../../platform/audit/rules/entry.ts'
import type { DescribedEntry } from './described-entry.ts'
import {
  changeOf,
  type Details,
  describeAccount,
  describeAnswer,
  describeDecision,
  describeDownload,
  describeEnding,
  describeErasure,
  describeEvaluation,
  describeFirstSteps,
  describeImport,
  describeLead,
  describePassword,
  describeRecommendation,
  describeRole,
  describeScore,
  describeSetting,
  describeShare,
  describeSignInRules,
  describeStages,
  describeVersion,
  describeViewing,
  descriptions,
  fieldsOf,
  filterOf,
  numberOf,
  responseSentences,
  roleOf,
  scoreOf,
  textOf,
  userTypeOf,
} from './descriptions.ts'

const describers = {
  'evaluation.added': describeEvaluation,
  'decision.made': describeDecision,
  'decision.withdrawn': () => descriptions('decisionWithdrawn'),
  'score.given': describeScore,
  'remark.added': () => descriptions('remarked'),
  'remark.changed': () => descriptions('remarkChanged'),
  'remark.deleted': () => descriptions('remarkDeleted'),
  'voice.named': () => descriptions('voiceNamed'),
  'label.changed': ({ subject, to }) => descriptions(to === null ? 'unlabelled' : 'labelled', { subject }),
  'recommendation.made': describeRecommendation,
  'recommendation.answered': describeAnswer,
  'recommendation.reminded': ({ subject }) => descriptions('reminded', { subject }),
  'recommendation.withdrawn': ({ subject }) => descriptions('recommendationWithdrawn', { subject }),
  'thirdParty.added': () => descriptions('thirdPartyAdded'),
  'thirdParty.changed': (details) =>
    descriptions('thirdPartyChanged', {}, changeOf(details, 'score', 'score')),
  'thirdParty.deleted': () => descriptions('thirdPartyDeleted'),
  'offline.added': () => descriptions('offlineAdded'),
  'attachment.deleted': ({ subject }) => descriptions('attachmentDeleted', { subject }),
  'report.viewed': describeViewing,
  'report.downloaded': describeDownload,
  'share.made': describeShare,
  'share.sentOn': ({ is }) => descriptions('sentOn', { address: textOf(is.email) }),
  'share.passwordRenewed': () => descriptions('sharePasswordRenewed'),
  'share.revoked': ({ is }) => descriptions('unshared', { count: numberOf(is.count) }),
  'account.added': ({ subject, is }) =>
    descriptions('accountAdded', { subject, type: userTypeOf(is.userType), role: roleOf(is.role) }),
  'account.addedFrozen': ({ subject, is }) =>
    descriptions('accountAddedFrozen', { subject, type: userTypeOf(is.userType), role: roleOf(is.role) }),
  'account.changed': describeAccount,
  'account.invited': ({ subject }) => descriptions('accountInvited', { subject }),
  'account.uninvited': ({ subject }) => descriptions('accountUninvited', { subject }),
  'account.joined': () => descriptions('accountJoined'),
  'role.added': ({ subject }) => descriptions('roleAdded', { subject: roleOf(subject) }),
  'role.changed': describeRole,
  'role.deleted': ({ subject }) => descriptions('roleDeleted', { subject: roleOf(subject) }),
  'setting.changed': describeSetting,
  'interviewer.matched': ({ subject, to }) =>
    to === null
      ? descriptions('interviewerUnmatched', { subject })
      : descriptions('interviewerMatched', { subject, to: textOf(to) }),
  'serviceKey.made': ({ subject, is }) =>
    descriptions(is.purpose === 'directory' ? 'directoryKeyMade' : 'keyMade', { subject }),
  'serviceKey.revoked': ({ subject }) => descriptions('keyRevoked', { subject }),
  'directory.changed': () => descriptions('directoryChanged'),
  'directory.groupChanged': ({ subject, is }) =>
    descriptions('groupChanged', { subject, added: numberOf(is.added), removed: numberOf(is.removed) }),
  'directory.groupRemoved': ({ subject, is }) =>
    descriptions('groupRemoved', { subject, count: numberOf(is.removed) }),
  'provider.added': ({ subject }) => descriptions('providerAdded', { subject }),
  'provider.changed': ({ subject }) => descriptions('providerChanged', { subject }),
  'provider.removed': ({ subject }) => descriptions('providerRemoved', { subject }),
  'provider.refused': ({ subject, is }) =>
    descriptions('providerRefused', {
      subject,
      reason: textOf(is.reason),
      email: textOf(is.email),
      claim: textOf(is.claim),
      place: typeof is.place === 'string' ? is.place : 'none',
    }),
  'provider.gone': ({ subject }) => descriptions('providerGone', { subject }),
  'domain.proved': ({ subject }) => descriptions('domainProved', { subject }),
  'domain.lost': ({ subject }) => descriptions('domainLost', { subject }),
  'identity.linked': ({ subject, is }) =>
    descriptions('identityLinked', { subject, account: textOf(is.account) }),
  'identity.unlinked': ({ subject, is }) =>
    descriptions('identityUnlinked', { subject, account: textOf(is.account) }),
  'mail.retried': ({ subject }) => descriptions('mailRetried', { subject }),
  'lead.changed': describeLead,
  'signIn.made': ({ is }) =>
    descriptions('signedIn', {
      address: textOf(is.address),
      way: textOf(is.way),
      count: numberOf(is.refusedBefore),
    }),
  'signIn.refused': ({ subject, is }) =>
    descriptions('signInRefused', { subject, count: numberOf(is.tries) }),
  'session.ended': describeEnding,
  'signInRules.changed': describeSignInRules,
  'password.changed': () => descriptions('passwordChanged'),
  'password.forgotten': ({ subject }) => descriptions('passwordForgotten', { subject }),
  'password.reset': () => descriptions('passwordSetByLink'),
  'number.proved': ({ from, to }) =>
    from === null
      ? descriptions('numberProved', { to: textOf(to) })
      : descriptions('numberChanged', { from: textOf(from), to: textOf(to) }),
  'number.removed': ({ from }) => descriptions('numberRemoved', { from: textOf(from) }),
  'appLink.made': () => descriptions('appLinked'),
  'appLink.removed': () => descriptions('appUnlinked'),
  'secondFactor.added': () => descriptions('secondFactorAdded'),
  'secondFactor.removed': () => descriptions('secondFactorRemoved'),
  'secondFactor.reset': ({ subject }) => descriptions('secondFactorReset', { subject }),
  'recoveryCode.used': ({ is }) => descriptions('recoveryCodeUsed', { count: numberOf(is.count) }),
  'recoveryCodes.renewed': () => descriptions('recoveryCodesRenewed'),
  'passkey.added': ({ subject }) => descriptions('passkeyAdded', { subject }),
  'passkey.renamed': ({ from, to }) => descriptions('passkeyRenamed', { from: textOf(from), to: textOf(to) }),
  'passkey.removed': ({ subject }) => descriptions('passkeyRemoved', { subject }),
  'passkey.refused': ({ subject, is }) =>
    descriptions('passkeyRefused', { subject, passkey: textOf(is.name) }),
  'candidate.added': ({ is }) => descriptions('candidateAdded', { way: textOf(is.way) }),
  'candidate.changed': ({ is }) => descriptions('candidateChanged', { count: numberOf(is.count) }),
  'candidate.removed': () => descriptions('candidateRemoved'),
  'candidate.erased': describeErasure,
  'candidate.moved': ({ was, is }) =>
    descriptions('candidateMoved', { from: textOf(was.stage), to: textOf(is.stage) }),
  'candidate.ended': ({ is }) =>
    descriptions('candidateEnded', { outcome: textOf(is.outcome), stage: textOf(is.stage) }),
  'candidate.reopened': ({ is }) => descriptions('candidateReopened', { stage: textOf(is.stage) }),
  'candidates.merged': () => descriptions('candidatesMerged'),
  'candidates.unmerged': () => descriptions('candidatesUnmerged'),
  'persons.parted': () => descriptions('personsParted'),
  'persons.unparted': () => descriptions('personsUnparted'),
  'candidate.kept': ({ is }) => descriptions('candidateKept', { until: textOf(is.until) }),
  'keeping.ended': () => descriptions('keepingEnded'),
  'retention.changed': ({ was, is }) =>
    descriptions('retentionChanged', {
      from: numberOf(was.months),
      to: numberOf(is.months),
    }),
  'position.added': ({ subject }) => descriptions('positionAdded', { subject }),
  'position.changed': ({ subject }) => descriptions('positionChanged', { subject }),
  'position.closed': ({ subject }) => descriptions('positionClosed', { subject }),
  'position.reopened': ({ subject }) => descriptions('positionReopened', { subject }),
  'jobPage.published': ({ subject }) => descriptions('jobPagePublished', { subject }),
  'jobPage.takenBack': ({ subject }) => descriptions('jobPageTakenBack', { subject }),
  'jobPage.changed': ({ subject }) => descriptions('jobPageChanged', { subject }),
  'jobSettings.changed': () => descriptions('jobSettingsChanged'),
  'firstSteps.changed': describeFirstSteps,
  'stages.changed': describeStages,
  'bundle.imported': describeImport,
  'company.imported': ({ is }) =>
    typeof is.count === 'number'
      ? descriptions('companyChangedByFile', { count: is.count })
      : descriptions('companyImported'),
  'company.added': ({ subject }) => descriptions('companyAdded', { subject }),
  'time.offered': ({ subject, is }) => {
    const count = numberOf(is.count)
    return count === 0
      ? descriptions('timesWithdrawn', { subject })
      : descriptions('timesOffered', { subject, count })
  },
  'time.chosen': ({ subject, from }) => descriptions(from === null ? 'timeChosen' : 'timeMoved', { subject }),
  'time.linked': ({ subject }) => descriptions('timeLinked', { subject }),
  'plan.answered': ({ subject, to }) =>
    descriptions(responseSentences[responseOf(numberOf(to)) ?? 'accepted'], { subject }),
  'freeTimes.changed': ({ is }) => descriptions('freeTimesChanged', { count: numberOf(is.count) }),
  'invitation.answered': ({ subject, to }) =>
    descriptions(to === 2 ? 'invitationRefused' : 'invitationAccepted', { subject }),
  'plan.made': ({ subject }) => descriptions('planMade', { subject }),
  'plan.changed': ({ subject, from, to }) =>
    descriptions(from === to ? 'planChanged' : 'planMoved', { subject }),
  'plan.cancelled': ({ subject }) => descriptions('planCancelled', { subject }),
  'planPassword.viewed': describePassword,
  'calendarAddress.made': () => descriptions('calendarAddressMade'),
  'calendarAddress.ended': ({ is }) =>
    is.account === undefined
      ? descriptions('calendarAddressEnded')
      : descriptions('calendarAddressEndedOf', { account: textOf(is.account) }),
  'candidate.exported': ({ subject }) => descriptions(subject === 'own' ? 'exportedOwn' : 'exported'),
  'list.exported': ({ is }) =>
    descriptions('listExported', { count: numberOf(is.count), filter: filterOf(is) }),
  'copy.downloaded': () => descriptions('copyDownloaded'),
  'copy.linked': ({ is }) => descriptions('copyLinked', { way: textOf(is.way) }),
  'copy.unlinked': () => descriptions('copyUnlinked'),
  'page.linked': ({ subject }) => descriptions('pageLinked', { page: subject }),
  'page.unlinked': ({ subject }) => descriptions('pageUnlinked', { page: subject }),
  'consent.given': ({ subject }) => descriptions('consentGiven', { page: subject }),
  'consent.declined': ({ subject }) => descriptions('consentDeclined', { page: subject }),
  'consent.withdrawn': ({ subject, is }) =>
    descriptions('consentWithdrawn', { page: subject, count: numberOf(is.count) }),
  'idCard.received': () => descriptions('idCardReceived'),
  'idCard.forgotten': () => descriptions('idCardForgotten'),
  'account.erased': () => descriptions('accountErased'),
  'act.undone': ({ is }) =>
    is.kind === 'position'
      ? descriptions('positionClosingUndone')
      : descriptions('actUndone', { kind: textOf(is.kind) }),
  'form.added': ({ subject }) => descriptions('formAdded', { subject }),
  'form.changed': ({ was, is }) =>
    descriptions('formRenamed', { from: textOf(was.name), to: textOf(is.name) }),
  'form.published': describeVersion('formPublished'),
  'form.discarded': describeVersion('formDiscarded'),
  'form.ended': ({ subject }) => descriptions('formEnded', { subject }),
  'form.reopened': ({ subject }) => descriptions('formReopened', { subject }),
  'feedback.given': (details) =>
    descriptions(
      details.is.byLink === true ? 'feedbackGivenByLink' : 'feedbackGiven',
      { round: details.subject },
      scoreOf(details),
    ),
  'feedback.changed': (details) =>
    descriptions('feedbackChanged', { round: details.subject }, scoreOf(details)),
} satisfies Record<AuditAction, (details: Details) => DescribedEntry>

/** Names of all sentences: a language without the words of one does not compile. */
type Sentence = ReturnType<(typeof describers)[AuditAction]>['sentence'] | 'unknown'

/** Reads an entry. An entry of an unknown action is told by the name of the action. */
export function readEntry(action: string, details: unknown): DescribedEntry<Sentence> {
  if (!isAuditAction(action)) return descriptions('unknown', { action })
  const known = fieldsOf(details)
  const { from = null, to = null } = known
  return describers[action]({
    subject: textOf(known.subject),
    from,
    to,
    was: fieldsOf(from),
    is: fieldsOf(to),
  })
}
