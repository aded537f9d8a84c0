import { expect, test } from 'vitest'
import { defaultCompanyRules } from '../../../platform/company/rules.ts'
import { acceptTyped, chooseMailed, mailedLink, maySendOn } from './mailing.ts'

const none = { addresses: [], typed: '' }

test.each([
  ['one', 'a@x.example', ['a@x.example'], '', null],
  ['several', 'a@x.example; b@x.example,', ['a@x.example', 'b@x.example'], '', null],
  ['none', ' ', [], '', 'emailMissing'],
  ['a wrong one', 'abc', [], 'abc', 'emailInvalid'],
  [
    'a wrong one among others',
    'a@x.example abc b@x.example',
    ['a@x.example'],
    'abc b@x.example',
    'emailInvalidAmong',
  ],
])('typed addresses, %s, are taken up to the first wrong one', (_, typed, addresses, left, fault) => {
  const taken = acceptTyped({ ...none, typed })
  expect(taken).toMatchObject({ addresses, typed: left })
  expect(taken.fault?.refusal ?? null).toBe(fault)
})

test('an address is taken once, and no more than may be mailed to at once pass', () => {
  const addresses = Array.from({ length: 20 }, (_, index) => `a${index}@x.example`)
  expect(acceptTyped({ addresses, typed: 'A0@X.example' })).toEqual({ addresses, typed: '', fault: null })
  expect(acceptTyped({ addresses, typed: 'b@x.example' }).fault).toEqual({
    refusal: 'tooManyAddresses',
    values: { most: 20 },
  })
})

const sections = [
  { key: 'reportAIInterview', state: 'open' },
  { key: 'overviewAI', state: 'keptByCompany' },
  { key: 'originalResume', state: 'open' },
] as const

test('a caller who sends only the specified fields shares all open sections for 12 months, without a password unless one is needed [C64]', () => {
  const rules = defaultCompanyRules
  const untouched = {
    sections: ['reportAIInterview'],
    showsScores: true,
    days: 365,
    hasPassword: false,
    language: 'en',
    note: '',
  }
  expect(chooseMailed({ rules }, [...sections], {}, 'en')).toEqual(untouched)
  for (const rule of ['shareLinkNeedsPassword', 'shareMailsPasswordReport'])
    expect(
      chooseMailed({ rules: { ...rules, [rule]: true } }, [...sections], {}, 'en').hasPassword,
      rule,
    ).toBe(true)
  const given = { sections: ['reportAIInterview'], showsScores: false, days: 7, hasPassword: true, note: 'x' }
  expect(chooseMailed({ rules }, [...sections], { ...given, language: 'cn' }, 'en')).toEqual({
    ...given,
    language: 'cn',
  })
})

test('a mail leads to the shared report, or to the report behind a password', () => {
  const of = (shareMailsPasswordReport: boolean) =>
    mailedLink('https://c.example', 'abc', { shareMailsPasswordReport })
  expect(of(false)).toBe('https://c.example/newShareReport?userid=abc')
  expect(of(true)).toBe('https://c.example/mail-report?userid=abc')
})

test('a visitor forwards a link where the company allows it, with a password where mailed links need one', () => {
  const locked = { hasPassword: true }
  const bare = { hasPassword: false }
  expect(maySendOn(defaultCompanyRules, bare)).toBe(true)
  for (const rule of ['shareLinkNeedsPassword', 'shareMailsPasswordReport']) {
    const rules = { ...defaultCompanyRules, [rule]: true }
    expect([maySendOn(rules, bare), maySendOn(rules, locked)], rule).toEqual([false, true])
  }
  expect(maySendOn({ ...defaultCompanyRules, visitorsMaySendOn: false }, locked)).toBe(false)
})
