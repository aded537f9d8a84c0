import { createHash, randomBytes } from 'node:crypto'
import { anAccount, changeRow } from '@candor/testkit/builders'
import { readTextCode } from '@candor/testkit/texts'
import { expect, test } from 'vitest'
import { getUserInfo } from '../../session/contract.ts'
import { getAppEntrance, getOpenId, linkApp, sendLinkCode } from '../contract.ts'
import { phone, wechatUnderTest } from './routes/wechat-under-test.ts'

const { server, wechat, aPerson, prove, link, info, actions } = await wechatUnderTest()

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

test('an app that lies or answers a megabyte opens no session', async () => {
  const odd = [{}, { openid: 7 }, '<html>', { openid: 'oPerson-1', more: 'x'.repeat(2 ** 20) }] as const
  wechat.answers.push(...odd)
  for (const _ of odd) {
    const answer = await server.call(getOpenId, { code: 'c' })
    expect(answer).toMatchObject({ code: 1011, data: null })
  }
})

test('an openId is accepted with its own proof alone', async () => {
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

test('getAuthInfo signs in a linked openId, and tells that another openId is not linked [P7-015 P7-018]', async () => {
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

test('an expired proof proves nothing', async () => {
  await aPerson()
  const proof = await prove()
  await link(proof)
  server.clock.pass(12 * 60 * 60 * 1000)
  expect((await info(proof)).code).toBe(1003)
})

test('the app signs in neither a frozen account nor an account of a company without the way', async () => {
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
