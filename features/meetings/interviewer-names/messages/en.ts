import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  manageTitle: 'Interviewers from imports',
  intro:
    'Imported interview plans name these interviewers by their name only. Say whose account each is: they then see the interviews under My interviews and can read these candidates’ reports.',
  none: 'Every imported interviewer has an account',
  noneText: 'Names that an import cannot find appear here.',
  failed: 'The names could not be loaded',
  plans: '{count, plural, one {# interview} other {# interviews}}',
  email: 'Email of {name}',
  emailMissing: 'Enter the email of the account',
  match: 'Match',
  is: '{account}, {email}',
  undo: 'Undo',
  undoOf: 'Undo the match of {name}',
  matched: '{name} is now {account}',
  unmatched: '{name} is matched with no account any more',
  refusal: {
    noAccount: 'The company has no active account with this email',
    tooManyNames: 'At most {most, number} names can be matched',
  },
  today: {
    title: 'Interviewer without an account: {name}',
    line: '{count, plural, one {# plan names} other {# plans name}} this person without an account',
    match: 'It is {email}',
    matched: 'Matched with the account',
    open: 'Choose the account',
    openOf: 'Choose the account: {name}',
  },
}
