import { anAccount, anInterview } from '@candor/testkit/builders'
import type { ServedCall } from '@candor/testkit/calls'
import { serverUnderTest } from '@candor/testkit/server'
import { aShare } from '@candor/testkit/shares'
import { beforeEach, expect, test } from 'vitest'
import { forgotPassword } from '../../../features/password-links/contract.ts'
import { emailLimit } from '../../../features/password-links/rules/links.ts'
import { signIn } from '../../../features/session/contract.ts'
import { addressLimit, signInLimit } from '../../../features/session/rules/sign-in.ts'
import { checkReportPassword } from '../../../features/shares/contract.ts'
import { tryLimits } from '../../../features/shares/rules/sharing.ts'
import { sendInBatch } from './callers/wire-under-test.ts'

const server = serverUnderTest({}, { mailer: { send: async () => {} } })
beforeEach(() => server.services.db.deleteFrom('attempt').execute())

/** The codes of thirty calls in one batch. */
async function codesOfThirty(call: ServedCall, inputOf: (turn: number) => Readonly<Record<string, unknown>>) {
  const calls = Array.from({ length: 30 }, (_, turn) => ({ call, input: inputOf(turn) }))
  return (await sendInBatch(server, calls, null)).map(({ code }) => code)
}

/** The code `max` times, and then the code of the rate limit. */
const firstThenLocked = (code: number, max: number) => [
  ...Array(max).fill(code),
  ...Array(30 - max).fill(1009),
]

test('guesses of a password count in a batch as they do alone, also at ever other e-mails', async () => {
  const { email, password } = await anAccount(server.services)
  const guess = { email, password: 'not it' }
  expect(await codesOfThirty(signIn, () => guess)).toEqual(firstThenLocked(1011, signInLimit.max))
  expect((await server.call(signIn, { email, password })).code).toBe(1009)

  await server.services.db.deleteFrom('attempt').execute()
  const others = await codesOfThirty(signIn, (turn) => ({ ...guess, email: `nobody-${turn}@many.example` }))
  expect(others).toEqual(firstThenLocked(1011, addressLimit.max))
})

test('guesses of a report’s password count in a batch as they do alone', async () => {
  const { companyId, accountId } = await anAccount(server.services)
  const { candidateId, interviewId } = await anInterview(server.services, { companyId })
  const share = await aShare(server.services, {
    ...{ companyId, accountId, candidateId, interviewId },
    password: 'aB3dE6',
  })
  const guesses = await codesOfThirty(checkReportPassword, () => ({ id: share.token, pin: 'aB3dE7' }))
  expect(guesses).toEqual(
    firstThenLocked(checkReportPassword.refusals.wrongPassword, tryLimits.byAddress.max),
  )
  expect((await server.call(checkReportPassword, { id: share.token, pin: 'aB3dE6' })).code).toBe(1009)
})

test('mails to one address count in a batch as they do alone', async () => {
  const { email } = await anAccount(server.services)
  expect(await codesOfThirty(forgotPassword, () => ({ email }))).toEqual(firstThenLocked(0, emailLimit.max))
})
