import { expect, test } from 'vitest'
import { drawRecoveryCodes, readCode, recoveryCodeCount, writeRecoveryCode } from './codes.ts'

test('recovery codes are ten, each found by letters of its own, and read as they are written', () => {
  const codes = drawRecoveryCodes((below) => Math.floor(Math.random() * below))
  expect(new Set(codes.map(({ selector }) => selector)).size).toBe(recoveryCodeCount)
  for (const code of codes) {
    const written = writeRecoveryCode(code)
    expect(written).toMatch(/^[2-9a-z]{4}-[2-9a-z]{4}-[2-9a-z]{4}-[2-9a-z]{2}$/)
    expect(readCode(written)).toEqual({ kind: 'recoveryCode', ...code })
    expect(readCode(` ${written.toUpperCase().replaceAll('-', ' ')} `)).toEqual({
      kind: 'recoveryCode',
      ...code,
    })
  }
})

test('a code of an app is read however it was spaced or typed', () => {
  const code = { kind: 'totp', code: '123456' }
  for (const typed of ['123456', ' 123 456 ', '１２３４５６', '123-456'])
    expect(readCode(typed)).toEqual(code)
})

test.each(['', '12345', '1234567', 'hello', 'a password of 1 account', '2222-2222-2222-2o'])(
  '“%s” is no code',
  (typed) => {
    expect(readCode(typed)).toBeNull()
  },
)
