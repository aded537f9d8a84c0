import { codes } from '@candor/call/codes'
import { aCompany } from '@candor/testkit/builders'
import { readEnvelope } from '@candor/testkit/envelope'
import { serverUnderTest } from '@candor/testkit/server'
import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { getUserInfo, listSignInWays, signIn } from '../../../sign-in/session/contract.ts'
import { makeFirstCompany } from '../contract.ts'
import { renewSetupCode } from './actions/setup-code.ts'

const server = serverUnderTest()

const form = {
  name: '海岚支付 Hailan Pay',
  profile: 'cn' as const,
  timeZone: 'Asia/Shanghai',
  userName: '沈知行',
  email: 'shen@hailan.example',
  password: 'a long password of the first',
}

/** Another network for each test, so that the tries of one do not count in another. */
let network = 1
const from = () => ({ remoteAddress: `10.0.${network}.1` })

const post = (given: object, headers: object = {}) =>
  server.app.inject({
    method: 'POST',
    url: makeFirstCompany.path,
    payload: { ...form, ...given },
    headers: { lang: 'en', ...headers },
    ...from(),
  })

const sent = async (given: object) => readEnvelope((await post(given)).json())

beforeEach(() => {
  network += 1
})

async function aCode(): Promise<string> {
  const code = await renewSetupCode(server.services)
  if (code === null) throw new Error('the installation has a company')
  return code
}

const countCompanies = async () =>
  (await server.services.db.selectFrom('company').select('id').execute()).length

test('without a company the sign-in says that the first one can be made, and no wrong code makes it (S133)', async () => {
  const code = await aCode()
  expect((await server.call(listSignInWays, {})).data.isSetupOpen).toBe(true)
  for (const wrong of ['', '    ', `${code}0`, code.slice(1), '0000-0000-0000-0000-0000-0000']) {
    const answer = await sent({ code: wrong })
    expect([answer.code, answer.data]).toEqual([codes.wrongCredentials, { field: 'code' }])
  }
  expect(await countCompanies()).toBe(0)
})

test('the code is not stored, and a new start ends the earlier one (S133)', async () => {
  const earlier = await aCode()
  await aCode()
  const rows = await server.services.db.selectFrom('installationSecret').select('value').execute()
  for (const { value } of rows) expect(value).not.toContain(earlier.slice(0, 9))
  expect((await sent({ code: earlier })).code).toBe(codes.wrongCredentials)
})

test('without the right code nobody learns what else is wrong, and no password is hashed (S133)', async () => {
  await aCode()
  const answer = await sent({ code: 'wrong', timeZone: 'Nowhere/None', password: 'aaaaaaaaaaaa' })
  expect(answer.data).toEqual({ field: 'code' })
})

test.each([
  [{ timeZone: 'Nowhere/None' }, 'timeZone'],
  [{ timeZone: '+08:00' }, 'timeZone'],
  [{ password: 'aaaaaaaaaaaaa' }, 'password'],
  [{ password: 'shen@hailan.example1' }, 'password'],
  [{ password: 'password1234' }, 'password'],
])('the form with %j is refused at the field %s, and nothing is stored (S133)', async (wrong, field) => {
  const answer = await sent({ code: await aCode(), ...wrong })
  expect([answer.code, answer.data]).toEqual([codes.invalidInput, expect.objectContaining({ field })])
  expect(await countCompanies()).toBe(0)
})

test.each([
  { password: 'short' },
  { email: 'no address' },
  { name: '   ' },
  { name: 'a'.repeat(201) },
  { userName: '' },
  { profile: 'mars' },
  { code: 'a'.repeat(101) },
  { isDemo: true },
])('the form with %j is refused before its code is looked at (S133)', async (wrong) => {
  const answer = await sent({ code: await aCode(), ...wrong })
  expect(answer.code).toBe(codes.invalidInput)
  expect(await countCompanies()).toBe(0)
})

test('a body that no form fills is refused unread (S133)', async () => {
  expect((await sent({ code: 'a'.repeat(200_000) })).code).toBe(codes.fileRefused)
})

test('after ten tries of a network its further ones are refused, even with the right code; others go on (S133)', async () => {
  const code = await aCode()
  for (let tries = 0; tries < 10; tries += 1) await sent({ code: 'wrong' })
  expect((await sent({ code })).code).toBe(codes.tooMany)
  network += 1
  expect((await sent({ code: 'wrong' })).code).toBe(codes.wrongCredentials)
})

test('of two who make the first company at once one is signed in, the other is told, and the call is gone (S133)', async () => {
  const code = await aCode()
  const [first, second] = await Promise.all([
    sent({ code: code.toLowerCase().replaceAll('-', ' ') }),
    sent({ code, name: 'Other', email: 'other@hailan.example' }),
  ])
  const [won, lost] = first.code === 0 ? [first, second] : [second, first]
  expect(won.code).toBe(0)
  expect([codes.changedMeanwhile, codes.notFound]).toContain(lost.code)
  expect(await countCompanies()).toBe(1)

  const { token } = z.object({ token: z.string() }).parse(won.data)
  const me = (await server.call(getUserInfo, {}, { token })).data
  expect(me).toMatchObject({ userType: 'superAdmin', mustChangePassword: false, hasFirstSteps: true })
  const { email } = me
  expect((await server.call(signIn, { email, password: form.password })).code).toBe(0)

  const { db } = server.services
  const company = await db.selectFrom('company').selectAll().executeTakeFirstOrThrow()
  expect(company).toMatchObject({ profile: 'cn', timeZone: 'Asia/Shanghai' })
  const entry = await db
    .selectFrom('auditEntryWhole')
    .where('action', '=', 'company.added')
    .select(['accountId', 'details'])
    .executeTakeFirstOrThrow()
  expect(entry.accountId).toBe(null)
  expect(entry.details).toMatchObject({ subject: company.name, to: { administrator: email } })

  expect((await sent({ code })).code).toBe(codes.notFound)
  expect((await sent({ code: 'wrong' })).code).toBe(codes.notFound)
  expect((await server.call(listSignInWays, {})).data.isSetupOpen).toBe(undefined)
  expect(await renewSetupCode(server.services)).toBe(null)
})

test('beside a company made otherwise the call is not there (S133)', async () => {
  await aCompany(server.services)
  expect((await sent({ code: 'wrong' })).code).toBe(codes.notFound)
})
