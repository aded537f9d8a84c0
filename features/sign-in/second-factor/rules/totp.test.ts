import { expect, test } from 'vitest'
import { codeAt, enrolAddress, newSecret, stepAt, stepOfCode } from './totp.ts'

const now = new Date('2026-03-14T02:00:10Z')
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

test('codes are those of RFC 6238', () => {
  // Its table has eight digits, of which six are shown.
  expect(codeAt(secret, new Date(59_000))).toBe('287082')
  expect(codeAt(secret, new Date(1_111_111_109_000))).toBe('081804')
  expect(codeAt(secret, new Date(20_000_000_000_000))).toBe('353130')
})

test('a code is taken while it is shown, and one before and after it', () => {
  for (const steps of [-1, 0, 1])
    expect(stepOfCode(secret, codeAt(secret, later(30 * steps)), now)).toBe(stepAt(now) + steps)
})

test.each([-5 * 60, -60, 60, 5 * 60])(
  'a code from a clock that is %s seconds off is not taken',
  (seconds) => {
    expect(stepOfCode(secret, codeAt(secret, later(seconds)), now)).toBeNull()
  },
)

test('each secret is another one of 160 bits, and its address names the account', () => {
  const made = newSecret()
  expect(made).toMatch(/^[A-Z2-7]{32}$/)
  expect(newSecret()).not.toBe(made)
  const address = new URL(enrolAddress(made, { issuer: 'Candor', label: 'hr@hailan.example' }))
  expect(decodeURIComponent(address.pathname)).toContain('Candor:hr@hailan.example')
  expect(address.searchParams.get('secret')).toBe(made)
})
