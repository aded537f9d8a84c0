import { type AccountUnderTest, anAccount, changeRow } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import {
  addAccount,
  freezeAccount,
  resetFactors,
  saveAccount,
} from '../../../../administration/accounts/contract.ts'
import { patch, scimOf } from '../../../../administration/directory/server/routes/directory-under-test.ts'
import { makeDirectoryKey } from '../../../../administration/service-keys/contract.ts'
import { listOwnIdentities, unlinkIdentity } from '../../../openid-connect/contract/identities.ts'
import { removeProvider, saveProvider } from '../../../openid-connect/contract/providers.ts'
import { removeOwnNumber } from '../../../own-number/contract.ts'
import { listOwnPasskeys, removePasskey } from '../../../passkeys/contract.ts'
import { publicUrl, withPasskey } from '../../../passkeys/server/routes/holder-under-test.ts'
import { saveSignInRules } from '../../contract.ts'
import type { SignInWay } from '../../rules/ways.ts'
import { countAble } from '../queries/entry.ts'

const server = serverUnderTest({ publicUrl, signInWays: ['password', 'sms', 'oidc', 'passkey'] })

const nobodyLeft =
  'After this, no administrator of your company could sign in. First give another administrator a way to sign in'
const ownLastWay = 'This is the only way you can sign in. Add another one before you remove it'

/** The company's rules as they stand after its administrators changed them. */
async function allowOnly({ companyId }: AccountUnderTest, ...ways: SignInWay[]) {
  await server.services.db
    .insertInto('signInPolicy')
    .values({ companyId, ways, demandsSecondFactor: false, sessionHours: 24 })
    .onConflict((on) => on.column('companyId').doUpdateSet({ ways }))
    .execute()
}

const sessionBy = (account: AccountUnderTest, way: SignInWay) =>
  server.services.db.updateTable('session').set({ way }).where('accountId', '=', account.accountId).execute()

let serial = 0

/** A provider of the company, at which accounts are linked whose address has its domain. */
async function withProvider(chief: AccountUnderTest, ...linked: AccountUnderTest[]) {
  serial += 1
  const domain = `entry-${serial}.example`
  const issuer = `https://login.${domain}`
  const given = { label: 'Entra', issuer, clientId: 'candor', clientSecret: 'a secret', domains: [domain] }
  const saved = { ...given, authMethod: 'client_secret' as const }
  const { data } = await server.call(saveProvider, saved, { token: chief.token })
  const { db, clock } = server.services
  for (const { companyId, accountId } of linked) {
    const email = `${accountId}@${domain}`
    await changeRow(server.services, 'account', accountId, { email })
    const link = { id: crypto.randomUUID(), companyId, accountId, issuer, subject: accountId, email }
    await db
      .insertInto('oidcLink')
      .values({ ...link, linkedAt: clock.now() })
      .execute()
  }
  return { saved, providerId: data.providerId }
}

test('a way stays open while it is the only one by which a super administrator can sign in', async () => {
  const chief = await anAccount(server.services, { userType: 'superAdmin' })
  await sessionBy(chief, 'oidc')
  const close = { way: { name: 'password', isAllowed: false } } as const
  expect(await server.call(saveSignInRules, close, { token: chief.token })).toMatchObject({
    code: 1002,
    msg: nobodyLeft,
  })
  await withProvider(chief, chief)
  expect((await server.call(saveSignInRules, close, { token: chief.token })).code).toBe(0)
})

test('the last provider of a company with single sign-on alone is neither removed nor moved to another domain or issuer', async () => {
  const chief = await anAccount(server.services, { userType: 'superAdmin' })
  const { companyId, token } = chief
  const { saved, providerId } = await withProvider(chief, chief)
  await allowOnly(chief, 'oidc')
  await sessionBy(chief, 'oidc')
  const issuer = 'https://elsewhere.example'
  for (const answer of [
    await server.call(removeProvider, { providerId }, { token }),
    await server.call(
      saveProvider,
      { ...saved, providerId, revision: 0, domains: ['else.example'] },
      { token },
    ),
    await server.call(saveProvider, { ...saved, providerId, revision: 0, issuer }, { token }),
  ])
    expect(answer).toMatchObject({ code: 1002, msg: nobodyLeft })
  expect(await countAble(server.services, companyId)).toEqual({ superAdmins: 1, administrators: 1 })
  await allowOnly(chief, 'oidc', 'password')
  expect((await server.call(removeProvider, { providerId }, { token })).code).toBe(0)
})

test('people keep their last way in: passkey, number or identity', async () => {
  const chief = await anAccount(server.services, { userType: 'superAdmin' })
  const { companyId } = chief
  const person = await anAccount(server.services, { companyId })
  const { token, password: proof } = person
  await withProvider(chief, person)
  await withPasskey(server, person)
  await withPasskey(server, person, { name: 'Phone' })
  await allowOnly(chief, 'passkey')
  await sessionBy(person, 'passkey')
  const [first, second] = (await server.call(listOwnPasskeys, {}, person)).data.passkeys
  const remove = (passkeyId = '') => server.call(removePasskey, { passkeyId, proof }, { token })
  expect((await remove(first?.passkeyId)).code).toBe(0)
  expect(await remove(second?.passkeyId)).toMatchObject({ code: 1002, msg: ownLastWay })

  await changeRow(server.services, 'account', person.accountId, { phone: '+8613912340000' })
  await allowOnly(chief, 'sms', 'password')
  await sessionBy(person, 'password')
  expect((await server.call(removeOwnNumber, { proof }, { token })).code).toBe(0)
  await changeRow(server.services, 'account', person.accountId, { phone: '+8613912340000' })
  await allowOnly(chief, 'sms')
  await sessionBy(person, 'sms')
  expect(await server.call(removeOwnNumber, { proof }, { token })).toMatchObject({
    code: 1002,
    msg: ownLastWay,
  })

  await allowOnly(chief, 'oidc')
  await sessionBy(person, 'oidc')
  const [identity] = (await server.call(listOwnIdentities, {}, { token })).data.identities
  const unlinking = { identityId: identity?.identityId ?? '', proof }
  expect(await server.call(unlinkIdentity, unlinking, { token })).toMatchObject({
    code: 1002,
    msg: ownLastWay,
  })
})

test('an administrator without a password counts by an allowed way, and a password counts only where it is allowed', async () => {
  const chief = await anAccount(server.services, { userType: 'superAdmin' })
  const { companyId, token } = chief
  const boss = await anAccount(server.services, { companyId, userType: 'superAdmin' })
  await withProvider(chief, boss)
  await changeRow(server.services, 'account', boss.accountId, { passwordHash: null })
  const third = await anAccount(server.services, { companyId, userType: 'superAdmin' })
  const demote = (accountId: string) => server.call(saveAccount, { accountId, userType: 'admin' }, { token })
  await allowOnly(chief, 'oidc')
  await sessionBy(chief, 'oidc')
  // The only one who can sign in has no password; two passwords are of no use.
  const freezing = { accountId: boss.accountId, isFrozen: true }
  expect(await server.call(freezeAccount, freezing, { token })).toMatchObject({ code: 1002, msg: nobodyLeft })
  expect(await demote(boss.accountId)).toMatchObject({ code: 1002, msg: nobodyLeft })
  expect((await demote(third.accountId)).code).toBe(0)
})

test('a directory neither freezes nor deletes the last administrator who can sign in, nor moves the address away', async () => {
  const chief = await anAccount(server.services, { userType: 'superAdmin' })
  const { companyId, token } = chief
  const made = await server.call(makeDirectoryKey, { name: 'Entra' }, { token })
  const admin = await anAccount(server.services, { companyId, userType: 'admin' })
  await withProvider(chief, admin)
  await changeRow(server.services, 'account', chief.accountId, { passwordHash: null })
  await allowOnly(chief, 'oidc')
  expect(await countAble(server.services, companyId)).toEqual({ superAdmins: 0, administrators: 1 })
  const scim = scimOf(server, made.data.key)
  const path = `/Users/${admin.accountId}`
  const detail = 'No administrator of the company who can sign in would be left'
  const emails = { op: 'replace', path: 'emails[type eq "work"].value', value: 'a@else.example' }
  for (const answer of [
    await scim('PATCH', path, patch({ op: 'replace', path: 'active', value: false })),
    await scim('DELETE', path),
    await scim('PATCH', path, patch(emails)),
  ])
    expect(answer).toMatchObject({ status: 403, body: { detail } })
})

test('second factors of the last super administrator are not reset where the passkey among them is the way in', async () => {
  const chief = await anAccount(server.services, { userType: 'superAdmin' })
  const boss = await anAccount(server.services, { companyId: chief.companyId, userType: 'superAdmin' })
  await withPasskey(server, boss)
  await allowOnly(chief, 'passkey')
  await sessionBy(chief, 'passkey')
  const { accountId } = boss
  expect(await server.call(resetFactors, { accountId }, { token: chief.token })).toMatchObject({
    code: 1002,
    msg: nobodyLeft,
  })
})

test.each([
  [
    'cn',
    '贵公司的登录规则不让新账号登录：新账号没有通行密钥、手机号或绑定。请先在“登录规则”中允许密码，或为此邮箱域名设置单点登录',
  ],
  [
    'en',
    'Your sign-in rules let no new account in: it has no passkey, phone number or linked app yet. First allow passwords under Sign-in rules, or set up single sign-on for this email domain',
  ],
  [
    'zh-TW',
    '貴公司的登入規則不讓新帳號登入：新帳號沒有通行密鑰、手機號碼或綁定。請先在「登入規則」中允許密碼，或為此郵件網域設定單一登入',
  ],
])('an account that could not sign in is not added: in %s it says “%s”', async (lang, msg) => {
  const chief = await anAccount(server.services, { userType: 'superAdmin' })
  await withPasskey(server, chief)
  const { saved } = await withProvider(chief)
  const add = (email: string) => {
    const account = { name: '周宁', email, userType: 'read', roleId: chief.roleId }
    return server.call(addAccount, account, { token: chief.token, lang })
  }
  await allowOnly(chief, 'passkey')
  await sessionBy(chief, 'passkey')
  const [domain] = saved.domains
  expect(await add(`zhou@${domain}`)).toMatchObject({ code: 1013, msg })
  await allowOnly(chief, 'passkey', 'oidc')
  expect((await add(`zhou@${domain}`)).code).toBe(0)
  expect((await add(`zhou-${serial}@no-provider.example`)).code).toBe(1013)
  await allowOnly(chief, 'passkey', 'password')
  expect((await add(`zhou-${serial}@no-provider.example`)).code).toBe(0)
})
