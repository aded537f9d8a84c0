import { anAccount, aToken } from '@candor/testkit/builders'
import { keepHashing } from '@candor/testkit/busy'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { addTotp, beginTotp, giveSecondFactor, removeTotp, renewRecoveryCodes } from '../../contract.ts'
import { freshMinutes, proofLimit } from '../../rules/proof.ts'
import { codeAt } from '../../rules/totp.ts'
import { beginSignIn, enrolled } from './enrolled-under-test.ts'

const server = serverUnderTest()

test('a proof and a recovery code that are refused for want of time are no tries', async () => {
  const account = await enrolled(server)
  const { token, recoveryCodes, password } = account
  const { pending } = await beginSignIn(server, account)
  const stop = keepHashing(server.services)
  for (let turn = 0; turn <= proofLimit.max; turn += 1) {
    const removed = await server.call(removeTotp, { proof: password }, { token })
    expect(removed.data).toEqual({ retryAfterSeconds: 2 })
    const given = await server.call(giveSecondFactor, { pending, code: recoveryCodes[0] ?? '' })
    expect(given.data).toEqual({ retryAfterSeconds: 2 })
  }
  await stop()
  expect((await server.call(giveSecondFactor, { pending, code: recoveryCodes[0] ?? '' })).code).toBe(0)
  expect((await server.call(removeTotp, { proof: password }, { token })).code).toBe(0)
})

test('a code of the app proves who asks while passwords find no time, and a wrong one is a try', async () => {
  const account = await enrolled(server)
  const { token } = account
  const stop = keepHashing(server.services)
  const wrong = account.code() === '000000' ? '000001' : '000000'
  const refused = await server.call(removeTotp, { proof: wrong }, { token })
  expect(refused.data).toEqual({ retryAfterSeconds: 2 })
  const counts = server.services.db.selectFrom('attempt').where('key', '=', `proof ${account.accountId}`)
  expect(await counts.select('count').execute()).toEqual([{ count: 1 }])
  expect((await server.call(removeTotp, { proof: account.code() }, { token })).code).toBe(0)
  await stop()
})

test('a session alone adds no factor: the password is asked for, and its tries are counted', async () => {
  const { token, password } = await anAccount(server.services)
  const { secret, enrolment } = (await server.call(beginTotp, {}, { token })).data
  const add = (proof?: string, lang = 'en') =>
    server.call(addTotp, { enrolment, code: codeAt(secret, server.clock.now()), proof }, { token, lang })
  expect(await add()).toMatchObject({ code: 1003, data: { field: 'proof' } })
  expect(await add('not it', 'cn')).toMatchObject({ code: 1011, msg: '密码或验证码不正确' })
  await Promise.all(Array.from({ length: proofLimit.max }, () => add('not it')))
  expect((await add(password)).code).toBe(1009)
  server.clock.pass(proofLimit.perMinutes * 60_000)
  expect((await add(password)).code).toBe(0)
})

test('a proof by a code is taken once, and one by a password not after it was changed', async () => {
  const account = await enrolled(server)
  const { token } = account
  const code = account.code()
  expect((await server.call(renewRecoveryCodes, { proof: code }, { token })).code).toBe(0)
  expect((await server.call(renewRecoveryCodes, { proof: code }, { token })).code).toBe(1011)
})

test('an account that has no password proves itself by a sign-in of the last ten minutes', async () => {
  const account = await anAccount(server.services)
  const { db } = server.services
  await db.updateTable('account').set({ passwordHash: null }).where('id', '=', account.accountId).execute()
  const add = async (token: string) => {
    const { secret, enrolment } = (await server.call(beginTotp, {}, { token })).data
    return server.call(addTotp, { enrolment, code: codeAt(secret, server.clock.now()) }, { token })
  }
  server.clock.pass(freshMinutes * 60_000)
  const old = await add(account.token)
  expect(old).toMatchObject({ code: 1011, msg: expect.stringContaining('sign in again') })
  expect((await add(await aToken(server.services, account))).code).toBe(0)
})
