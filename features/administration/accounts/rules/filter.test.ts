import { expect, test } from 'vitest'
import { readAccountFilter } from './filter.ts'

const roleId = '0198c0de-0000-7000-8000-000000000001'

test.each([
  [{}, { text: '', userType: '', roleId: '' }],
  [
    { text: '陈', userType: 'freeze', roleId },
    { text: '陈', userType: 'freeze', roleId },
  ],
  [
    { text: ['x'], userType: 'king', roleId: '../../x' },
    { text: '', userType: '', roleId: '' },
  ],
])('the address %o of the accounts filters by %o', (search, filter) => {
  expect(readAccountFilter(search)).toEqual(filter)
})
