import { anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { signIn } from '../../session/contract.ts'
import {
  addTotp,
  beginTotp,
  getSecondFactor,
  giveSecondFactor,
  removeTotp,
  renewRecoveryCodes,
} from '../contract.ts'
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

test('the database stores neither the secret nor a recovery code', async () => {
  const { secret, recoveryCodes, accountId } = await enrolled(server)
  const { db } = server.services
  const totp = await db.selectFrom('totp').where('accountId', '=', accountId).selectAll().execute()
  const codes = await db.selectFrom('recoveryCode').where('accountId', '=', accountId).selectAll().execute()
  const stored = JSON.stringify([totp, codes])
  expect(stored).not.toContain(secret)
  for (const code of recoveryCodes) expect(stored).not.toContain(code.replaceAll('-', '').slice(2))
  expect(codes.every(({ codeHash }) => codeHash.startsWith('$argon2id$'))).toBe(true)
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
