import { Refusal } from '@candor/kernel/refusal'
import { type AccountUnderTest, anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { countWaiting } from '@candor/testkit/waiting'
import { expect, test } from 'vitest'
import { defaultSignInPolicy } from '../../../sign-in-rules/rules/policy.ts'
import { changePassword, getUserInfo, SecondFactorNeeded, signIn } from '../../contract.ts'
import { forgetPendingOf, tryPending } from '../queries/pending-sign-ins.ts'
import { addSecondFactor } from '../queries/second-factors.ts'
import { finishPending } from './finish-sign-in.ts'

const server = serverUnderTest()
const sender = { address: '10.0.0.9', userAgent: 'a browser', locale: 'cn' as const }

async function rule({ companyId }: AccountUnderTest, ruled: Partial<typeof defaultSignInPolicy>) {
  const policy = { ...defaultSignInPolicy, ...ruled }
  const row = { ...policy, ways: [...policy.ways], companyId }
  await server.services.db.insertInto('signInPolicy').values(row).execute()
}

const withPassword = ({ email, password }: AccountUnderTest, lang?: 'cn' | 'en' | 'zh-TW') =>
  server.call(signIn, { email, password }, lang ? { lang } : {})

async function aWaitingSignIn(account: AccountUnderTest) {
  const answer = await withPassword(account)
  expect(answer.code).toBe(1004)
  return SecondFactorNeeded.parse(answer.data)
}

const byTotp = { sender, prove: async () => 'totp' as const }

test('a company that does not allow a way refuses it in three languages, and no session is opened', async () => {
  const account = await anAccount(server.services)
  await rule(account, { ways: ['oidc'] })
  const words = {
    cn: '贵公司不允许使用这种登录方式',
    en: 'Your company does not allow this sign-in method',
    'zh-TW': '貴公司不允許使用這種登入方式',
  } as const
  for (const lang of ['cn', 'en', 'zh-TW'] as const) {
    expect(await withPassword(account, lang)).toMatchObject({ code: 1013, msg: words[lang], data: null })
  }
})

test('a session lasts as long as the company rules', async () => {
  const account = await anAccount(server.services)
  await rule(account, { sessionHours: 2 })
  const { token } = (await withPassword(account)).data
  server.clock.pass(2 * 60 * 60 * 1000 - 1)
  expect((await server.call(getUserInfo, {}, { token })).code).toBe(0)
  server.clock.pass(1)
  expect((await server.call(getUserInfo, {}, { token })).code).toBe(1000)
})

test('an account with a second factor is asked for it, and gets its session by it once', async () => {
  const account = await anAccount(server.services)
  await addSecondFactor(server.services.db, account, 'totp', server.clock.now())
  const needed = await aWaitingSignIn(account)
  expect(needed).toMatchObject({ kinds: ['totp'], mustEnrol: false })
  const pending = await tryPending(server.services, needed.pending)
  expect(pending?.accountId).toBe(account.accountId)
  if (!pending) return
  const { token } = await finishPending(server.services, pending, byTotp)
  expect((await server.call(getUserInfo, {}, { token })).code).toBe(0)
  await expect(finishPending(server.services, pending, byTotp)).rejects.toThrow(Refusal)
})

test('simultaneous steps of a waiting sign-in open one session', async () => {
  const account = await anAccount(server.services)
  await addSecondFactor(server.services.db, account, 'totp', server.clock.now())
  const pending = await tryPending(server.services, (await aWaitingSignIn(account)).pending)
  if (!pending) throw new Error('nothing waits')
  const ends = await Promise.allSettled([1, 2, 3].map(() => finishPending(server.services, pending, byTotp)))
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a waiting sign-in that is ended while it is finished is refused, and neither waits for the other for ever', async () => {
  const account = await anAccount(server.services)
  const { db } = server.services
  await addSecondFactor(db, account, 'totp', server.clock.now())
  const pending = await tryPending(server.services, (await aWaitingSignIn(account)).pending)
  if (!pending) throw new Error('nothing waits')
  const { finished } = await db.transaction().execute(async (transaction) => {
    await transaction
      .selectFrom('account')
      .where('id', '=', account.accountId)
      .forShare()
      .select('id')
      .execute()
    const finishing = finishPending(server.services, pending, byTotp).catch((error: unknown) => error)
    await expect.poll(() => countWaiting(server.services)).toBe(1)
    await forgetPendingOf(transaction, pending.accountId)
    return { finished: finishing }
  })
  expect(await finished).toBeInstanceOf(Refusal)
})

test('a company that demands a second factor opens no session without one', async () => {
  const account = await anAccount(server.services)
  await rule(account, { demandsSecondFactor: true })
  expect(await aWaitingSignIn(account)).toMatchObject({ kinds: [], mustEnrol: true })
})

test('a waiting sign-in ends after five tries, after ten minutes, and with the password that began it', async () => {
  const account = await anAccount(server.services)
  const { token } = (await withPassword(account)).data
  await addSecondFactor(server.services.db, account, 'totp', server.clock.now())
  const tried = await aWaitingSignIn(account)
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect(await tryPending(server.services, tried.pending)).not.toBe(null)
  expect(await tryPending(server.services, tried.pending)).toBe(null)

  const late = await aWaitingSignIn(account)
  server.clock.pass(10 * 60_000)
  expect(await tryPending(server.services, late.pending)).toBe(null)

  const old = await aWaitingSignIn(account)
  const change = { oldPassword: account.password, newPassword: 'a password of her own' }
  expect((await server.call(changePassword, change, { token })).code).toBe(0)
  expect(await tryPending(server.services, old.pending)).toBe(null)
})

test('a sign-in that waits opens nothing once its account is frozen or its company allows its way no more', async () => {
  const frozen = await anAccount(server.services)
  const ruledOut = await anAccount(server.services)
  for (const account of [frozen, ruledOut]) {
    await addSecondFactor(server.services.db, account, 'totp', server.clock.now())
  }
  const waiting = [frozen, ruledOut].map(async (account) =>
    tryPending(server.services, (await aWaitingSignIn(account)).pending),
  )
  const found = await Promise.all(waiting)
  await server.services.db
    .updateTable('account')
    .set({ userType: 'freeze' })
    .where('id', '=', frozen.accountId)
    .execute()
  await rule(ruledOut, { ways: ['passkey'] })
  for (const pending of found) {
    if (!pending) throw new Error('nothing waits')
    await expect(finishPending(server.services, pending, byTotp)).rejects.toThrow(Refusal)
  }
})
