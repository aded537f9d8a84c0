import { expect, test } from 'vitest'
import { auditActions } from '../../../platform/audit/rules/entry.ts'
import { describeDetails } from './details.ts'
import { readEntry, readSeen } from './sentence.ts'

const account = { name: '温以澄', userType: 'read', role: 'HR' }

type Case = [action: string, details: unknown, sentence: string, pieces?: object]

const cases: Case[] = [
  ['evaluation.added', { subject: 'video', to: { score: null } }, 'evaluated', { kind: { kind: 'video' } }],
  [
    'decision.made',
    { subject: 'overall', to: { result: 3 } },
    'decided',
    { decision: { decision: 'wait' }, kind: { kind: 'overall' } },
  ],
  [
    'decision.made',
    { subject: 'overall', from: 1, to: { result: 2, score: 0 } },
    'redecided',
    { from: { decision: 'pass' }, decision: { decision: 'reject' }, kind: { kind: 'overall' } },
  ],
  ['decision.made', { subject: 'resume', to: { result: 9 } }, 'evaluated', { kind: { kind: 'resume' } }],
  ['score.given', { subject: 'q1' }, 'scoredUntold'],
  ['score.given', { subject: 'q1', from: null, to: 4 }, 'scored', { score: 4 }],
  ['score.given', { subject: 'q1', from: 2, to: 4 }, 'rescored', { from: 2, score: 4 }],
  ['remark.added', { to: { length: 8 } }, 'remarked'],
  ['voice.named', { from: 'unknown', to: 'candidate' }, 'voiceNamed'],
  [
    'interviewer.matched',
    { subject: 'Kim', from: null, to: 'kim@acme.example' },
    'interviewerMatched',
    { subject: 'Kim', to: 'kim@acme.example' },
  ],
  [
    'interviewer.matched',
    { subject: 'Kim', from: 'kim@acme.example', to: null },
    'interviewerUnmatched',
    { subject: 'Kim' },
  ],
  ['label.changed', { subject: 'Fast', from: null, to: '3' }, 'labelled', { subject: 'Fast' }],
  ['label.changed', { subject: 'Fast', from: '3', to: null }, 'unlabelled', { subject: 'Fast' }],
  [
    'recommendation.made',
    { to: { accounts: [{ id: 'a', name: '周以恒' }, { id: 'b' }] } },
    'recommended',
    { names: { names: ['周以恒', '—'] } },
  ],
  ['recommendation.answered', { to: { answer: 'accept' } }, 'accepted'],
  ['recommendation.answered', { to: { answer: 'refuse' } }, 'refused'],
  ['recommendation.answered', { to: { answer: 'decide' } }, 'answered'],
  ['thirdParty.added', { subject: 'id', to: { score: '88' } }, 'thirdPartyAdded'],
  ['thirdParty.changed', { subject: 'id', from: { score: null }, to: { score: null } }, 'thirdPartyChanged'],
  ['thirdParty.deleted', { subject: 'id' }, 'thirdPartyDeleted'],
  ['time.offered', { subject: '初试', to: { count: 3 } }, 'timesOffered', { subject: '初试', count: 3 }],
  ['time.offered', { subject: '初试', to: { count: 0 } }, 'timesWithdrawn', { subject: '初试' }],
  [
    'time.chosen',
    { subject: '初试', from: null, to: '2026-03-16T02:00:00Z' },
    'timeChosen',
    { subject: '初试' },
  ],
  [
    'time.chosen',
    { subject: '初试', from: '2026-03-16T01:00:00Z', to: '2026-03-16T02:00:00Z' },
    'timeMoved',
    { subject: '初试' },
  ],
  ['time.linked', { subject: '初试' }, 'timeLinked', { subject: '初试' }],
  ['plan.answered', { subject: '初试', from: 0, to: 1 }, 'planAccepted', { subject: '初试' }],
  ['plan.answered', { subject: '初试', from: 0, to: 2 }, 'planDeclined', { subject: '初试' }],
  ['plan.answered', { subject: '初试', from: 1, to: 3 }, 'planCalledOff', { subject: '初试' }],
  ['freeTimes.changed', { to: { count: 3 } }, 'freeTimesChanged', { count: 3 }],
  ['invitation.answered', { subject: '初试', from: 0, to: 1 }, 'invitationAccepted', { subject: '初试' }],
  ['invitation.answered', { subject: '初试', from: 1, to: 2 }, 'invitationRefused', { subject: '初试' }],
  ['plan.made', { subject: '初试', to: '2026-03-16T02:00:00Z' }, 'planMade', { subject: '初试' }],
  ['plan.changed', { subject: '初试', from: 't', to: 't' }, 'planChanged', { subject: '初试' }],
  ['plan.changed', { subject: '初试', from: 't', to: 'u' }, 'planMoved', { subject: '初试' }],
  ['plan.cancelled', { subject: '初试' }, 'planCancelled', { subject: '初试' }],
  ['planPassword.viewed', { subject: '初试' }, 'planPasswordViewed', { subject: '初试' }],
  [
    'planPassword.viewed',
    { subject: '初试', to: { of: 'candidate' } },
    'candidatePasswordViewed',
    { subject: '初试' },
  ],
  [
    'planPassword.viewed',
    { subject: '初试', to: { of: 'interviewer', interviewer: '周予川' } },
    'interviewerPasswordViewed',
    { subject: '初试', interviewer: '周予川' },
  ],
  ['calendarAddress.made', {}, 'calendarAddressMade'],
  ['calendarAddress.ended', {}, 'calendarAddressEnded'],
  ['calendarAddress.ended', { to: { account: '温以澄' } }, 'calendarAddressEndedOf', { account: '温以澄' }],
  [
    'serviceKey.made',
    { subject: 'Okta', from: null, to: { hint: 'abcd', purpose: 'directory' } },
    'directoryKeyMade',
    { subject: 'Okta' },
  ],
  ['directory.changed', { from: {}, to: {} }, 'directoryChanged'],
  [
    'directory.groupChanged',
    { subject: 'HR', from: null, to: { name: 'HR', added: 2, removed: 1 } },
    'groupChanged',
    { subject: 'HR', added: 2, removed: 1 },
  ],
  [
    'directory.groupRemoved',
    { subject: 'HR', to: { removed: 3 } },
    'groupRemoved',
    { subject: 'HR', count: 3 },
  ],
  ['provider.added', { subject: 'Entra' }, 'providerAdded', { subject: 'Entra' }],
  ['provider.changed', { subject: 'Entra' }, 'providerChanged', { subject: 'Entra' }],
  ['provider.removed', { subject: 'Entra' }, 'providerRemoved', { subject: 'Entra' }],
  [
    'provider.refused',
    { subject: 'Entra', to: { reason: 'unverified', email: 'lin@a.example' } },
    'providerRefused',
    { subject: 'Entra', reason: 'unverified', email: 'lin@a.example', claim: '—', place: 'none' },
  ],
  ['domain.proved', { subject: 'company.example' }, 'domainProved', { subject: 'company.example' }],
  ['domain.lost', { subject: 'company.example' }, 'domainLost', { subject: 'company.example' }],
  [
    'provider.gone',
    { subject: 'Entra', to: { reason: 'providerGone' } },
    'providerGone',
    { subject: 'Entra' },
  ],
  [
    'identity.linked',
    { subject: 'Entra', to: { account: 'Lin' } },
    'identityLinked',
    { subject: 'Entra', account: 'Lin' },
  ],
  [
    'identity.unlinked',
    { subject: 'Entra', to: { account: 'Lin' } },
    'identityUnlinked',
    { subject: 'Entra', account: 'Lin' },
  ],
  ['offline.added', { subject: 'id', to: { interviewType: 1 } }, 'offlineAdded'],
  ['attachment.deleted', { subject: 'cv.pdf' }, 'attachmentDeleted', { subject: 'cv.pdf' }],
  ['report.viewed', { to: { device: 'desktop' } }, 'viewed', { device: 'desktop' }],
  ['report.viewed', { to: { device: 'tablet' } }, 'viewed', { device: 'tablet' }],
  ['report.viewed', { to: { device: 'phone' } }, 'viewed', { device: 'phone' }],
  ['report.viewed', { to: { device: null } }, 'viewed', { device: 'unknown' }],
  ['report.viewed', { to: { device: 'mobile' } }, 'viewed', { device: 'unknown' }],
  ['report.downloaded', { to: { format: 'pdf' } }, 'downloaded', { format: 'PDF' }],
  ['report.downloaded', { to: { format: 'docx', share: 'id' } }, 'downloadedByVisitor', { format: 'Word' }],
  ['share.made', { to: { days: 30, hasPassword: true } }, 'shared', { days: 30, password: 'yes' }],
  ['share.made', { to: { days: 7, hasPassword: false } }, 'shared', { days: 7, password: 'no' }],
  ['share.sentOn', { to: { email: 'gao@x.example' } }, 'sentOn', { address: 'gao@x.example' }],
  ['share.passwordRenewed', { subject: 'id' }, 'sharePasswordRenewed'],
  ['share.revoked', { subject: 'id', to: { count: 2 } }, 'unshared', { count: 2 }],
  [
    'account.added',
    { subject: '温以澄', to: account },
    'accountAdded',
    { subject: '温以澄', type: { userType: 'read' }, role: { role: 'HR' } },
  ],
  [
    'account.addedFrozen',
    { subject: '温以澄', to: account },
    'accountAddedFrozen',
    { subject: '温以澄', type: { userType: 'read' }, role: { role: 'HR' } },
  ],
  ['account.changed', { subject: '温以澄', to: { isFrozen: true } }, 'frozen', { subject: '温以澄' }],
  ['account.changed', { subject: '温以澄', to: { isFrozen: false } }, 'thawed', { subject: '温以澄' }],
  [
    'account.changed',
    { subject: '温以澄', to: { oneTimePassword: true } },
    'passwordReset',
    { subject: '温以澄' },
  ],
  ['account.invited', { subject: '温以澄' }, 'accountInvited', { subject: '温以澄' }],
  ['account.uninvited', { subject: '温以澄' }, 'accountUninvited', { subject: '温以澄' }],
  ['account.joined', {}, 'accountJoined'],
  ['role.added', { subject: 'Observers' }, 'roleAdded', { subject: { role: 'Observers' } }],
  [
    'role.changed',
    { subject: 'Observers', from: { name: 'Observers' }, to: { name: 'Visitors' } },
    'roleRenamed',
    { from: { role: 'Observers' }, to: { role: 'Visitors' } },
  ],
  [
    'role.changed',
    { subject: 'Observers', to: { offer: true } },
    'permissionGiven',
    { subject: { role: 'Observers' }, permission: { permission: 'offer' } },
  ],
  [
    'role.changed',
    { subject: 'Observers', to: { offer: false } },
    'permissionTaken',
    { subject: { role: 'Observers' }, permission: { permission: 'offer' } },
  ],
  ['role.deleted', { subject: 'Observers' }, 'roleDeleted', { subject: { role: 'Observers' } }],
  [
    'setting.changed',
    { subject: 'rules.englishLabel', from: false, to: true },
    'settingChanged',
    {
      setting: { setting: 'rules.englishLabel' },
      from: { setting: 'rules.englishLabel', value: false },
      to: { setting: 'rules.englishLabel', value: true },
    },
  ],
  ['serviceKey.made', { subject: 'ATS', to: { hint: 'ck_…' } }, 'keyMade', { subject: 'ATS' }],
  ['serviceKey.revoked', { subject: 'ATS' }, 'keyRevoked', { subject: 'ATS' }],
  ['mail.retried', { subject: 'a@b.example' }, 'mailRetried', { subject: 'a@b.example' }],
  [
    'lead.changed',
    { subject: '云渡科技', from: { state: 'new', note: '' }, to: { state: 'won', note: '' } },
    'leadChanged',
    { subject: '云渡科技', state: 'won' },
  ],
  [
    'lead.changed',
    { subject: '云渡科技', from: { state: 'won', note: '' }, to: { state: 'won', note: '…' } },
    'leadNoted',
    { subject: '云渡科技' },
  ],
  [
    'signIn.made',
    { to: { address: '10.0.0.9', way: 'sms', refusedBefore: 2 } },
    'signedIn',
    { address: '10.0.0.9', way: 'sms', count: 2 },
  ],
  ['signIn.refused', { subject: '沈岚', to: { tries: 5 } }, 'signInRefused', { subject: '沈岚', count: 5 }],
  ['session.ended', { to: { count: 2 } }, 'ownSessionsEnded', { count: 2 }],
  ['session.ended', { subject: '沈岚', to: { count: 1 } }, 'sessionsEndedOf', { subject: '沈岚', count: 1 }],
  ['session.ended', { to: { count: 9, isCompany: true } }, 'companySessionsEnded', { count: 9 }],
  ['signInRules.changed', { from: {}, to: {} }, 'signInRulesChanged'],
  ['password.changed', {}, 'passwordChanged'],
  ['password.forgotten', { subject: '沈岚' }, 'passwordForgotten', { subject: '沈岚' }],
  ['password.reset', {}, 'passwordSetByLink'],
  ['number.proved', { from: null, to: '138****5678' }, 'numberProved', { to: '138****5678' }],
  [
    'number.proved',
    { from: '138****5678', to: '139****5678' },
    'numberChanged',
    { from: '138****5678', to: '139****5678' },
  ],
  ['number.removed', { from: '138****5678', to: null }, 'numberRemoved', { from: '138****5678' }],
  ['appLink.made', {}, 'appLinked'],
  ['appLink.removed', {}, 'appUnlinked'],
  ['secondFactor.added', {}, 'secondFactorAdded'],
  ['secondFactor.removed', {}, 'secondFactorRemoved'],
  ['secondFactor.reset', { subject: '沈岚' }, 'secondFactorReset', { subject: '沈岚' }],
  ['recoveryCode.used', { to: { count: 9 } }, 'recoveryCodeUsed', { count: 9 }],
  ['recoveryCodes.renewed', {}, 'recoveryCodesRenewed'],
  ['passkey.added', { subject: 'Laptop' }, 'passkeyAdded', { subject: 'Laptop' }],
  ['passkey.renamed', { from: 'Laptop', to: 'Phone' }, 'passkeyRenamed', { from: 'Laptop', to: 'Phone' }],
  ['passkey.removed', { subject: 'Laptop' }, 'passkeyRemoved', { subject: 'Laptop' }],
  [
    'passkey.refused',
    { subject: '沈岚', to: { name: 'Laptop' } },
    'passkeyRefused',
    { subject: '沈岚', passkey: 'Laptop' },
  ],
  ['bundle.imported', { to: { isNew: true, interviews: 2 } }, 'imported', { count: 2 }],
  ['bundle.imported', { to: { isNew: false, interviews: 1 } }, 'importedAgain', { count: 1 }],
  ['company.imported', {}, 'companyImported'],
  ['company.imported', { to: { count: 2, roles: ['HR'] } }, 'companyChangedByFile', { count: 2 }],
  ['company.added', { subject: '海岚科技' }, 'companyAdded', { subject: '海岚科技' }],
  ['page.linked', { subject: 'idCard' }, 'pageLinked', { page: 'idCard' }],
  ['page.unlinked', { subject: 'monitor' }, 'pageUnlinked', { page: 'monitor' }],
  ['consent.given', { subject: 'idCard' }, 'consentGiven', { page: 'idCard' }],
  ['consent.declined', { subject: 'idCard' }, 'consentDeclined', { page: 'idCard' }],
  [
    'consent.withdrawn',
    { subject: 'monitor', to: { count: 3 } },
    'consentWithdrawn',
    { page: 'monitor', count: 3 },
  ],
  ['idCard.received', {}, 'idCardReceived'],
  ['idCard.forgotten', { to: { count: 2 } }, 'idCardForgotten'],
  ['form.added', { subject: 'Depth' }, 'formAdded', { subject: 'Depth' }],
  [
    'form.changed',
    { subject: 'Depth', from: { name: 'Depth' }, to: { name: 'Design' } },
    'formRenamed',
    { from: 'Depth', to: 'Design' },
  ],
  [
    'form.published',
    { subject: 'Depth', to: { number: 7, count: 9 } },
    'formPublished',
    { subject: 'Depth', number: 7 },
  ],
  [
    'form.discarded',
    { subject: 'Depth', to: { number: 7 } },
    'formDiscarded',
    { subject: 'Depth', number: 7 },
  ],
  ['form.ended', { subject: 'Depth' }, 'formEnded', { subject: 'Depth' }],
  ['form.reopened', { subject: 'Depth' }, 'formReopened', { subject: 'Depth' }],
  [
    'feedback.given',
    { subject: '二面', from: null, to: { result: 1, length: 12, score: null } },
    'feedbackGiven',
    { round: '二面' },
  ],
  [
    'feedback.changed',
    { subject: '二面', from: { result: 1 }, to: { result: 0, length: 3, score: null } },
    'feedbackChanged',
    { round: '二面' },
  ],
  ['offer.sent', { to: { a: 1 } }, 'unknown', { action: 'offer.sent' }],
]

test.each(cases)('%s with %j is told as “%s”', (action, details, sentence, pieces = {}) => {
  expect(readEntry(action, details)).toEqual({ sentence, pieces, changes: [] })
})

test.each(cases)('%s with %j is told as well by what of it leaves the server', (action, details) => {
  expect(readEntry(action, describeDetails(details))).toEqual(readEntry(action, details))
})

test.each(auditActions)('there is a case of %s', (action) => {
  expect(cases.map(([known]) => known)).toContain(action)
})

test('an entry with details of another shape is told with a dash for what it lacks', () => {
  for (const details of [null, 'text', [1], { subject: { a: 1 }, from: [{}], to: [{}] }])
    expect(readEntry('account.changed', details)).toEqual({
      sentence: 'accountChanged',
      pieces: { subject: '—' },
      changes: [],
    })
})

test('what changed about an account or an evaluation is told field by field', () => {
  const changesOf = (action: string, from: object | null, to: object) =>
    readEntry(action, { from, to }).changes
  expect(changesOf('account.changed', account, { name: '温澄', userType: 'admin', role: 'HR' })).toEqual([
    { field: 'name', from: '温以澄', to: '温澄' },
    { field: 'type', from: { userType: 'read' }, to: { userType: 'admin' } },
  ])
  expect(changesOf('thirdParty.changed', { score: null }, { score: '91' })).toEqual([
    { field: 'score', from: '—', to: '91' },
  ])
  expect(changesOf('decision.made', null, { result: 1, score: 4.5 })).toEqual([
    { field: 'score', from: null, to: 4.5 },
  ])
})

test('what a company rules about signing in is told rule by rule', () => {
  const from = { ways: ['password', 'sms'], demandsSecondFactor: false, sessionHours: 168, restMinutes: null }
  const to = { ways: ['password'], demandsSecondFactor: true, sessionHours: 8, restMinutes: 30 }
  expect(readEntry('signInRules.changed', { from, to }).changes).toEqual([
    { field: 'ways', from: { ways: ['password', 'sms'] }, to: { ways: ['password'] } },
    { field: 'demandsSecondFactor', from: { isOn: false }, to: { isOn: true } },
    { field: 'sessionHours', from: { minutes: 168 * 60 }, to: { minutes: 8 * 60 } },
    { field: 'restMinutes', from: { minutes: null }, to: { minutes: 30 } },
  ])
})

test('what was seen before a decision is read, and nothing where the entry does not say', () => {
  const seen = { aiScore: true, sections: ['1.0', 7, '22'] }
  expect(readSeen({ seen })).toEqual({ aiScore: true, sections: ['1.0', '22'] })
  expect([null, 'text', [1], { seen: 4 }].map(readSeen)).toEqual([null, null, null, null])
})
