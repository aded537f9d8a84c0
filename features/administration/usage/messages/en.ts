import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  manageTitle: 'Edition and usage',
  manageHint:
    'What your company’s edition includes, and how much of it is used. Administrators get one email at 80% and one when it is used up.',
  periodLabel: 'Period',
  period: '{start} to {end}',
  renewed: 'Uses and messages are counted again from {end}.',
  lasting: 'Accounts and storage',
  uses: 'Interviews and tests',
  messages: 'Messages',
  used: '{used} of {limit}',
  usedUnlimited: '{used} used, no limit',
  notHeld: 'Not included',
  overText: '{used} used, {over} over the limit',
  extra: 'including {extra, number} extra a year',
  state: {
    unlimited: 'No limit',
    none: 'Not included',
    fine: '{percent, number}% used',
    near: 'Nearly used up ({percent, number}%)',
    usedUp: 'Used up',
  },
  advice: {
    seat: 'Freeze an account that nobody needs any more, or ask sales for more.',
    jobs: 'Existing jobs continue. For more, ask sales for another edition.',
    storage: 'Delete attachments that nobody needs any more, or ask sales for another edition.',
    uses: 'New results are still kept and shown. Ask sales for more uses.',
    sms: 'Sign-in codes are still sent; codes for trial requests are refused. Ask sales for another edition.',
    mails: 'Notifications are still sent; only sharing by email is refused. Ask sales for another edition.',
  },
  empty: 'No edition, no limits',
  emptyHint: 'This company has no edition: accounts, jobs, uses and messages are not limited.',
  failed: 'The usage could not be loaded',
  megabytes: '{value, number} MB',
  gigabytes: '{value, number} GB',
  mailSubject: '{percent, select, 100 {{quota}: used up} other {{quota}: 80% used}}',
  mailText:
    '{company}, {edition} edition. {quota}: {used} of {limit} used{isMetered, select, yes { in this period} other {}}.\n{advice}\n{isMetered, select, yes {The period ends on {end}; from then on it is counted again.\n} other {}}Usage: {link}',
}
