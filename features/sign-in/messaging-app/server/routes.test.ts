import { createHash, randomBytes } from 'node:crypto'
import { anAccount, aToken, changeRow } from '@candor/testkit/builders'
import { openFakeWechat } from '@candor/testkit/providers/wechat'
import { serverUnderTest } from '@candor/testkit/server'
import { readTextCode } from '@candor/testkit/texts'
import { countWaiting } from '@candor/testkit/waiting'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openWechat } from '../../../../apps/server/src/plumbing/providers/wechat.ts'
import { listAuditEntries } from '../../../administration/audit-log/contract.ts'
import { giveSecondFactor } from '../../second-factor/contract.ts'
import { enrolled } from '../../second-factor/server/routes/enrolled-under-test.ts'
import { getUserInfo, SecondFactorNeeded } from '../../session/contract.ts'
import { getAppEntrance, getAuthInfo, getOpenId, linkApp, sendLinkCode, unlinkApp } from '../contract.ts'

const wechat = await openFakeWechat()
const server = serverUnderTest({}, { messagingApp: (clock) => openWechat(wechat.account, 'a key', clock) })
afterAll(() => wechat.close())

const phone = '13812345678'
beforeEach(async () => {
  const { db } = server.services
  wechat.answers.splice(0)
  for (const table of ['textCode', 'attempt', 'mail', 'appLink', 'pendingSignIn'] as const)
    await db.deleteFrom(table).execute()
  await db.updateTable('account').set({ phone: null }).execute()
})

async function aPerson(number = phone, given: Parameters<typeof anAccount>[1] = { userType: 'admin' }) {
  const person = await anAccount(server.services, given)
  await server.services.db
    .updateTable('account')
    .set({ phone: `+86${number}` })
    .where('id', '=', person.accountId)
    .execute()
  return person
}
/** Whom a browser of the app is, with what proves it. */
async function prove(openId = 'oPerson-1') {
  return (await server.call(getOpenId, { code: wechat.giveCode(openId) })).data
}
async function link(proof: { openId: string; appToken: string }, number = phone, lang = 'en') {
  server.clock.pass(60_000)
  await server.call(sendLinkCode, { ...proof, phone: number, smsType: 3 })
  const vcode = (await readTextCode(server.services, number)) ?? '000000'
  return server.call(linkApp, { ...proof, phone: number, vcode }, { lang })
}
const info = (proof: { openId: string; appToken: string }, token?: string) =>
  server.call(getAuthInfo, proof, token ? { token } : {})
/** What a sign-in answers that waits for its second step. */
async function waiting(begin: () => Promise<{ code: number; body: string }>) {
  const { code, body } = await begin()
  return { code, pending: SecondFactorNeeded.parse(JSON.parse(body).data).pending }
}
async function actions(person: Awaited<ReturnType<typeof anAccount>>) {
  const { list } = (await server.call(listAuditEntries, {}, { token: await aToken(server.services, person) }))
    .data
  return list.map(({ action }) => action)
}

test('a code of the app is exchanged for an openId, with a word that proves it [P7-013 P7-019]', async () => {
  const answer = await server.call(getOpenId, { code: wechat.giveCode('oPerson-9') })
  expect(answer).toMatchObject({ code: 0, data: { openId: 'oPerson-9', appToken: expect.any(String) } })
})

test('the entrance leads to the app in the base scope with the browser’s state', async () => {
  const stateKey = randomBytes(32).toString('hex')
  const { data } = await server.call(getAppEntrance, { stateKey })
  const query = new URL(data.authorizeUrl ?? '').searchParams
  const state = createHash('sha256').update(stateKey).digest('hex')
  expect([query.get('scope'), query.get('state')]).toEqual(['snsapi_base', state])
  expect((await server.call(getAppEntrance, { stateKey: 'x' })).code).toBe(1003)
  expect((await server.call(getAppEntrance, {})).data).toEqual({
    url: wechat.account.url,
    authorizeUrl: null,
  })
})

test.each([
  ['cn', '这次登录不是从本浏览器开始的'],
  ['en', 'This sign-in was not started in this browser'],
  ['zh-TW', '這次登入不是從本瀏覽器開始的'],
])('a code that another browser began to get is refused before the app is asked: %s', async (lang, msg) => {
  const key = randomBytes(32).toString('base64url')
  const state = createHash('sha256').update(key).digest('hex')
  const asked = wechat.asked.length
  const bring = (given: object) => server.call(getOpenId, { code: wechat.giveCode(), ...given }, { lang })
  for (const given of [{ state }, { state, stateKey: '' }, { state, stateKey: 'another' }, { stateKey: key }])
    expect(await bring(given)).toMatchObject({ code: 1003, msg })
  expect(wechat.asked).toHaveLength(asked)
  expect((await bring({ state, stateKey: key })).code).toBe(0)
})

test('a code that was used, is over or was never given is refused in the app’s words', async () => {
  const code = wechat.giveCode()
  await server.call(getOpenId, { code })
  const answer = (given: string) => server.call(getOpenId, { code: given }, { lang: 'cn' })
  expect(await answer(code)).toMatchObject({
    code: 1011,
    msg: '微信未能确认您的身份：code been used (40163)',
  })
  expect((await answer(wechat.giveCode('oPerson-1', 0))).msg).toContain('code expired (42003)')
  expect((await answer('made-up')).msg).toContain('invalid code (40029)')
})

test('an app that lies or answers a megabyte signs nobody in', async () => {
  const odd = [{}, { openid: 7 }, '<html>', { openid: 'oPerson-1', more: 'x'.repeat(2 ** 20) }] as const
  wechat.answers.push(...odd)
  for (const _ of odd) {
    const answer = await server.call(getOpenId, { code: 'c' })
    expect(answer).toMatchObject({ code: 1011, data: null })
  }
})

test('an openId is believed with its proof alone, and not another one’s', async () => {
  await aPerson()
  const mine = await prove('oPerson-1')
  const other = await prove('oPerson-2')
  await link(mine)
  const stolen = { openId: mine.openId, appToken: other.appToken }
  for (const odd of [
    stolen,
    { openId: mine.openId, appToken: '' },
    { openId: mine.openId, appToken: 'a.b.c' },
  ]) {
    expect((await info(odd)).code).toBe(1003)
    expect((await server.call(linkApp, { ...odd, phone, vcode: '123456' })).code).toBe(1003)
    expect((await server.call(sendLinkCode, { ...odd, phone, smsType: 3 })).code).toBe(1003)
  }
})

test('sendSms queues a text message to an account’s number, and answers alike for any other [P7-017]', async () => {
  const person = await aPerson()
  const proof = await prove()
  const ask = (to: string) => server.call(sendLinkCode, { ...proof, phone: to, smsType: 3 })
  const known = await ask(phone)
  const unknown = await ask('13700000000')
  expect(known).toMatchObject({ code: 0, data: { resendSeconds: 60 } })
  expect(unknown.body).toBe(known.body)
  expect(await readTextCode(server.services, phone)).toMatch(/^\d{6}$/)
  expect(await readTextCode(server.services, '13700000000')).toBeNull()
  const mails = await server.services.db.selectFrom('mail').selectAll().execute()
  expect(mails).toMatchObject([{ channel: 'sms', companyId: person.companyId }])
})

test('the code of a number links the app to its account and signs in; user info tells both [P3-019 P7-014]', async () => {
  const person = await aPerson()
  const before = await server.call(getUserInfo, {}, person)
  expect(before.data).toMatchObject({ authStatus: 0, openId: null })
  const done = await link(await prove())
  expect(done).toMatchObject({ code: 0, data: { authStatus: 1, token: expect.any(String) } })
  const after = await server.call(getUserInfo, {}, { token: done.data.token })
  const fields = [
    'isShowAiVideo',
    'userId',
    'userName',
    'userType',
    'customerType',
    'authRoleId',
    'companyId',
  ]
  expect(Object.keys(after.data)).toEqual(expect.arrayContaining(fields))
  expect(after.data).toMatchObject({ authStatus: 1, openId: 'oPerson-1', userId: person.accountId })
  expect((await actions(person)).slice(0, 2)).toEqual(['signIn.made', 'appLink.made'])
})

test('getAuthInfo signs a linked openId in, and tells of one that is not linked [P7-015 P7-018]', async () => {
  const person = await aPerson()
  const proof = await prove()
  expect((await info(proof)).data).toEqual({
    authStatus: 0,
    openId: 'oPerson-1',
    token: null,
    isShowAiVideo: 0,
  })
  await link(proof)
  const known = await info(await prove())
  expect(known.data).toMatchObject({ authStatus: 1, userId: person.accountId, isShowAiVideo: 1 })
  const token = known.data.token ?? ''
  expect((await server.call(getUserInfo, {}, { token })).data.userId).toBe(person.accountId)
  // A start with a session that holds opens no other one.
  expect((await info(proof, token)).data.token).toBe(token)
  const other = await anAccount(server.services)
  expect((await info(proof, other.token)).data.token).not.toBe(other.token)
})

test('a proof that is over is not one any more', async () => {
  await aPerson()
  const proof = await prove()
  await link(proof)
  server.clock.pass(12 * 60 * 60 * 1000)
  expect((await info(proof)).code).toBe(1003)
})

test.each([
  [
    'cn',
    '这个微信已绑定另一个账号，请先在那个账号中解除绑定',
    '这个账号已绑定另一个微信，请先在“登录与安全”中解除绑定',
  ],
  [
    'en',
    'This WeChat is linked to another account. Unlink it there first',
    'This account is linked to another WeChat. Unlink it under “Sign-in and security” first',
  ],
  [
    'zh-TW',
    '這個微信已綁定另一個帳號，請先在那個帳號中解除綁定',
    '這個帳號已綁定另一個微信，請先在「登入與安全性」中解除綁定',
  ],
])(
  'an openId is linked to one account, and an account to one openId: %s',
  async (lang, elsewhere, accountLinked) => {
    await aPerson()
    await aPerson('13912345678')
    await link(await prove('oPerson-1'))
    expect(await link(await prove('oPerson-1'), '13912345678', lang)).toMatchObject({
      code: 1003,
      msg: elsewhere,
    })
    expect(await link(await prove('oPerson-2'), phone, lang)).toMatchObject({
      code: 1003,
      msg: accountLinked,
    })
    expect((await info(await prove('oPerson-2'))).data.authStatus).toBe(0)
    expect((await link(await prove('oPerson-1'))).code).toBe(0)
  },
)

test('a wrong code links nothing, and a number that no account has is refused alike', async () => {
  const person = await aPerson()
  const proof = await prove()
  await server.call(sendLinkCode, { ...proof, phone, smsType: 3 })
  const right = await readTextCode(server.services, phone)
  const vcode = right === '000000' ? '000001' : '000000'
  const wrong = await server.call(linkApp, { ...proof, phone, vcode })
  const unknown = await server.call(linkApp, { ...proof, phone: '13700000000', vcode })
  expect(wrong).toMatchObject({ code: 1003 })
  expect(unknown.body).toBe(wrong.body)
  expect((await info(proof)).data.authStatus).toBe(0)
  await expect.poll(() => actions(person)).toContain('signIn.refused')
})

test('cancelAuth unlinks the account that asks, and ends what it was signed in to by the app [P7-016]', async () => {
  const person = await aPerson()
  const proof = await prove()
  const inApp = (await link(proof)).data.token
  const other = await server.call(unlinkApp, { openId: 'oPerson-2' }, person)
  expect(other.code).toBe(1005)
  expect((await server.call(unlinkApp, { openId: 'oPerson-1' }, person)).code).toBe(0)
  expect((await info(proof)).data.authStatus).toBe(0)
  expect((await server.call(getUserInfo, {}, { token: inApp })).code).toBe(1001)
  expect((await server.call(getUserInfo, {}, person)).data.authStatus).toBe(0)
  expect((await server.call(unlinkApp, {}, person)).code).toBe(0)
  expect((await actions(person)).filter((action) => action === 'appLink.removed')).toHaveLength(1)
})

test.each([
  ['cn', '您的账号已绑定微信', '您的账号已解除微信绑定'],
  ['en', 'WeChat was linked to your account', 'WeChat was unlinked from your account'],
  ['zh-TW', '您的帳號已綁定微信', '您的帳號已解除微信綁定'],
])(
  'the owner is told by mail, in their own language, of the app that is linked and unlinked: %s',
  async (lang, linked, unlinked) => {
    const person = await aPerson()
    const { token } = (await link(await prove(), phone, lang)).data
    await link(await prove(), phone, lang)
    await server.call(unlinkApp, {}, { token, lang })
    const mails = server.services.db.selectFrom('mail').where('toAddress', '=', person.email).orderBy('id')
    expect(await mails.select('subject').execute()).toEqual([{ subject: linked }, { subject: unlinked }])
  },
)

test('an account with a second factor is linked once its second step is done, and not before [P6-002]', async () => {
  const person = await enrolled(server, { userType: 'admin' })
  await changeRow(server.services, 'account', person.accountId, { phone: `+86${phone}` })
  const proof = await prove()
  const { code, pending } = await waiting(() => link(proof))
  expect(code).toBe(1004)
  expect((await info(proof)).data.authStatus).toBe(0)
  expect(await actions(person)).not.toContain('appLink.made')
  const done = await server.call(giveSecondFactor, { pending, code: person.code() })
  expect(done.data.userInfo).toMatchObject({ authStatus: 1, openId: proof.openId })
  expect(await actions(person)).toContain('appLink.made')
})

test('a link that cannot be made is refused before the second step, and after it where it became so [P6-002]', async () => {
  const person = await enrolled(server, { userType: 'admin' })
  const { db } = server.services
  await changeRow(server.services, 'account', person.accountId, { phone: `+86${phone}` })
  await aPerson('13912345678')
  await link(await prove('oPerson-1'), '13912345678')
  const elsewhere = await link(await prove('oPerson-1'))
  expect(elsewhere).toMatchObject({
    code: 1003,
    msg: 'This WeChat is linked to another account. Unlink it there first',
  })

  const { pending } = await waiting(async () => link(await prove('oPerson-2')))
  const { accountId, companyId } = person
  await db
    .insertInto('appLink')
    .values({ accountId, companyId, openId: 'oPerson-3', linkedAt: new Date() })
    .execute()
  const words = 'This account is linked to another WeChat. Unlink it under “Sign-in and security” first'
  expect(await link(await prove('oPerson-4'))).toMatchObject({ code: 1003, msg: words })
  const meanwhile = await server.call(giveSecondFactor, { pending, code: person.code() }, { lang: 'en' })
  expect(meanwhile).toMatchObject({ code: 1003, msg: words, data: { isOver: true } })
})

test('an app that is unlinked while its sign-in is under way or waits opens no session [P6-002]', async () => {
  const person = await aPerson()
  const proof = await prove()
  await link(proof)
  const { db } = server.services
  const { begun } = await db.transaction().execute(async (transaction) => {
    // The account is found by its link before the session waits for the account.
    await transaction
      .selectFrom('account')
      .where('id', '=', person.accountId)
      .forUpdate()
      .select('id')
      .execute()
    const answer = info(proof)
    await expect.poll(() => countWaiting(server.services)).toBe(1)
    await transaction.deleteFrom('appLink').where('accountId', '=', person.accountId).execute()
    return { begun: answer }
  })
  expect((await begun).code).toBe(1003)

  const careful = await enrolled(server, { userType: 'admin' })
  const { accountId, companyId } = careful
  await db
    .insertInto('appLink')
    .values({ accountId, companyId, openId: 'oPerson-7', linkedAt: new Date() })
    .execute()
  const { pending } = await waiting(async () => info(await prove('oPerson-7')))
  await server.call(unlinkApp, {}, careful)
  expect((await server.call(giveSecondFactor, { pending, code: careful.code() })).code).toBe(1011)
})

test('a frozen account, and a company that does not allow the app, are heeded', async () => {
  const person = await aPerson()
  const proof = await prove()
  await link(proof)
  const policy = {
    companyId: person.companyId,
    ways: ['password'],
    demandsSecondFactor: false,
    sessionHours: 8,
  }
  await server.services.db.insertInto('signInPolicy').values(policy).execute()
  expect((await info(proof)).code).toBe(1013)
  await server.services.db.deleteFrom('signInPolicy').execute()
  await changeRow(server.services, 'account', person.accountId, { userType: 'freeze' })
  expect((await info(proof)).code).toBe(1011)
})
