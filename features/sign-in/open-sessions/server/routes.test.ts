import { minuteMs } from '@candor/kernel/durations'
import { anAccount, aToken } from '@candor/testkit/builders'
import { readEnvelope } from '@candor/testkit/envelope'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { flushSeen } from '../../../platform/access/server/gate/seen.ts'
import { getUserInfo, SignedIn, signIn } from '../../session/contract.ts'
import { saveSignInRules } from '../../sign-in-rules/contract.ts'
import {
  endOtherSessions,
  endOwnSession,
  endOwnSessions,
  endSession,
  endSessionsOf,
  listOwnSessions,
  listSessions,
} from '../contract.ts'

const server = serverUnderTest()
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36'

/** Signs in as a browser does, from an address. */
async function signInFrom({ email, password }: { email: string; password: string }, remoteAddress: string) {
  const response = await server.app.inject({
    method: 'POST',
    url: signIn.path,
    remoteAddress,
    headers: { 'user-agent': chrome },
    payload: { email, password },
  })
  return SignedIn.parse(readEnvelope(response.json()).data).token
}

const codeOf = async (token: string) => (await server.call(getUserInfo, {}, { token })).code
const own = async (token: string) => (await server.call(listOwnSessions, {}, { token })).data.list
const entries = async (companyId: Awaited<ReturnType<typeof anAccount>>['companyId'], action: string) =>
  server.services.db
    .selectFrom('auditEntryWhole')
    .where('companyId', '=', companyId)
    .where('action', '=', action)
    .orderBy('sequence')
    .select(['accountName', 'details'])
    .execute()

test('the list of own sessions shows network, way and browser, and never a whole address', async () => {
  const account = await anAccount(server.services)
  const token = await signInFrom(account, '127.0.0.1')
  await signInFrom(account, '198.51.100.7')
  const list = await own(token)
  expect(list).toHaveLength(3)
  expect(list).toContainEqual({
    sessionId: expect.any(String),
    way: 'password',
    secondFactor: null,
    browser: 'Chrome',
    system: 'Windows',
    network: '127.0.•.•',
    isHere: true,
    isCurrent: true,
    createdTime: server.clock.now().getTime(),
    lastSeenTime: server.clock.now().getTime(),
  })
  expect(JSON.stringify(list)).not.toContain('198.51.100.7')
  expect(list.map(({ network }) => network)).toContain('198.51.•.•')
})

test('the last use of a session is stored once a minute, outside of the requests', async () => {
  const account = await anAccount(server.services)
  const token = await signInFrom(account, '127.0.0.1')
  const seen = async () => (await own(token)).find(({ isCurrent }) => isCurrent)?.lastSeenTime
  const at = server.clock.now().getTime()
  server.clock.pass(30_000)
  expect(await codeOf(token)).toBe(0)
  expect(await flushSeen(server.services.db)).toBe(0)
  server.clock.pass(31_000)
  expect(await codeOf(token)).toBe(0)
  expect(await seen()).toBe(at)
  expect(await flushSeen(server.services.db)).toBe(1)
  expect(await seen()).toBe(at + 61_000)
})

test('a person ends one session of their own and no session of a colleague, then all of their own', async () => {
  const account = await anAccount(server.services, { name: '沈岚' })
  const colleague = await anAccount(server.services, { companyId: account.companyId })
  const first = await signInFrom(account, '127.0.0.1')
  const second = await signInFrom(account, '127.0.0.1')
  const id = (await own(second)).find(({ isCurrent }) => isCurrent)?.sessionId ?? ''
  const end = (token: string) => server.call(endOwnSession, { sessionId: id }, { token })
  expect((await end(colleague.token)).code).toBe(1005)
  expect((await end(first)).code).toBe(0)
  expect([await codeOf(second), await codeOf(first)]).toEqual([1001, 0])
  expect((await server.call(endOwnSessions, {}, { token: first })).data.count).toBe(2)
  expect([await codeOf(first), await codeOf(account.token), await codeOf(colleague.token)]).toEqual([
    1001, 1001, 0,
  ])
  expect(await entries(account.companyId, 'session.ended')).toEqual([
    { accountName: '沈岚', details: { to: { count: 1 } } },
    { accountName: '沈岚', details: { to: { count: 2 } } },
  ])
})

test('two devices that sign out everywhere at once do not wait for each other for ever', async () => {
  const account = await anAccount(server.services)
  const tokens = [account.token, await aToken(server.services, account)]
  const answers = await Promise.all(tokens.map((token) => server.call(endOwnSessions, {}, { token })))
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 1001])
})

test('administrators see and end the sessions of their company, and of no other', async () => {
  const admin = await anAccount(server.services, { userType: 'admin' })
  const { companyId } = admin
  const zhou = await anAccount(server.services, { companyId, name: '周宁' })
  const elsewhere = await anAccount(server.services, { name: '周宁' })
  const { list } = (await server.call(listSessions, { text: '周' }, admin)).data
  expect(list).toMatchObject([{ accountId: zhou.accountId, userName: '周宁', email: zhou.email }])
  const sessionId = list[0]?.sessionId ?? ''
  const otherAdmin = await anAccount(server.services, { userType: 'superAdmin' })
  expect((await server.call(endSession, { sessionId }, otherAdmin)).code).toBe(1005)
  expect((await server.call(endSession, { sessionId }, zhou)).code).toBe(1002)
  expect((await server.call(endSession, { sessionId }, admin)).code).toBe(0)
  expect([await codeOf(zhou.token), await codeOf(elsewhere.token)]).toEqual([1001, 0])

  const again = [await aToken(server.services, zhou), await aToken(server.services, zhou)]
  const { accountId } = zhou
  expect((await server.call(endSessionsOf, { accountId }, admin)).data.count).toBe(2)
  expect((await server.call(endSessionsOf, { accountId: elsewhere.accountId }, admin)).code).toBe(1005)
  for (const token of again) expect(await codeOf(token)).toBe(1001)

  const third = await aToken(server.services, zhou)
  expect((await server.call(endOtherSessions, {}, admin)).data.count).toBe(1)
  expect([await codeOf(third), await codeOf(admin.token), await codeOf(elsewhere.token)]).toEqual([
    1001, 0, 0,
  ])
  expect((await entries(companyId, 'session.ended')).map(({ details }) => details)).toEqual([
    { subject: '周宁', to: { count: 1 } },
    { subject: '周宁', to: { count: 2 } },
    { to: { count: 1, isCompany: true } },
  ])
})

test('the list of sessions goes on page by page, and leaves those out that the company’s rules ended', async () => {
  const admin = await anAccount(server.services, { userType: 'admin' })
  const staff = await anAccount(server.services, { companyId: admin.companyId })
  for (let turn = 0; turn < 51; turn += 1) await aToken(server.services, staff)
  const first = (await server.call(listSessions, {}, admin)).data
  expect(first.list).toHaveLength(50)
  const rest = (await server.call(listSessions, { before: first.before ?? undefined }, admin)).data
  expect(rest).toMatchObject({ before: null })
  expect(first.list.length + rest.list.length).toBe(53)
  await server.call(saveSignInRules, { restMinutes: 5 }, admin)
  server.clock.pass(5 * minuteMs)
  expect(await codeOf(admin.token)).toBe(0)
  await flushSeen(server.services.db)
  server.clock.pass(2 * minuteMs)
  expect((await server.call(listSessions, {}, admin)).data.list).toHaveLength(1)
})

test('the number of sessions that were ended counts no session that was over before', async () => {
  const admin = await anAccount(server.services, { userType: 'admin' })
  const { companyId } = admin
  const staff = await anAccount(server.services, { companyId })
  const { db, clock } = server.services
  for (let turn = 0; turn < 5; turn += 1) await aToken(server.services, staff)
  await db
    .updateTable('session')
    .set({ expiresAt: clock.now() })
    .where('accountId', '=', staff.accountId)
    .execute()
  const open = await aToken(server.services, staff)
  const { accountId } = staff
  expect((await server.call(endSessionsOf, { accountId }, admin)).data.count).toBe(1)
  expect(await codeOf(open)).toBe(1001)
  expect((await server.call(endSessionsOf, { accountId }, admin)).data.count).toBe(0)
  expect((await entries(companyId, 'session.ended')).map(({ details }) => details)).toEqual([
    { subject: expect.any(String), to: { count: 1 } },
  ])
})

test('a session that the company’s rules have ended is not counted as ended', async () => {
  const admin = await anAccount(server.services, { userType: 'admin' })
  const { companyId, accountId } = admin
  const staff = await anAccount(server.services, { companyId })
  const passkey = await aToken(server.services, { companyId, accountId })
  const { db } = server.services
  await db.updateTable('session').set({ way: 'passkey' }).where('accountId', '=', accountId).execute()
  await db
    .insertInto('signInPolicy')
    .values({ companyId, ways: ['password', 'passkey'], demandsSecondFactor: true, sessionHours: 24 })
    .execute()
  expect(await codeOf(staff.token)).toBe(1001)
  expect((await server.call(endOtherSessions, {}, { token: admin.token })).data.count).toBe(1)
  expect([await codeOf(passkey), await codeOf(admin.token)]).toEqual([1001, 0])
})
