import type { WordsLike } from '@candor/messages/words'
import type { messages as cn } from './cn.ts'

export const messages: WordsLike<typeof cn> = {
  manageTitle: 'Shared reports',
  manageHint:
    'Every link of the company that opens a report without an account: for whom, by whom, and whether it was opened. A revoked link stops working at once.',
  find: 'Find by candidate name',
  state: 'State',
  allStates: 'All states',
  states: { open: 'Open', ended: 'Ended', revoked: 'Revoked' },
  shut: 'Opens nothing until it has a password',
  to: 'For',
  link: 'Link, nobody named',
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
  revokeOfCandidate: 'Revoke all of this candidate',
  revokeAll: 'Revoke all of the company ({count, number})',
  ask: {
    password:
      'The password before stops working at once, and whoever is reading the report of {name} is asked for the new one. Tell it to “{to}” in another way.',
    share: 'The report of {name} can no longer be opened by the share for “{to}”.',
    candidate: 'The report of {name} can no longer be opened by any link.',
    company:
      '{count, plural, one {The one open link} other {All # open links}} of the company will stop working, whoever shared them.',
  },
  revoked: '{count, plural, one {# share was} other {# shares were}} revoked',
  none: 'Nothing is shared',
  noneText: 'Links that are made with “Share” in a candidate’s report are listed here.',
  noneFound: 'No share matches',
  noneFoundText: 'Try another name or state. Anonymous candidates cannot be found by name.',
  more: 'Load more',
}
