import { expect, test } from 'vitest'
import { signInWays } from '../contract/entry.ts'
import { asksSecondFactor, defaultSignInPolicy, sessionEnd } from './policy.ts'
import type { SignInWay } from './ways.ts'

const demanding = { ...defaultSignInPolicy, demandsSecondFactor: true }

test('a company that ruled nothing allows every way, asks for one factor, and keeps a session for seven days', () => {
  expect(defaultSignInPolicy.ways).toEqual(signInWays)
  expect(defaultSignInPolicy.demandsSecondFactor).toBe(false)
  const now = new Date('2026-03-01T10:00:00Z')
  expect(sessionEnd(defaultSignInPolicy, now)).toEqual(new Date('2026-03-08T10:00:00Z'))
  expect(sessionEnd({ ...defaultSignInPolicy, sessionHours: 1 }, now)).toEqual(
    new Date('2026-03-01T11:00:00Z'),
  )
})

test.each<[SignInWay, boolean]>([
  ['password', true],
  ['sms', true],
  ['app', true],
  ['oidc', false],
  ['passkey', false],
])('a sign-in by %s waits for a second factor that is there or demanded: %s', (way, waits) => {
  expect(asksSecondFactor(way, { policy: defaultSignInPolicy, hasFactor: true })).toBe(waits)
  expect(asksSecondFactor(way, { policy: demanding, hasFactor: false })).toBe(waits)
  expect(asksSecondFactor(way, { policy: defaultSignInPolicy, hasFactor: false })).toBe(false)
})
