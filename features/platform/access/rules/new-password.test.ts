import { expect, test } from 'vitest'
import { passwordFault } from './new-password.ts'

const known = {
  email: 'Wei.Chen@hailan.example',
  name: '陈薇安',
  companyNames: ['海岚支付', 'Hailan Pay'],
}

test.each([
  ['          ', 'repeatedPassword'],
  ['　\t　\t　\t　\t　\t', 'repeatedPassword'],
  ['aaaaaaaaaa', 'repeatedPassword'],
  ['aAaAaAaAaA', 'repeatedPassword'],
  ['  aaaaaaaa  ', 'repeatedPassword'],
  ['1111111111', 'repeatedPassword'],
  ['wei.chen@hailan.example', 'ownPassword'],
  [' WEI.CHEN@HAILAN.EXAMPLE ', 'ownPassword'],
  ['wei.chen@hailan.example1', 'ownPassword'],
  ['wei.chenwei.chen', 'ownPassword'],
  ['Wei.Chen2026', 'ownPassword'],
  ['2026wei.chen', 'ownPassword'],
  ['陈薇安陈薇安陈薇安陈薇安', 'ownPassword'],
  ['陈薇安20260314', 'ownPassword'],
  ['海岚支付海岚支付海岚支付', 'ownPassword'],
  ['hailan pay', 'ownPassword'],
  ['HailanPay2026', 'ownPassword'],
  ['ｈａｉｌａｎｐａｙ２０２６', 'ownPassword'],
  ['candor-demo', null],
  ['a password of her own', null],
  ['wei.chen likes long walks', null],
  ['海岚支付 and something else', null],
  ['aaaaaaaaab', null],
])('the password %j is refused as %s', (password, fault) => {
  expect(passwordFault(password, known)).toBe(fault)
})

test('an account without name and company refuses no passwords for them', () => {
  const unnamed = { email: 'hr@hailan.example', name: '', companyNames: [''] }
  expect(passwordFault('2026031420', unnamed)).toBe(null)
  expect(passwordFault('hrhrhrhrhr', unnamed)).toBe('ownPassword')
})
