import { expect, test } from 'vitest'
import { numberProofBy } from './rules.ts'

test.each([
  ['password', true, true, 'password'],
  ['passwordOrCode', true, true, 'passwordOrCode'],
  ['code', true, true, 'code'],
  ['freshSignIn', true, true, 'oldNumber'],
  ['freshSignIn', true, false, 'freshSignIn'],
  ['freshSignIn', false, true, 'freshSignIn'],
] as const)(
  'an account proved by %s, with a number %s and text messages %s, changes the number by %s',
  (by, hasNumber, canText, proved) => expect(numberProofBy({ by, hasNumber, canText })).toBe(proved),
)
