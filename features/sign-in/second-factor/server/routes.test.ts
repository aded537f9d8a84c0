import { anAccount, aToken } from '@candor/testkit/builders'
import { keepHashing } from '@candor/testkit/busy'
import { serverUnderTest } from '@candor/testkit/server'
import { countWaiting } from '@candor/testkit/waiting'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { signIn } from '../../session/contract.ts'
import {
  addTotp,
  beginTotp,
  getSecondFactor,
  giveSecondFactor,
  removeTotp,
  renewRecoveryCodes,
} from '../contract.ts'
import { enrolLimit, freshMinutes, proofLimit, recoveryCodesLimit } from '../rules/proof.ts'
import { codeAt } from '../rules/totp.ts'
import { beginSignIn, demandSecondFactor, enrolled } from './routes/enrolled-under-test.ts'

const server = serverUnderTest()

async function mailsTo(address: string) {
  const mails = server.services.db.selectFrom('mail').where('toAddress', '=', address).orderBy('id')
  return (await mails.select('subject').execute()).map(({ subject }) => subject)
}

test('an account without a second factor says so, and how it proves who asks', async () => {
  const { token } = await anAccount(server.services)
  expect((await server.call(getSecondFactor, {}, { token })).data).toEqual({
    hasTotp: false,
    hasPasskey: false,
    recoveryCodesLeft: null,
    isDemanded: false,
    proofBy: 'password',
    isFresh: true,
  })
})

test('an app is added by its first code and the password, and ten recovery codes are told once', async () => {
  const account = await enrolled(server)
  const { token } = account
  expect(account.recoveryCodes).toHaveLength(10)
  expect(new Set(account.recoveryCodes).size).toBe(10)
  expect((await server.call(getSecondFactor, {}, { token })).data).toMatchObject({
    hasTotp: true,
    recoveryCodesLeft: 10,
    proofBy: 'passwordOrCode',
  })
})

test('neither the secret nor a recovery code stands in the database', async () => {
  const { secret, recoveryCodes, accountId } = await enrolled(server)
  const { db } = server.services
  const totp = await db.selectFrom('totp').where('accountId', '=', accountId).selectAll().execute()
  const codes = await db.selectFrom('recoveryCode').where('accountId', '=', accountId).selectAll().execute()
  const stored = JSON.stringify([totp, codes])
  expect(stored).not.toContain(secret)
  for (const code of recoveryCodes) expect(stored).not.toContain(code.replaceAll('-', '').slice(2))
  expect(codes.every(({ codeHash }) => codeHash.startsWith('$argon2id$'))).toBe(true)
})

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

test('whoever holds a session alone adds no factor of their own: the password is asked for, and counted', async () => {
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

test('an app is not added by a wrong code, twice, or by a picture that is over', async () => {
  const account = await anAccount(server.services)
  const { token, password: proof } = account
  const { secret, enrolment } = (await server.call(beginTotp, {}, { token })).data
  const code = () => codeAt(secret, server.clock.now())
  const add = (given: object) =>
    server.call(addTotp, { enrolment, code: code(), proof, ...given }, { token, lang: 'zh-TW' })
  expect((await add({ code: '000000' })).msg).toContain('驗證碼不正確')
  expect((await add({ enrolment: 'made up' })).code).toBe(1003)
  expect((await add({})).code).toBe(0)
  server.clock.pass(30_000)
  expect((await add({ proof: account.password })).code).toBe(1012)
  server.clock.pass(30 * 60_000)
  expect((await add({})).msg).toBe('這個 QR Code 已過期，請重新開始')
})

test('the code that added an app does not sign in with it as well', async () => {
  const account = await anAccount(server.services)
  const { token, password: proof } = account
  const { secret, enrolment } = (await server.call(beginTotp, {}, { token })).data
  const code = codeAt(secret, server.clock.now())
  expect((await server.call(addTotp, { enrolment, code, proof }, { token })).code).toBe(0)
  const { pending } = await beginSignIn(server, account)
  expect((await server.call(giveSecondFactor, { pending, code })).code).toBe(1011)
})

test('an app is removed by the password or by a code, and the recovery codes go with it', async () => {
  for (const proofOf of [
    ({ password }: Awaited<ReturnType<typeof enrolled>>) => password,
    ({ code }: Awaited<ReturnType<typeof enrolled>>) => code(),
    ({ recoveryCodes }: Awaited<ReturnType<typeof enrolled>>) => recoveryCodes[3] ?? '',
  ]) {
    const account = await enrolled(server)
    const { token } = account
    expect((await server.call(removeTotp, {}, { token })).code).toBe(1003)
    expect((await server.call(removeTotp, { proof: proofOf(account) }, { token })).code).toBe(0)
    expect((await server.call(getSecondFactor, {}, { token })).data).toMatchObject({
      hasTotp: false,
      recoveryCodesLeft: null,
    })
    expect((await server.call(signIn, account)).code).toBe(0)
    const codes = server.services.db
      .selectFrom('recoveryCode')
      .where('accountId', '=', account.accountId)
      .select('selector')
    expect(await codes.execute()).toEqual([])
    expect((await mailsTo(account.email)).at(-1)).toBe('Your authenticator app was removed')
  }
})

test('the only factor is not removed where the company demands one', async () => {
  const account = await enrolled(server)
  await demandSecondFactor(server, account)
  const { password: proof } = account
  // A session from before, which took one step, is over with the rule.
  const { pending } = await beginSignIn(server, account)
  const signedIn = await server.call(giveSecondFactor, { pending, code: account.code() })
  const { token } = signedIn.data
  const removed = await server.call(removeTotp, { proof }, { token, lang: 'cn' })
  expect(removed).toMatchObject({ code: 1002, msg: expect.stringContaining('贵公司要求两步验证') })
  expect((await server.call(getSecondFactor, {}, { token })).data.hasTotp).toBe(true)
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

test.each([
  ['cn', '您的账号添加了身份验证器应用', '您的恢复码已更换'],
  ['en', 'An authenticator app was added to your account', 'Your recovery codes were replaced'],
  ['zh-TW', '您的帳號新增了驗證器應用程式', '您的復原碼已更換'],
])(
  'the owner is told by mail, in their own language, of an added app and of new recovery codes: %s',
  async (locale, added, renewed) => {
    const { token, password: proof, email, accountId } = await anAccount(server.services)
    const { db } = server.services
    await db.updateTable('account').set({ locale }).where('id', '=', accountId).execute()
    const { secret, enrolment } = (await server.call(beginTotp, {}, { token })).data
    const code = codeAt(secret, server.clock.now())
    expect((await server.call(addTotp, { enrolment, code, proof: 'not it' }, { token })).code).toBe(1011)
    expect(await mailsTo(email)).toEqual([])
    await server.call(addTotp, { enrolment, code, proof }, { token })
    await server.call(renewRecoveryCodes, { proof }, { token })
    expect(await mailsTo(email)).toEqual([added, renewed])
  },
)

test('two changes of the factors at once run one after the other: one app, one set of ten codes, no fault', async () => {
  for (let round = 0; round < 5; round += 1) {
    const account = await anAccount(server.services)
    const { token, password: proof, accountId } = account
    const add = async () => {
      const { secret, enrolment } = (await server.call(beginTotp, {}, { token })).data
      const code = codeAt(secret, server.clock.now())
      return () => server.call(addTotp, { enrolment, code, proof }, { token })
    }
    const adding = [await add(), await add(), await add()]
    const added = await Promise.all(adding.map((each) => each()))
    expect(added.map(({ code }) => code).toSorted()).toEqual([0, 1012, 1012])
    const renew = () => server.call(renewRecoveryCodes, { proof }, { token })
    const renewed = await Promise.all([renew(), renew(), renew()])
    expect(renewed.map(({ code }) => code)).toEqual([0, 0, 0])
    const { db } = server.services
    const stored = db.selectFrom('recoveryCode').where('accountId', '=', accountId).select('selector')
    expect(await stored.execute()).toHaveLength(10)
    const removing = [
      server.call(removeTotp, { proof }, { token }),
      server.call(renewRecoveryCodes, { proof }, { token }),
    ]
    for (const { code } of await Promise.all(removing)) expect([0, 1003]).toContain(code)
    expect(await stored.execute()).toEqual([])
  }
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

test('neither recovery codes nor a hash of the password are kept for a retry', async () => {
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
