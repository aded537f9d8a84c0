import type { AccountId, CompanyId } from '@candor/kernel/ids'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { freezeAccount } from '../../../../administration/accounts/contract.ts'
import { saveDirectory } from '../../../../administration/directory/contract.ts'
import { finishIdentityLink, startIdentityLink } from '../../contract/identities.ts'
import { aCompanyWithProvider, goThrough, providerUnderTest } from './provider-under-test.ts'

const server = serverUnderTest()
const provider = providerUnderTest()

const linksOf = (accountId: AccountId) =>
  server.services.db.selectFrom('oidcLink').where('accountId', '=', accountId).select('id').execute()

const refusalsOf = async (companyId: CompanyId) => {
  const rows = await server.services.db
    .selectFrom('auditEntryWhole')
    .where('companyId', '=', companyId)
    .where('action', '=', 'provider.refused')
    .select('details')
    .execute()
  return rows.map(({ details }) => details)
}

async function aProtectedAccount(kind: 'superAdmin' | 'totp' | 'passkey') {
  const company = await aCompanyWithProvider(server, provider)
  const { companyId, person } = company
  const { db, clock } = server.services
  if (kind === 'superAdmin')
    await db.updateTable('account').set({ userType: kind }).where('id', '=', person.accountId).execute()
  else
    await db
      .insertInto('secondFactor')
      .values({ companyId, accountId: person.accountId, kind, addedAt: clock.now() })
      .execute()
  provider.behave({ claims: company.verified })
  return company
}

test.each(['superAdmin', 'totp', 'passkey'] as const)(
  'a first sign-in by e-mail links no protected account, and says how its owner links it: %s',
  async (kind) => {
    const { companyId, email, person } = await aProtectedAccount(kind)
    expect((await goThrough(server, provider, email)).finished).toMatchObject({
      code: 1011,
      msg: 'To protect this account, only you can link it. Sign in another way, then link your company identity under “Sign-in and security”',
    })
    expect(await linksOf(person.accountId)).toEqual([])
    expect(await refusalsOf(companyId)).toEqual([{ subject: 'Entra', to: { reason: 'linkSignedIn', email } }])
  },
)

test('a super administrator links the identity signed in, and then signs in by it', async () => {
  const { email, person, providerId } = await aProtectedAccount('superAdmin')
  const as = { token: person.token }
  const { data } = await server.call(startIdentityLink, { providerId, proof: person.password }, as)
  const state = provider.receive(data.url).get('state') ?? ''
  const returned = { state, browser: data.browser, code: 'c' }
  expect((await server.call(finishIdentityLink, returned, as)).code).toBe(0)
  const { finished } = await goThrough(server, provider, email)
  expect(finished.data.userInfo.userId).toBe(person.accountId)
})

test('SSO that the company has closed adds no account, takes no seat, links nothing and sends no mail', async () => {
  const { companyId, admin, roleId, domain, email, verified, person } = await aCompanyWithProvider(
    server,
    provider,
  )
  const { db } = server.services
  const table = { userType: 'read', roleId, addsAtSignIn: true, rules: [] }
  await server.call(saveDirectory, table, { token: admin.token })
  await db
    .insertInto('signInPolicy')
    .values({
      companyId,
      ways: ['password'],
      demandsSecondFactor: false,
      sessionHours: 24,
      restMinutes: null,
    })
    .execute()
  const count = async (table: 'account' | 'mail') =>
    (await db.selectFrom(table).where('companyId', '=', companyId).select('id').execute()).length
  const before = [await count('account'), await count('mail')]
  const newcomer = { email: `new@${domain}`, email_verified: true, sub: 'sub-new' }
  for (const claims of [verified, newcomer]) {
    provider.behave({ claims })
    expect((await goThrough(server, provider, email)).finished.code).toBe(1013)
  }
  expect([await count('account'), await count('mail')]).toEqual(before)
  expect(await linksOf(person.accountId)).toEqual([])
})

test.each([
  ['cn', '您的账号已被冻结，无法登录。请联系贵公司的管理员'],
  ['en', 'Your account is frozen, so you cannot sign in. Ask your company’s administrators'],
  ['zh-TW', '您的帳號已停用，無法登入。請聯絡貴公司的管理員'],
])(
  'a frozen account is not opened by the right identity, linked or not, and says so: %s',
  async (lang, msg) => {
    const { admin, person, email, verified } = await aCompanyWithProvider(server, provider)
    const freeze = (isFrozen: boolean) =>
      server.call(freezeAccount, { accountId: person.accountId, isFrozen }, { token: admin.token })
    provider.behave({ claims: verified })
    await freeze(true)
    expect((await goThrough(server, provider, email, { lang })).finished).toMatchObject({ code: 1011, msg })
    await freeze(false)
    expect((await goThrough(server, provider, email)).finished.code).toBe(0)
    await freeze(true)
    expect((await goThrough(server, provider, email, { lang })).finished).toMatchObject({ code: 1011, msg })
  },
)
