import { expect, test } from 'vitest'
import { readAuditFilter } from './filter.ts'

const none = {
  group: '',
  action: '',
  accountName: '',
  candidateName: '',
  fromDay: '',
  toDay: '',
  showsViews: false,
}

test.each([
  [{}, none],
  [
    { group: 'opinions', action: 'decision.made', fromDay: '2026-03-02', showsViews: true },
    { ...none, group: 'opinions', action: 'decision.made', fromDay: '2026-03-02', showsViews: true },
  ],
  // An action of another group, a day that is none, and a word for a switch.
  [
    { group: 'signIn', action: 'decision.made', toDay: '2026-13-02', showsViews: 'yes' },
    { ...none, group: 'signIn' },
  ],
  [
    { action: 'decision.made', accountName: '7', showsViews: 'true' },
    { ...none, accountName: '7', showsViews: true },
  ],
])('the address %o of the log filters by %o', (search, filter) => {
  expect(readAuditFilter(search)).toEqual(filter)
})
