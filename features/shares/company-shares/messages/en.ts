import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  manageTitle: 'Shared reports',
  manageHint:
    'Every link of the company that opens a report without an account: who it is for, who shared it, and whether it was opened. A revoked link stops working at once.',
  failed: 'The shared reports could not be loaded',
  find: 'Find by candidate name',
  state: 'State',
  allStates: 'All states',
  states: { open: 'Open', ended: 'Ended', revoked: 'Revoked' },
  shut: 'Does not open without a password',
  closed: 'Opens nothing: the company closed its sections to visitors',
  to: 'For',
  link: 'Link without a named recipient',
  candidate: 'Candidate',
  made: 'Shared by',
  until: 'Open until',
  views: 'Views',
  untilDay: 'until {day}',
  revokedBy: 'by {name}, {day}',
  withPassword: 'password',
  notOpened: 'Not opened',
  opened: '{count, plural, one {# view} other {# views}}',
  firstView: 'first {time}',
  lastView: 'last {time}',
  acts: 'Actions',
  actions: 'Actions for the share of {name}',
  renew: 'New password',
  renewed: 'The new password',
  revoke: 'Revoke this share',
  revokeOfCandidate: 'Revoke all shares of this candidate',
  revokeAll: 'Revoke all shares of the company ({count, number})',
  ask: {
    password:
      'The previous password stops working at once, and anyone who is reading the report of {name} is asked for the new one. Send it to “{to}” separately.',
    share: 'The report of {name} can no longer be opened with the share for “{to}”.',
    candidate: 'The report of {name} can no longer be opened with any link.',
    company:
      '{count, plural, one {The only open link} other {All # open links}} of the company will stop working, no matter who shared them.',
  },
  revoked: '{count, plural, one {# share was} other {# shares were}} revoked',
  none: 'No shared reports',
  noneText: 'Links created with “Share” in a candidate’s report are listed here.',
  noneFound: 'No shares found',
  noneFoundText: 'Try another name or state. Anonymous candidates cannot be found by name.',
}
