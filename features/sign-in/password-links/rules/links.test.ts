import { expect, test } from 'vitest'
import { answerTo, invitationState, linkAddress, linkExpiry } from './links.ts'

const now = new Date('2026-03-01T10:00:00Z')

test('a forgotten password has a link of thirty minutes, an invitation one of seven days', () => {
  expect(linkExpiry('forgotten', now)).toEqual(new Date('2026-03-01T10:30:00Z'))
  expect(linkExpiry('invitation', now)).toEqual(new Date('2026-03-08T10:00:00Z'))
})

test('the token of a link stands where no server and no other page is told it', () => {
  const { pathname, search, hash } = new URL(linkAddress('https://candor.example', 'token'))
  expect([pathname, search, hash]).toEqual(['/newPassword', '', '#token'])
})

test.each([
  ['general', false, true, 'link'],
  ['general', false, false, 'noPassword'],
  ['freeze', false, true, 'nothing'],
  ['general', true, true, 'nothing'],
])('%s, of the demo: %s, with a password: %s is told: %s', (userType, isDemo, hasPassword, told) => {
  expect(answerTo({ userType, isDemo, hasPassword })).toBe(told)
})

test('an invitation is open until it ends or is taken back', () => {
  const expiresAt = new Date(now.getTime() + 1)
  expect(invitationState({ expiresAt, revokedAt: null }, now)).toBe('open')
  expect(invitationState({ expiresAt, revokedAt: null }, expiresAt)).toBe('over')
  expect(invitationState({ expiresAt, revokedAt: now }, now)).toBe('revoked')
})
