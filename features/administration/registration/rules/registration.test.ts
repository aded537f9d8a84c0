import { expect, test } from 'vitest'
import { needsCode, readContact } from './contact-number.ts'
import { formFault } from './registration.ts'

const form = { companyName: '云渡科技', userName: '何云舟', position: '招聘经理' }
const faultOf = (prefixPhone: string, phone: string, email = '') =>
  formFault(readContact({ ...form, prefixPhone, phone, email }))

test.each([
  ['86', '13812345678', '', null],
  ['+86', '138 1234 5678', '', null],
  ['86', '02866667777', '', 'phoneInvalid'],
  ['44', '20 7946 0958', '', null],
  ['+1', '(415) 555-0132', '', null],
  ['0044', '2079460958', '', null],
  ['44', '12', '', 'phoneInvalid'],
  ['0', '2079460958', '', 'phoneInvalid'],
  ['9999', '123456789012', '', 'phoneInvalid'],
  ['44', 'call me', '', 'phoneInvalid'],
  ['86', '', 'gao.lan@northquay.example', null],
  ['86', '', '', 'phoneInvalid'],
  ['86', '', 'gao.lan', 'emailInvalid'],
  ['86', '', 'a@x.example b@x.example', 'emailInvalid'],
  ['86', '123', 'gao.lan@northquay.example', 'phoneInvalid'],
  ['86', '13812345678', 'gao.lan', 'emailInvalid'],
])('a contact of +%s %s and "%s" has the fault %s', (prefix, phone, email, fault) => {
  expect(faultOf(prefix, phone, email)).toBe(fault)
})

test('a code proves mainland numbers alone', () => {
  const isAsked = (prefixPhone: string, phone: string) => needsCode({ prefixPhone, phone })
  expect([isAsked('86', '13812345678'), isAsked('44', '2079460958'), isAsked('86', '')]).toEqual([
    true,
    false,
    false,
  ])
})
