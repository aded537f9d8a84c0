import { anAccount } from '@candor/testkit/builders'
import { keepHashing } from '@candor/testkit/busy'
import { serverUnderTest } from '@candor/testkit/server'
import { countWaiting } from '@candor/testkit/waiting'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { beginTotp, giveSecondFactor, removeTotp, renewRecoveryCodes } from '../../contract.ts'
import { enrolLimit, recoveryCodesLimit } from '../../rules/proof.ts'
import { beginSignIn, enrolled } from './enrolled-under-test.ts'

const server = serverUnderTest()

test('a recovery code that finds no time to be checked once it was counted is taken back', async () => {
  const account = await enrolled(server)
  const { db } = server.services
  const { pending } = await beginSignIn(server, account)
  const give = () => server.call(giveSecondFactor, { pending, code: account.recoveryCodes[0] ?? '' })
  const { answer, stop } = await db.transaction().execute(async (transaction) => {
    await sql`lock table attempt in exclusive mode`.execute(transaction)
    const begun = give()
    await expect.poll(() => countWaiting(server.services)).toBe(1)
    return { answer: begun, stop: keepHashing(server.services) }
  })
  expect((await answer).data).toEqual({ retryAfterSeconds: 2 })
  await stop()
  const { accountId } = account
  const tries = db.selectFrom('pendingSignIn').where('accountId', '=', accountId)
  expect(await tries.select('tries').execute()).toEqual([{ tries: 0 }])
  const counts = db.selectFrom('attempt').where('key', '=', `second factor ${accountId}`)
  expect(await counts.select('count').execute()).toEqual([{ count: 0 }])
  expect((await give()).code).toBe(0)
})

test('new recovery codes end the old ones', async () => {
  const account = await enrolled(server)
  const { token, password: proof } = account
  const renewed = await server.call(renewRecoveryCodes, { proof }, { token })
  expect(renewed.data.recoveryCodes).toHaveLength(10)
  const { pending } = await beginSignIn(server, account)
  const give = (code = '') => server.call(giveSecondFactor, { pending, code })
  expect((await give(account.recoveryCodes[0])).code).toBe(1011)
  expect((await give(renewed.data.recoveryCodes[0])).code).toBe(0)
})

test('recovery codes are made ten times an hour for one account, and an app is begun 20 times in 15 minutes', async () => {
  const { token, password: proof } = await enrolled(server)
  const hash = vi.spyOn(server.services.passwords, 'hashCode')
  const renewed = await Promise.all(
    Array.from({ length: 4 }, () => server.call(renewRecoveryCodes, { proof }, { token })),
  )
  expect(renewed.map(({ code }) => code)).toEqual([0, 0, 0, 0])
  for (let turn = 5; turn < recoveryCodesLimit.max; turn += 1)
    expect((await server.call(renewRecoveryCodes, { proof }, { token })).code).toBe(0)
  hash.mockClear()
  const refused = await server.call(renewRecoveryCodes, { proof }, { token })
  expect(refused).toMatchObject({ code: 1009, data: { retryAfterSeconds: expect.any(Number) } })
  expect(hash).not.toHaveBeenCalled()
  hash.mockRestore()
  const begin = () => server.call(beginTotp, {}, { token })
  const begun = await Promise.all(Array.from({ length: enrolLimit.max }, begin))
  expect(begun.filter(({ code }) => code === 1009)).toHaveLength(1)
})

test('an account without a second factor gets no recovery codes', async () => {
  const { token, password: proof } = await anAccount(server.services)
  expect((await server.call(renewRecoveryCodes, { proof }, { token })).code).toBe(1003)
})

test('a renewal keeps neither recovery codes nor a hash of the password for a retry', async () => {
  const account = await enrolled(server)
  const { token, password: proof, accountId } = account
  const idempotencyKey = '0190b1c2-1111-4222-8333-444455556666'
  const renew = () => server.call(renewRecoveryCodes, { proof }, { token, idempotencyKey })
  const first = await renew()
  const second = await renew()
  expect(first.data.recoveryCodes).not.toEqual(second.data.recoveryCodes)
  expect((await server.call(removeTotp, { proof }, { token, idempotencyKey })).code).toBe(0)
  const kept = server.services.db.selectFrom('answeredRequest').where('accountId', '=', accountId)
  expect(await kept.select('key').execute()).toEqual([])
})
