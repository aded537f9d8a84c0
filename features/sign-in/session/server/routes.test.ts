import { aCompany, anAccount, aSetting, aToken } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { getUserInfo, signIn, signOut, updateWechatHint } from '../contract.ts'

const server = serverUnderTest()

test('the right password answers a token that names its account [P7-005 R7-045 P7-007]', async () => {
  const account = await anAccount(server.services)
  const signedIn = await server.call(signIn, {
    email: account.email.toUpperCase(),
    password: account.password,
  })
  expect(signedIn.code).toBe(0)
  const info = await server.call(getUserInfo, {}, { token: signedIn.data.token })
  expect(info.data).toMatchObject({
    userId: account.accountId,
    authRoleId: account.roleId,
    companyId: account.companyId,
  })
})

test('a wrong password and an unknown e-mail are refused alike, in the caller’s language', async () => {
  const account = await anAccount(server.services)
  const wrong = await server.call(signIn, { email: account.email, password: 'not it' }, { lang: 'zh-TW' })
  const unknown = await server.call(
    signIn,
    { email: 'nobody@company.example', password: 'x' },
    { lang: 'zh-TW' },
  )
  expect(wrong).toMatchObject({ code: 1011, msg: '電子郵件或密碼不正確' })
  expect(unknown.body).toBe(wrong.body)
})

test('a frozen account and a demo account out of demo mode cannot sign in', async () => {
  const frozen = await anAccount(server.services, { userType: 'freeze' })
  expect((await server.call(signIn, { email: frozen.email, password: frozen.password })).code).toBe(1011)
})

test('a missing, an unknown and an expired token have codes of their own', async () => {
  const { companyId } = await aCompany(server.services)
  const account = await anAccount(server.services, { companyId })
  const expired = await aToken(server.services, account, new Date(server.clock.now().getTime() - 1))
  expect((await server.call(getUserInfo, {})).code).toBe(1004)
  expect((await server.call(getUserInfo, {}, { token: 'nobody’s' })).code).toBe(1001)
  expect((await server.call(getUserInfo, {}, { token: expired })).code).toBe(1000)
})

test('a token is dead after signing out', async () => {
  const account = await anAccount(server.services)
  expect((await server.call(signOut, {}, { token: account.token })).code).toBe(0)
  expect((await server.call(getUserInfo, {}, { token: account.token })).code).toBe(1001)
})

test('the messaging-app hint is turned off and stays off [P7-008 R7-050]', async () => {
  const { token } = await anAccount(server.services)
  expect((await server.call(getUserInfo, {}, { token })).data.isWechatHint).toBe(1)
  expect((await server.call(updateWechatHint, { isWechatHint: 0 }, { token })).code).toBe(0)
  expect((await server.call(getUserInfo, {}, { token })).data.isWechatHint).toBe(0)
})

test('the hint turned off by many requests at once waits for no lock that only the database could break', async () => {
  const { token } = await anAccount(server.services)
  const off = () => server.call(updateWechatHint, { isWechatHint: 0 }, { token })
  const codes = (await Promise.all(Array.from({ length: 12 }, off))).map(({ code }) => code)
  expect(codes).toEqual(Array(12).fill(0))
})

test('a malformed sign-in is refused with the field and its limits, without a fault of the server', async () => {
  const missing = await server.call(signIn, { email: 'a@b.example', password: '' })
  expect(missing).toMatchObject({ status: 200, code: 1003, msg: 'password: is required' })
  const response = await server.app.inject({
    method: 'POST',
    url: signIn.path,
    headers: { 'content-type': 'application/json' },
    payload: '{"email":',
  })
  expect(response.json()).toMatchObject({ code: 1003 })
  expect(response.statusCode).toBe(200)
})

test('the brand of a partner is told to its own people alone', async () => {
  const ours = await anAccount(server.services)
  const partners = await anAccount(server.services)
  const partnerBrand = { title: '云涧人才', icon: 'data:image/svg+xml;base64,PHN2Zy8+' }
  await aSetting(server.services, partners.companyId, 'rules', { partnerBrand })
  const brandOf = async ({ token }: { token: string }) =>
    (await server.call(getUserInfo, {}, { token })).data.partnerBrand
  expect(await brandOf(partners)).toEqual(partnerBrand)
  expect(await brandOf(ours)).toBeUndefined()
})

test('the flag of evaluating tells whether kind and role of the account allow it, and follows the role [R6-010 D20]', async () => {
  const flagOf = async (given: Parameters<typeof anAccount>[1]) => {
    const account = await anAccount(server.services, given)
    const atSignIn = await server.call(signIn, { email: account.email, password: account.password })
    const later = await server.call(getUserInfo, {}, { token: account.token })
    return [atSignIn.data.userInfo.isShowEvaluate, later.data.isShowEvaluate]
  }
  expect(await flagOf({ userType: 'general' })).toEqual([1, 1])
  expect(await flagOf({ userType: 'interviewer' })).toEqual([1, 1])
  expect(await flagOf({ userType: 'helpUser' })).toEqual([0, 0])
  expect(await flagOf({ userType: 'general', buttons: ['reportResume'] })).toEqual([0, 0])
  expect(await flagOf({ userType: 'read', buttons: ['manualEvaluation'] })).toEqual([0, 0])

  const { token, roleId } = await anAccount(server.services, { userType: 'general' })
  await server.services.db.updateTable('role').set({ buttons: [] }).where('id', '=', roleId).execute()
  expect((await server.call(getUserInfo, {}, { token })).data.isShowEvaluate).toBe(0)
})
