import { anAccount, aToken } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { readTextCode } from '@candor/testkit/texts'
import { beforeEach, expect, test } from 'vitest'
import { listAuditEntries } from '../../../administration/audit-log/contract.ts'
import { sendCode } from '../../../platform/text-messages/contract.ts'
import { getUserInfo } from '../../session/contract.ts'
import { signInByCode } from '../contract.ts'

const server = serverUnderTest()
const phone = '13812345678'

beforeEach(async () => {
  const { db } = server.services
  for (const table of ['textCode', 'attempt', 'mail', 'pendingSignIn'] as const)
    await db.deleteFrom(table).execute()
  await db.updateTable('account').set({ phone: null }).execute()
})

async function aPerson(given: Parameters<typeof anAccount>[1] = { userType: 'admin' }) {
  const person = await anAccount(server.services, given)
  await server.services.db
    .updateTable('account')
    .set({ phone: `+86${phone}` })
    .where('id', '=', person.accountId)
    .execute()
  return person
}
async function askCode(): Promise<string> {
  server.clock.pass(60_000)
  await server.call(sendCode, { phone, smsType: 1 })
  return (await readTextCode(server.services, phone)) ?? ''
}
const enter = (vcode: string, lang = 'en', to = phone) =>
  server.call(signInByCode, { prefixPhone: '86', phone: to, vcode }, { lang })
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')

test('the number of an account and the code that went there open a session, which the record tells [P7-004]', async () => {
  const person = await aPerson()
  const done = await enter(await askCode())
  expect(done).toMatchObject({
    code: 0,
    data: { userInfo: { userId: person.accountId, email: person.email } },
  })
  expect((await server.call(getUserInfo, {}, { token: done.data.token })).data.userId).toBe(person.accountId)
  const sessions = await server.services.db
    .selectFrom('session')
    .where('accountId', '=', person.accountId)
    .where('way', '=', 'sms')
    .select('id')
    .execute()
  expect(sessions).toHaveLength(1)
  const { list } = (await server.call(listAuditEntries, {}, { token: await aToken(server.services, person) }))
    .data
  expect(list[0]).toMatchObject({ action: 'signIn.made' })
})

test('a code opens one session, also where it comes twice at once', async () => {
  await aPerson()
  const code = await askCode()
  const answers = await Promise.all([enter(code), enter(code)])
  expect(answers.map(({ code: answered }) => answered).sort()).toEqual([0, 1003])
  expect((await enter(code)).code).toBe(1003)
})

test.each([
  ['cn', '验证码不正确或已过期，请重新获取'],
  ['en', 'The code is incorrect or has expired. Ask for a new one'],
  ['zh-TW', '驗證碼不正確或已過期，請重新取得'],
])(
  'a wrong code of a known number and any code of an unknown one are refused alike: %s',
  async (lang, msg) => {
    await aPerson()
    const known = await enter(wrongFor(await askCode()), lang)
    server.clock.pass(60_000)
    await server.call(sendCode, { phone: '13700000000', smsType: 1 })
    const unknown = await enter('123456', lang, '13700000000')
    expect(known).toMatchObject({ code: 1003, msg })
    expect(unknown.body).toBe(known.body)
  },
)

test('a code may be tried five times and is over after five minutes', async () => {
  await aPerson()
  const code = await askCode()
  for (let tries = 0; tries < 5; tries += 1) expect((await enter(wrongFor(code))).code).toBe(1003)
  expect((await enter(code)).code).toBe(1003)
  const later = await askCode()
  server.clock.pass(5 * 60_000)
  expect((await enter(later)).code).toBe(1003)
})

test('a clock that is put back neither delays a new code nor admits an earlier one', async () => {
  await aPerson()
  const hour = 60 * 60_000
  server.clock.pass(hour)
  const early = await askCode()
  server.clock.pass(-hour)
  expect((await enter(early)).code).toBe(1003)
  expect((await enter(await askCode())).code).toBe(0)
})

test('the earlier of two simultaneous requests for a code gets no second code', async () => {
  await aPerson()
  await askCode()
  server.clock.pass(-5)
  expect((await server.call(sendCode, { phone, smsType: 1 })).code).toBe(1009)
})

test('refused codes of a known number stand in the record', async () => {
  const person = await aPerson()
  await enter(wrongFor(await askCode()))
  const token = await aToken(server.services, person)
  await expect
    .poll(async () =>
      (await server.call(listAuditEntries, {}, { token })).data.list.map(({ action }) => action),
    )
    .toContain('signIn.refused')
})

test('a code does not sign in where the company closes the way, and waits for a demanded second factor', async () => {
  const { companyId } = await aPerson()
  const policy = { companyId, ways: ['password'], demandsSecondFactor: false, sessionHours: 8 }
  await server.services.db.insertInto('signInPolicy').values(policy).execute()
  expect((await enter(await askCode())).code).toBe(1013)
  await server.services.db
    .updateTable('signInPolicy')
    .set({ ways: ['sms'], demandsSecondFactor: true })
    .execute()
  const answer = await enter(await askCode())
  expect(answer).toMatchObject({ code: 1004, data: { pending: expect.any(String), mustEnrol: true } })
})
