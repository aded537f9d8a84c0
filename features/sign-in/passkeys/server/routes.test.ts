import { anAccount, aToken } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { addTotp, beginTotp, giveSecondFactor } from '../../second-factor/contract.ts'
import { codeAt } from '../../second-factor/rules/totp.ts'
import { beginSignIn, demandSecondFactor } from '../../second-factor/server/routes/enrolled-under-test.ts'
import { signIn } from '../../session/contract.ts'
import { addPasskey, beginPasskey, listOwnPasskeys, removePasskey, renamePasskey } from '../contract.ts'
import { forgetChallenges } from './queries/challenges.ts'
import { Authenticator } from './routes/authenticator-under-test.ts'
import { aHolder, entriesOf, publicUrl, withPasskey } from './routes/holder-under-test.ts'

const server = serverUnderTest({ publicUrl, signInWays: ['password', 'passkey'] })

beforeEach(() => server.clock.pass(60 * 60_000))

type Account = Awaited<ReturnType<typeof anAccount>>

const begin = ({ token, password: proof }: Pick<Account, 'token' | 'password'>) =>
  server.call(beginPasskey, { proof }, { token })
const list = async ({ token }: Pick<Account, 'token'>) =>
  (await server.call(listOwnPasskeys, {}, { token })).data.passkeys
const add = ({ token }: Pick<Account, 'token'>, made: ReturnType<Authenticator['make']>, name = 'Laptop') =>
  server.call(addPasskey, { name, made }, { token })
const listMails = ({ companyId }: Pick<Account, 'companyId'>) =>
  server.services.db
    .selectFrom('mail')
    .where('companyId', '=', companyId)
    .select(['toAddress', 'subject', 'bodyText as text'])
    .execute()
const notMade = { code: 1003, msg: expect.stringMatching(/^The passkey was not added/) }
const anAuthenticator = () => new Authenticator({ origin: publicUrl })

test('a passkey is added by a proved owner, told by mail, recorded, and listed without its key', async () => {
  const account = await anAccount(server.services, { name: '沈岚' })
  expect(await list(account)).toEqual([])
  const without = await server.call(beginPasskey, {}, { token: account.token })
  expect(without).toMatchObject({
    code: 1003,
    msg: 'Confirm first that it is you: enter your password or a code',
  })
  expect((await begin({ ...account, password: 'wrong' })).code).toBe(1011)
  const { options } = (await begin(account)).data
  expect(options).toMatchObject({
    rp: { id: 'candor.example', name: 'Candor' },
    user: { name: account.email, displayName: '沈岚' },
    excludeCredentials: [],
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const authenticator = anAuthenticator()
  const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36'
  const added = await server.app.inject({
    method: 'POST',
    url: addPasskey.path,
    headers: { token: account.token, lang: 'cn', 'user-agent': chrome },
    payload: { name: ' Laptop ', made: authenticator.make(options) },
  })
  const tenCodes = Array.from({ length: 10 }, () => expect.any(String))
  expect(added.json()).toMatchObject({ code: 0, data: { recoveryCodes: tenCodes } })
  const listed = await server.call(listOwnPasskeys, {}, { token: account.token })
  expect(listed.data).toEqual({
    passkeys: [
      {
        passkeyId: expect.any(String),
        name: 'Laptop',
        browser: 'Chrome',
        system: 'Windows',
        addedTime: server.clock.now().getTime(),
        lastUsedTime: null,
      },
    ],
    signsIn: true,
  })
  expect(listed.body).not.toContain(authenticator.id)
  expect(await listMails(account)).toEqual([
    {
      toAddress: account.email,
      subject: '您的账号添加了通行密钥',
      text: '沈岚，您好：\n\n您的 Candor 账号添加了通行密钥“Laptop”，用它可以登录。如果不是您本人操作，请立即移除它、修改密码，并联系贵公司的管理员。',
    },
  ])
  expect((await entriesOf(server, account)).at(-1)).toEqual({
    action: 'passkey.added',
    accountName: '沈岚',
    details: { subject: 'Laptop' },
  })
})

test('the account of a passkey signs in by its password and a recovery code too', async () => {
  const account = await anAccount(server.services)
  const { options } = (await begin(account)).data
  const { recoveryCodes } = (await add(account, anAuthenticator().make(options))).data
  const { pending } = await beginSignIn(server, account)
  const given = await server.call(giveSecondFactor, { pending, code: recoveryCodes[0] ?? '' })
  expect(given.code).toBe(0)
})

test('a passkey is added by the account that asked for it, once, within five minutes', async () => {
  const account = await anAccount(server.services)
  const colleague = await anAccount(server.services, { companyId: account.companyId })
  const { options } = (await begin(account)).data
  expect(await add(colleague, anAuthenticator().make(options))).toMatchObject(notMade)
  expect((await add(account, anAuthenticator().make(options))).code).toBe(0)
  expect(await add(account, anAuthenticator().make(options))).toMatchObject(notMade)
  const late = (await begin(account)).data.options
  server.clock.pass(5 * 60_000)
  expect(await add(account, anAuthenticator().make(late))).toMatchObject(notMade)
  expect(await list(account)).toHaveLength(1)
})

test('a passkey of another account is not added, nor is an own passkey added twice', async () => {
  const { account, passkey } = await aHolder(server)
  const thief = await anAccount(server.services)
  for (const who of [thief, account]) {
    const { options } = (await begin(who)).data
    const same = await add(who, anAuthenticator().make(options, { id: passkey.id }))
    expect(same).toMatchObject({ code: 1012, msg: 'This passkey has already been added' })
  }
  expect(await list(thief)).toEqual([])
  expect((await server.call(signIn, thief)).code).toBe(0)
})

test('an account has ten passkeys at most, those included that are added at the same moment', async () => {
  const account = await anAccount(server.services)
  for (let turn = 0; turn < 8; turn += 1) await withPasskey(server, account)
  const begun = []
  for (let turn = 0; turn < 4; turn += 1) begun.push((await begin(account)).data.options)
  const answers = await Promise.all(begun.map((options) => add(account, anAuthenticator().make(options))))
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 0, 1008, 1008])
  const full = { code: 1008, msg: 'An account can have at most 10 passkeys. Remove one first' }
  expect(await begin(account)).toMatchObject(full)
  expect(await list(account)).toHaveLength(10)
})

test('a passkey gets another name from its account alone, and the record says both', async () => {
  const { account } = await aHolder(server)
  const colleague = await anAccount(server.services, { companyId: account.companyId })
  const passkeyId = (await list(account))[0]?.passkeyId ?? ''
  const rename = ({ token }: Account, id: string, name: string) =>
    server.call(renamePasskey, { passkeyId: id, name }, { token })
  expect((await rename(colleague, passkeyId, 'Mine')).code).toBe(1005)
  expect((await rename(account, 'no id', 'Mine')).code).toBe(1005)
  expect((await rename(account, passkeyId, '  ')).code).toBe(1003)
  expect((await rename(account, passkeyId, 'a'.repeat(61))).code).toBe(1003)
  expect((await rename(account, passkeyId, 'Phone')).code).toBe(0)
  expect(await list(account)).toMatchObject([{ name: 'Phone' }])
  const last = (await entriesOf(server, account)).at(-1)
  expect(last).toMatchObject({ action: 'passkey.renamed', details: { from: 'Laptop', to: 'Phone' } })
})

test('a passkey is removed by a proved owner; the last one takes the second step along', async () => {
  const { account } = await aHolder(server)
  const colleague = await anAccount(server.services, { companyId: account.companyId })
  await withPasskey(server, account, { name: 'Phone' })
  const [phone, laptop] = await list(account)
  const remove = ({ token, password: proof }: Pick<Account, 'token' | 'password'>, passkeyId = '') =>
    server.call(removePasskey, { passkeyId, proof }, { token })
  expect((await remove({ ...account, password: 'wrong' }, phone?.passkeyId)).code).toBe(1011)
  expect((await remove(colleague, phone?.passkeyId)).code).toBe(1005)
  expect((await remove(account, phone?.passkeyId)).code).toBe(0)
  expect(await list(account)).toMatchObject([{ name: 'Laptop' }])
  expect((await server.call(signIn, account)).code).toBe(1004)
  expect((await remove(account, laptop?.passkeyId)).code).toBe(0)
  expect((await remove(account, laptop?.passkeyId)).code).toBe(1005)
  expect((await server.call(signIn, account)).code).toBe(0)
  const removed = (await entriesOf(server, account)).filter(({ action }) => action === 'passkey.removed')
  expect(removed.map(({ details }) => details)).toEqual([{ subject: 'Phone' }, { subject: 'Laptop' }])
})

test('the password that removes a passkey leaves no hash for a retry', async () => {
  const { account } = await aHolder(server)
  const { token, password: proof, accountId } = account
  const passkeyId = (await list(account))[0]?.passkeyId ?? ''
  const idempotencyKey = '0190b1c2-4444-4222-8333-444455556666'
  expect((await server.call(removePasskey, { passkeyId, proof }, { token, idempotencyKey })).code).toBe(0)
  const kept = server.services.db.selectFrom('answeredRequest').where('accountId', '=', accountId)
  expect(await kept.select('key').execute()).toEqual([])
})

test('the last second factor stays where the company demands one', async () => {
  const { account } = await aHolder(server)
  const passkeyId = (await list(account))[0]?.passkeyId ?? ''
  await demandSecondFactor(server, account)
  const token = await aToken(server.services, account)
  await server.services.db
    .updateTable('session')
    .set({ secondFactor: 'passkey' })
    .where('accountId', '=', account.accountId)
    .execute()
  const removed = await server.call(removePasskey, { passkeyId, proof: account.password }, { token })
  expect(removed).toMatchObject({
    code: 1002,
    msg: 'Your company requires two-step verification, and this is your only method, so it cannot be removed',
  })
  expect(await list({ token })).toHaveLength(1)
})

test('unanswered challenges are forgotten once they are over', async () => {
  const account = await anAccount(server.services)
  await begin(account)
  const { db, clock } = server.services
  const kept = () =>
    db.selectFrom('passkeyChallenge').where('accountId', '=', account.accountId).select('purpose').execute()
  await forgetChallenges(db, clock.now())
  expect(await kept()).toHaveLength(1)
  server.clock.pass(5 * 60_000)
  await forgetChallenges(db, clock.now())
  expect(await kept()).toEqual([])
})

test('a passkey and an app that are added at once give one set of ten recovery codes', async () => {
  for (let round = 0; round < 5; round += 1) {
    const account = await anAccount(server.services)
    const { token, password: proof, accountId } = account
    const { options } = (await begin(account)).data
    const { secret, enrolment } = (await server.call(beginTotp, {}, { token })).data
    const code = codeAt(secret, server.clock.now())
    const made = anAuthenticator().make(options)
    const [byKey, byApp] = await Promise.all([
      add(account, made),
      server.call(addTotp, { enrolment, code, proof }, { token }),
    ])
    expect([byKey.code, byApp.code]).toEqual([0, 0])
    const told = [...byKey.data.recoveryCodes, ...byApp.data.recoveryCodes]
    expect(told).toHaveLength(10)
    const { db } = server.services
    const stored = db.selectFrom('recoveryCode').where('accountId', '=', accountId).select('selector')
    const selectors = (await stored.execute()).map(({ selector }) => selector)
    expect(selectors.toSorted()).toEqual(told.map((written) => written.slice(0, 2)).toSorted())
  }
})

test('a second passkey of an account hashes no codes, as the account has some', async () => {
  const { account } = await aHolder(server)
  const hash = vi.spyOn(server.services.passwords, 'hashCode')
  const { options } = (await begin(account)).data
  expect((await add(account, anAuthenticator().make(options), 'Phone')).data.recoveryCodes).toEqual([])
  expect(hash).not.toHaveBeenCalled()
  hash.mockRestore()
})
