import { expect, test } from 'vitest'
import { isSent } from '../../../candidates/interviews/rules.ts'

test('a finding of status 2 is hidden, and no other one is [R2-078]', () => {
  const statuses = [-1, 0, 1, 2, 3, 9]
  expect(statuses.filter((status) => isSent({ status }))).toEqual([-1, 0, 1, 3, 9])
})
