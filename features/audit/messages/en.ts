import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  manageTitle: 'Audit log',
  manageHint:
    'Every decision, score, change of a setting and view of a report is appended here and tied to the entry before it by a hash: where one was altered, removed or cut off, the check names the first place.',
  refusal: {
    badKey: 'The header idempotency-key must be a UUID',
    keyReused: 'The header idempotency-key was already used for something else',
    headsNotWritten:
      'Nothing was stored, as the file of the audit log’s heads cannot be written. Tell whoever runs this installation',
    notAMark: 'Give number and hash of an entry as a check shows them: 12:9f2c…',
  },
  verify: 'Check the log',
  verifying: 'Checking…',
  verifyFailed: 'The check did not finish. Try again',
  sound: '{count, plural, one {# entry} other {# entries}}, none altered',
  broken: {
    missing: 'Entry {sequence, number} is missing',
    unlinked: 'Entry {sequence, number} does not follow the one before it',
    altered: 'Entry {sequence, number} was altered',
    head: 'Entry {sequence, number} is the newest, but the end of the chain was noted as another',
  },
  action: 'Action',
  anyAction: 'All actions',
  accountName: 'Name of the person',
  system: 'System',
  nothing: 'nothing',
  change: '{from} → {to}',
  sawScore: 'AI scores were shown.',
  sawNoScore: 'No AI score was shown.',
  sawSections: 'Opened before: {sections}',
  empty: 'No entries yet',
  emptyHint: 'Evaluations, decisions and changes of settings appear here.',
  more: 'Earlier entries',
  actions: {
    evaluation: { added: 'added an evaluation of' },
    decision: { made: 'decided on' },
    score: { given: 'scored an answer of' },
    remark: { added: 'added a remark on' },
    label: { changed: 'changed the labels of' },
    recommendation: { made: 'recommended', answered: 'answered the recommendation of' },
    thirdParty: {
      added: 'added a third-party evaluation of',
      changed: 'changed a third-party evaluation of',
      deleted: 'deleted a third-party evaluation of',
    },
    offline: { added: 'wrote down an offline interview of' },
    attachment: { deleted: 'deleted an attachment of' },
    report: { viewed: 'viewed the report of' },
    account: { added: 'added the account', changed: 'changed the account' },
    role: { added: 'added the role', changed: 'changed the role', deleted: 'deleted the role' },
    setting: { changed: 'changed the setting' },
    serviceKey: { made: 'made the service key', revoked: 'revoked the service key' },
    mail: { retried: 'sent a mail again to' },
  },
}
