import { minuteMs } from '@candor/kernel/durations'
import { expect, test } from 'vitest'
import { endOfSession, isTwoFactors, isWayClosed, type SessionFacts, seenEveryMs } from './session-end.ts'

const createdAt = new Date('2026-03-01T10:00:00Z')
const after = (minutes: number) => new Date(createdAt.getTime() + minutes * minuteMs)
const session: SessionFacts = {
  createdAt,
  expiresAt: after(7 * 24 * 60),
  lastSeenAt: null,
  way: 'password',
  secondFactor: null,
  ways: null,
  demandsSecondFactor: null,
  sessionHours: null,
  restMinutes: null,
}

test.each<[Partial<SessionFacts>, number]>([
  [{}, 7 * 24 * 60],
  [{ sessionHours: 1 }, 60],
  [{ sessionHours: 30 * 24 }, 7 * 24 * 60],
  [{ restMinutes: 15 }, 15 + 1],
  [{ restMinutes: 15, lastSeenAt: after(40) }, 40 + 15 + 1],
  [{ restMinutes: 15, sessionHours: 1, lastSeenAt: after(55) }, 60],
])('a session with %j ends %d minutes after it was opened', (given, minutes) => {
  expect(endOfSession({ ...session, ...given })).toEqual(after(minutes))
})

test('a session that is used every minute never rests', () => {
  const lastSeenAt = after(10)
  const end = endOfSession({ ...session, restMinutes: 5, lastSeenAt })
  expect(end.getTime()).toBeGreaterThanOrEqual(lastSeenAt.getTime() + 5 * minuteMs + seenEveryMs)
})

test.each<[Partial<SessionFacts>, boolean]>([
  [{}, false],
  [{ ways: ['password', 'sms'] }, false],
  [{ ways: ['oidc'] }, true],
  [{ demandsSecondFactor: true }, true],
  [{ demandsSecondFactor: true, secondFactor: 'totp' }, false],
  [{ demandsSecondFactor: true, way: 'passkey' }, false],
  [{ demandsSecondFactor: true, way: 'oidc' }, false],
  [{ demandsSecondFactor: true, way: 'demo', ways: ['oidc'] }, false],
])('a session with %j is shut by the company’s rules: %s', (given, isClosed) => {
  expect(isWayClosed({ ...session, ...given })).toBe(isClosed)
})

test('a passkey and the company’s own provider are two factors, a code by text message is one', () => {
  expect(['passkey', 'oidc', 'password', 'sms', 'app'].filter(isTwoFactors)).toEqual(['passkey', 'oidc'])
})
