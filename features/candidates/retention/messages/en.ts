import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  manageTitle: 'Data retention',
  intro:
    'Once an application has an outcome, the data of the candidate is kept for a limited time. Then it is erased for good. Candidate pages and consents state this time.',
  months: 'Months after the outcome',
  monthsHint:
    '1 to 120 months, counted in UTC days from the day the candidate was hired, rejected or withdrew. A reopened application is not counted.',
  monthsWrong: 'Enter a whole number from 1 to 120',
  save: 'Save',
  changedTo: 'Candidates are now kept for {months, plural, one {# month} other {# months}}',
  tryOut: 'Shown for {months, plural, one {# month} other {# months}}, which is not saved yet.',
  waits: 'Nobody is erased before {day}. That is the first run with this time.',
  shortenTitle: 'Shorten to {months, plural, one {# month} other {# months}}',
  shortenText:
    '{count, plural, =0 {No candidate is past {months, plural, one {# month} other {# months}} today.} one {# candidate is past that time and is erased at once.} other {# candidates are past that time and are erased at once.}} The first run is on {day}. Until then you can set a longer time again, or keep single candidates longer. Erased data cannot be restored.',
  lists: 'Lists',
  list: {
    now: 'Due today',
    soon: 'Within 30 days',
    kept: 'Kept longer',
    undecided: 'Nothing decided',
  },
  counted: '{list} ({count, number})',
  listText: {
    now: 'Candidates past the time. The next run erases them.',
    soon: 'Candidates whose time ends within the next 30 days.',
    kept: 'Candidates that a colleague keeps until a day, with a reason.',
    undecided:
      'Candidates without an outcome whose last activity is longer ago than the time. They are not erased. The time starts once there is an outcome.',
  },
  later:
    '{count, plural, one {# more candidate with an outcome is due later.} other {# more candidates with an outcome are due later.}}',
  find: 'Find by candidate name',
  failed: 'The list could not be loaded',
  none: 'No candidates',
  noneText: 'Nobody is in this list right now.',
  noneFound: 'No candidate found',
  noneFoundText: 'Try another name.',
  candidate: 'Candidate',
  outcome: 'Outcome',
  noOutcome: 'No outcome',
  lastActive: 'Last activity {day}',
  erased: 'Erased on',
  keptUntil: 'Kept until {day}',
  keptBy: '{name}: {reason}',
  notErased: 'Not erased automatically',
  card: {
    title: 'Data retention',
    failed: 'The retention could not be loaded',
    eraseDay: 'Erased on',
    kept: 'Kept longer',
    none: 'No outcome yet, so nothing is erased automatically. After the outcome the data is kept for {months, plural, one {# month} other {# months}}.',
    cause: {
      outcome: '{months, plural, one {# month} other {# months}} after the outcome “{outcome}” on {day}',
      kept: 'Kept until the day before, longer than {months, plural, one {# month} other {# months}} after the outcome “{outcome}”',
      waits: 'First run after the company changed the time',
      arrived: 'A new candidate is kept for at least 7 days',
    },
    until: 'Until {day}',
    by: '{name}: {reason}',
    keep: 'Keep longer',
    change: 'Change',
    end: 'Stop keeping longer',
    endTitle: 'Stop keeping longer',
    endText:
      'The company’s time applies again: {months, plural, one {# month} other {# months}} after the outcome. If that has passed, the next run erases the candidate.',
    ended: 'No longer kept past the company’s time',
    saved: 'Kept until {day}',
    dialogTitle: 'Keep the data longer',
    dialogText:
      'Give a reason and the last day, at most 36 months from today. The audit log shows who keeps the data and until when.',
    reason: 'Reason',
    reasonHint: 'Up to 300 characters. It is not sent to the candidate.',
    suggest: 'May be considered for other positions',
    noReason: 'Give a reason',
    untilLabel: 'Keep until',
    untilHint: '{day} at the latest',
    save: 'Keep',
  },
  ruleReason: 'The retention of {months, plural, one {# month} other {# months}} after the outcome is over',
  refusal: {
    changedByColleague:
      'A colleague has just set the time to {months, plural, one {# month} other {# months}}. Have a look before you change it',
    noDay: 'Choose a date',
    pastDay: 'That day has passed',
    lateDay: 'Candidates can be kept for at most 36 months',
    keptByColleague: 'A colleague has just changed how long this candidate is kept. Have a look first',
  },
}
