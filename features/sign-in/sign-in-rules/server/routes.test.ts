import { minuteMs } from '@candor/kernel/durations'
import { anAccount, aToken } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { flushSeen } from '../../../platform/access/server/gate/seen.ts'
import { getUserInfo, signIn } from '../../session/contract.ts'
import { getSignInRules, saveSignInRules } from '../contract.ts'

const server = serverUnderTest()
const codeOf = async (token: string) => (await server.call(getUserInfo, {}, { token })).code

async function aStaff() {
  const admin = await anAccount(server.services, { userType: 'admin' })
  const general = await anAccount(server.services, { companyId: admin.companyId })
  const save = (rules: Parameters<typeof server.call<typeof saveSignInRules>>[1], lang = 'en') =>
    server.call(saveSignInRules, rules, { token: admin.token, lang })
  return { admin, general, save }
}

const opened =
  (way: string, secondFactor: string | null = null) =>
  async (token: string) => {
    const { hashToken } = await import('../../../platform/access/server/gate.ts')
    await server.services.db
      .updateTable('session')
      .set({ way, secondFactor })
      .where('tokenHash', '=', hashToken(token))
      .execute()
  }

test('administrators read and change the company’s rules, and the log tells the rules before', async () => {
  const { admin, general, save } = await aStaff()
  expect((await server.call(getSignInRules, {}, admin)).data).toEqual({
    ways: ['password', 'sms', 'app', 'oidc', 'passkey'],
    demandsSecondFactor: false,
    sessionHours: 168,
    restMinutes: null,
    ownWay: 'password',
    hasOwnFactor: false,
  })
  expect((await server.call(saveSignInRules, { sessionHours: 8 }, general)).code).toBe(1002)
  expect((await save({ sessionHours: 8, way: { name: 'sms', isAllowed: false } })).code).toBe(0)
  expect((await save({ sessionHours: 8 })).code).toBe(0)
  expect((await server.call(getSignInRules, {}, admin)).data).toMatchObject({
    ways: ['password', 'app', 'oidc', 'passkey'],
    sessionHours: 8,
  })
  const log = await server.services.db
    .selectFrom('auditEntryWhole')
    .where('companyId', '=', admin.companyId)
    .where('action', '=', 'signInRules.changed')
    .select('details')
    .execute()
  expect(log).toEqual([
    {
      details: {
        from: { ways: ['password', 'sms', 'app', 'oidc', 'passkey'], sessionHours: 168 },
        to: { ways: ['password', 'app', 'oidc', 'passkey'], sessionHours: 8 },
      },
    },
  ])
})

test.each([
  ['cn', '您正在使用的登录方式必须保留，请先用另一种方式登录', '请您自己先用两步验证登录，再要求所有人使用'],
  [
    'en',
    'You cannot turn off the sign-in method that you are signed in with. Sign in another way first',
    'Sign in with two-step verification yourself before you require it of everyone',
  ],
  [
    'zh-TW',
    '您正在使用的登入方式必須保留，請先用另一種方式登入',
    '請您自己先用兩步驟驗證登入，再要求所有人使用',
  ],
])(
  'rules that would lock all administrators out are refused: in %s with “%s” and “%s”',
  async (lang, ownWay, ownFactor) => {
    const { general, save } = await aStaff()
    expect(await save({ way: { name: 'password', isAllowed: false } }, lang)).toMatchObject({
      code: 1003,
      msg: ownWay,
      data: { field: 'way' },
    })
    expect(await save({ demandsSecondFactor: true }, lang)).toMatchObject({
      code: 1003,
      msg: ownFactor,
      data: { field: 'demandsSecondFactor' },
    })
    const { email, password } = general
    expect((await server.call(signIn, { email, password })).code).toBe(0)
  },
)

test.each([[{ sessionHours: 0 }], [{ sessionHours: 721 }], [{ restMinutes: 4 }]])(
  'rules of %j are refused',
  async (rules) => {
    const { save } = await aStaff()
    expect((await save(rules)).code).toBe(1003)
  },
)

test('two ways that are closed at the same time both stay closed, and each can be allowed again', async () => {
  const { admin, save } = await aStaff()
  const change = (name: 'sms' | 'app', isAllowed: boolean) => save({ way: { name, isAllowed } })
  const waysNow = async () => (await server.call(getSignInRules, {}, admin)).data?.ways
  await Promise.all([change('sms', false), change('app', false)])
  expect(await waysNow()).toEqual(['password', 'oidc', 'passkey'])
  await Promise.all([change('sms', true), change('sms', true)])
  expect(await waysNow()).toEqual(['password', 'sms', 'oidc', 'passkey'])
})

test('a shorter life ends open sessions from their next request on', async () => {
  const { admin, save } = await aStaff()
  const { db, clock } = server.services
  const day = new Date(clock.now().getTime() + 24 * 60 * minuteMs)
  const token = await aToken(server.services, admin, day)
  server.clock.pass(61 * minuteMs)
  expect(await codeOf(token)).toBe(0)
  const other = await aToken(server.services, admin)
  const shorter = await server.call(saveSignInRules, { sessionHours: 1 }, { token: other })
  expect(shorter.code).toBe(0)
  expect([await codeOf(token), await codeOf(other)]).toEqual([1000, 0])
  expect((await save({ sessionHours: 2 })).code).toBe(1000)
  await db.deleteFrom('signInPolicy').execute()
})

test('a session ends after the rest that the company rules, and lives as long as it is used', async () => {
  const { general, save } = await aStaff()
  expect((await save({ restMinutes: 15 })).code).toBe(0)
  const day = new Date(server.services.clock.now().getTime() + 24 * 60 * minuteMs)
  const used = await aToken(server.services, general, day)
  const resting = await aToken(server.services, general, day)
  for (let turn = 0; turn < 4; turn += 1) {
    server.clock.pass(10 * minuteMs)
    expect(await codeOf(used)).toBe(0)
    await flushSeen(server.services.db)
  }
  expect(await codeOf(resting)).toBe(1000)
  server.clock.pass(16 * minuteMs)
  expect(await codeOf(used)).toBe(1000)
})

test('sessions of a way that is closed, or without the factor that is demanded, end at their next request', async () => {
  const { admin, general, save } = await aStaff()
  await opened('sms')(general.token)
  expect(await codeOf(general.token)).toBe(0)
  expect((await save({ way: { name: 'sms', isAllowed: false } })).code).toBe(0)
  expect(await codeOf(general.token)).toBe(1001)
  const single = await aToken(server.services, general)
  await opened('password', 'totp')(admin.token)
  expect((await save({ demandsSecondFactor: true })).code).toBe(0)
  expect([await codeOf(single), await codeOf(admin.token)]).toEqual([1001, 0])
})
