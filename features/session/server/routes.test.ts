import { aCompany, anAccount, aSetting, aToken } from '@candor/testkit/builders'
import { keepHashing } from '@candor/testkit/busy'
import { serverUnderTest } from '@candor/testkit/server'
import { countWaiting } from '@candor/testkit/waiting'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { takeRights } from '../../access/server/queries/rights.ts'
import { getReportTabConfig } from '../../company/contract.ts'
import { changePassword, getUserInfo, signIn, signOut, updateWechatHint } from '../contract.ts'
import { signInLimit } from '../rules/sign-in.ts'
import { sweepSignIns } from './jobs.ts'

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
  expect(wrong).toMatchObject({ code: 1011, msg: '電子郵箱或密碼不正確' })
  expect(unknown.body).toBe(wrong.body)
})

test('too many failed tries are refused even with the right password, and say when to try again', async () => {
  const account = await anAccount(server.services)
  for (let attempt = 0; attempt < signInLimit.max; attempt += 1) {
    await server.call(signIn, { email: account.email, password: 'not it' })
  }
  const locked = await server.call(signIn, { email: account.email, password: account.password })
  expect(locked.code).toBe(1009)
  expect(locked.data).toMatchObject({ retryAfterSeconds: expect.any(Number) })
  server.clock.pass(signInLimit.perMinutes * 60_000)
  expect((await server.call(signIn, { email: account.email, password: account.password })).code).toBe(0)
})

test('a frozen account and a demo account out of demo mode cannot sign in', async () => {
  const frozen = await anAccount(server.services, { userType: 'freeze' })
  expect((await server.call(signIn, { email: frozen.email, password: frozen.password })).code).toBe(1011)
})

test('no token, an unknown one and an expired one have codes of their own', async () => {
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

test('a malformed sign-in names the field and what is allowed, and is no fault of the server', async () => {
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

test('a new password opens the account, ends the other sessions and lifts the duty to change it', async () => {
  const account = await anAccount(server.services)
  const other = await aToken(server.services, account)
  await server.services.db
    .updateTable('account')
    .set({ mustChangePassword: true })
    .where('id', '=', account.accountId)
    .execute()
  const change = { oldPassword: account.password, newPassword: 'another password' }
  expect((await server.call(changePassword, change, { token: account.token })).code).toBe(0)
  expect((await server.call(getUserInfo, {}, { token: other })).code).toBe(1001)
  const mine = await server.call(getUserInfo, {}, { token: account.token })
  expect(mine.data.mustChangePassword).toBe(false)
  const signInWith = async (password: string) =>
    (await server.call(signIn, { email: account.email, password })).code
  expect(await signInWith(account.password)).toBe(1011)
  expect(await signInWith('another password')).toBe(0)
})

test('a password is changed by whoever knows the old one, to another and a longer one', async () => {
  const { token, password: oldPassword } = await anAccount(server.services)
  const change = (given: object) =>
    server.call(changePassword, { oldPassword, newPassword: 'another password', ...given }, { token })
  expect((await change({ oldPassword: 'not it' })).msg).toBe('The current password is not right')
  expect((await change({ newPassword: oldPassword })).code).toBe(1003)
  expect((await change({ newPassword: 'too short' })).code).toBe(1003)
  expect((await change({})).code).toBe(0)
})

test('guessing the old password with a stolen token ends after a few tries', async () => {
  const { token, password } = await anAccount(server.services)
  const change = (oldPassword: string) =>
    server.call(changePassword, { oldPassword, newPassword: 'another password' }, { token })
  for (let attempt = 0; attempt < signInLimit.max; attempt += 1) await change('not it')
  expect((await change(password)).code).toBe(1009)
})

test('a one-time password opens nothing but its own change', async () => {
  const account = await anAccount(server.services)
  const { companyId, token } = account
  await server.services.db
    .updateTable('account')
    .set({ mustChangePassword: true })
    .where('id', '=', account.accountId)
    .execute()
  expect((await server.call(getReportTabConfig, { companyId }, { token })).code).toBe(1002)
  expect((await server.call(getUserInfo, {}, { token })).data.mustChangePassword).toBe(true)
  const change = { oldPassword: account.password, newPassword: 'another password of it' }
  expect((await server.call(changePassword, change, { token })).code).toBe(0)
  expect((await server.call(getReportTabConfig, { companyId }, { token })).code).toBe(0)
})

test('only people of a partner are told its brand', async () => {
  const ours = await anAccount(server.services)
  const partners = await anAccount(server.services)
  const partnerBrand = { title: '云涧人才', icon: 'data:image/svg+xml;base64,PHN2Zy8+' }
  await aSetting(server.services, partners.companyId, 'rules', { partnerBrand })
  const brandOf = async ({ token }: { token: string }) =>
    (await server.call(getUserInfo, {}, { token })).data.partnerBrand
  expect(await brandOf(partners)).toEqual(partnerBrand)
  expect(await brandOf(ours)).toBeUndefined()
})

test('the flag of evaluating says what the account’s kind and role allow, and follows the role [R6-010 D20]', async () => {
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

/** Begins something, and gives its account another password before it comes to its end. */
async function resetMeanwhile<Answer>(
  { companyId, accountId }: Awaited<ReturnType<typeof anAccount>>,
  begin: () => Promise<Answer>,
) {
  const passwordHash = await server.services.passwords.hash('one-time password')
  const begun = await server.services.db.transaction().execute(async (transaction) => {
    await takeRights(transaction, companyId)
    const answer = begin()
    await expect.poll(() => countWaiting(server.services)).toBe(1)
    await transaction.updateTable('account').set({ passwordHash }).where('id', '=', accountId).execute()
    return { answer }
  })
  return begun.answer
}

test('a sign-in that was under way when the password was reset opens no session', async () => {
  const account = await anAccount(server.services)
  const { email, password, accountId } = account
  const answer = await resetMeanwhile(account, () => server.call(signIn, { email, password }))
  expect(answer.code).toBe(1011)
  const sessions = server.services.db.selectFrom('session').where('accountId', '=', accountId).select('id')
  expect(await sessions.execute()).toHaveLength(1)
})

test('a change of password that was under way does not undo a reset', async () => {
  const account = await anAccount(server.services)
  const { email, password: oldPassword, token } = account
  const change = { oldPassword, newPassword: 'another password' }
  const answer = await resetMeanwhile(account, () => server.call(changePassword, change, { token }))
  expect(answer.code).toBe(1011)
  expect((await server.call(signIn, { email, password: 'another password' })).code).toBe(1011)
  expect((await server.call(signIn, { email, password: 'one-time password' })).code).toBe(0)
})

/** Signs in from an address, as a proxy's client or one that stands before the server itself. */
async function signInFrom(remoteAddress: string, email: string, password: string) {
  const payload = { email, password }
  const response = await server.app.inject({ method: 'POST', url: signIn.path, remoteAddress, payload })
  return response.json()
}

test('one address tries no more than twenty e-mails in a quarter of an hour', async () => {
  const account = await anAccount(server.services)
  const codes: number[] = []
  for (let turn = 0; turn < 25; turn += 1) {
    codes.push((await signInFrom('198.51.100.1', `nobody-${turn}@many.example`, 'x')).code)
  }
  expect(codes.filter((code) => code === 1011)).toHaveLength(20)
  expect((await signInFrom('198.51.100.1', account.email, account.password)).code).toBe(1009)
  expect((await signInFrom('198.51.100.2', account.email, account.password)).code).toBe(0)
  server.clock.pass(15 * 60_000)
  expect((await signInFrom('198.51.100.1', account.email, account.password)).code).toBe(0)
})

test('an address that is refused leaves no count of the e-mails that it goes on to make up', async () => {
  const { db } = server.services
  const guess = (turn: number) => signInFrom('198.51.100.9', `made-up-${turn}@many.example`, 'x')
  for (let turn = 0; turn < 30; turn += 1) await guess(turn)
  const counted = await db
    .selectFrom('attempt')
    .where('key', 'like', 'sign-in made-up-%')
    .select('key')
    .execute()
  expect(counted).toHaveLength(20)
})

test('whoever is locked out at one e-mail does not lock out the others at their address', async () => {
  const [locked, other] = [await anAccount(server.services), await anAccount(server.services)]
  for (let turn = 0; turn < 30; turn += 1) await signInFrom('198.51.100.10', locked.email, 'x')
  expect((await signInFrom('198.51.100.10', locked.email, locked.password)).code).toBe(1009)
  expect((await signInFrom('198.51.100.10', other.email, other.password)).code).toBe(0)
})

test('a sign-in that is refused for want of time is no try, however often it comes', async () => {
  const { email, password } = await anAccount(server.services)
  const stop = keepHashing(server.services)
  for (let turn = 0; turn < 30; turn += 1)
    expect((await signInFrom('198.51.100.11', email, password)).data).toEqual({ retryAfterSeconds: 2 })
  await stop()
  expect((await signInFrom('198.51.100.11', email, password)).code).toBe(0)
})

test('a sign-in that finds no time to check its password once it was counted is taken back', async () => {
  const { email } = await anAccount(server.services)
  const { answer, stop } = await server.services.db.transaction().execute(async (transaction) => {
    await sql`lock table attempt in exclusive mode`.execute(transaction)
    const begun = signInFrom('198.51.100.12', email, 'a guess')
    await expect.poll(() => countWaiting(server.services)).toBe(1)
    return { answer: begun, stop: keepHashing(server.services) }
  })
  expect((await answer).data).toEqual({ retryAfterSeconds: 2 })
  await stop()
  const counts = await server.services.db
    .selectFrom('attempt')
    .where('key', 'in', [`sign-in ${email} 198.51.100.12`, 'sign-in from 198.51.100.12'])
    .select('count')
    .execute()
  expect(counts).toEqual([{ count: 0 }, { count: 0 }])
})

test('guesses from many addresses come slower and slower, and do not shut out where the owner signed in', async () => {
  const { email, password } = await anAccount(server.services)
  expect((await signInFrom('203.0.113.1', email, password)).code).toBe(0)
  const guesses = Array.from({ length: 40 }, (_, turn) => signInFrom(`198.51.101.${turn}`, email, 'a guess'))
  const codes = (await Promise.all(guesses)).map(({ code }) => code)
  expect(codes.filter((code) => code === 1011)).toHaveLength(10)
  expect(codes.filter((code) => code === 1009)).toHaveLength(30)
  const waits: number[] = []
  for (let turn = 0; turn < 12; turn += 1) {
    const { data } = await signInFrom(`198.51.102.${turn}`, email, 'a guess')
    waits.push(data.retryAfterSeconds)
    server.clock.pass(data.retryAfterSeconds * 1000)
    await signInFrom(`198.51.103.${turn}`, email, 'a guess')
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900])
  expect((await signInFrom('198.51.104.1', email, password)).code).toBe(1009)
  expect((await signInFrom('203.0.113.1', email, password)).code).toBe(0)
})

test('of two sign-ins at once the one that came first is let in although it is counted last', async () => {
  const { email, password } = await anAccount(server.services)
  await signInFrom('198.51.105.1', email, 'a guess')
  server.clock.pass(-5)
  expect((await signInFrom('198.51.105.2', email, password)).code).toBe(0)
})

test('tries and sessions that are over are swept, however many, and those that live stay', async () => {
  const { db } = server.services
  await sql`insert into attempt select 'many ' || n, ${server.clock.now()}, 1 from generate_series(1, 25000) n`.execute(
    db,
  )
  const account = await anAccount(server.services)
  await signInFrom('203.0.113.9', 'nobody@swept.example', 'x')
  await signInFrom('203.0.113.9', account.email, account.password)
  server.clock.pass(31 * 24 * 60 * 60 * 1000)
  const token = await aToken(server.services, account)
  await sweepSignIns(server.services)
  expect(await db.selectFrom('attempt').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('signInPace').selectAll().execute()).toEqual([])
  const sessions = db.selectFrom('session').where('accountId', '=', account.accountId).select('id')
  expect(await sessions.execute()).toHaveLength(1)
  expect((await server.call(getUserInfo, {}, { token })).code).toBe(0)
})
