import { expect, test } from 'vitest'
import { accountFaults, faultyField } from './new-account.ts'

const right = { name: '周宁', email: 'ning@hailan.example', userType: 'read', roleId: 'r' }

test.each([
  [{}, {}],
  [{ name: ' ' }, { name: 'nameMissing' }],
  [{ email: '' }, { email: 'emailMissing' }],
  [{ email: 'ning@hailan' }, { email: 'emailInvalid' }],
  [{ roleId: '' }, { roleId: 'roleMissing' }],
])('the new account %j has the faults %j', (wrong, faults) => {
  expect(accountFaults({ ...right, ...wrong })).toEqual(faults)
})

test.each([
  [{ field: 'email' }, 'email'],
  [{ field: 1 }, null],
  [{ faults: [] }, null],
  [null, null],
])('the refusal %j names the field %s', (data, field) => {
  expect(faultyField(data)).toBe(field)
})
