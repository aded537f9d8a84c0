import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  manageTitle: 'Trial requests',
  manageHint: 'Trial requests from the public pages, newest first. Each request is also mailed to sales.',
  failed: 'The trial requests could not be loaded',
  empty: 'No requests yet',
  emptyHint: 'Trial requests from the public pages appear here.',
  mailSubject: 'Trial request: {company}',
  mailText:
    '{name} ({company}, {position}) asks for a trial.\nContact: {contact}\nPlease get in touch within 1 working day.',
  reminderSubject: 'Not called back yet: trial request of {company}',
  reminderText:
    'Nobody has got in touch with {name} ({company}, {position}) within 1 working day.\nContact: {contact}\nPlease get in touch, and record it here: {link}',
  stateLabel: 'State',
  states: { new: 'New', contacted: 'Contacted', won: 'Won', lost: 'Lost' },
  noteLabel: 'Note',
  changed: 'Changed by {who}, {time}',
  refusal: {
    companyMissing: 'Enter a company name',
    nameMissing: 'Enter a name',
    positionMissing: 'Enter a position',
    phoneInvalid: 'Enter a valid phone number',
    emailInvalid: 'The email address is not valid',
    codeMissing: 'Enter the code',
    codeWrong: 'The code is incorrect or has expired. Ask for a new one',
    changedMeanwhile: 'Somebody else has just changed this request; the current version is shown',
    tooMany: 'Too many requests. Try again in {minutes, plural, one {# minute} other {# minutes}}',
    off: 'This site does not take trial requests online. Please call the service line',
  },
}
