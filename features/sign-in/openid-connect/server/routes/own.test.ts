import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import {
  finishIdentityLink,
  listOwnIdentities,
  startIdentityLink,
  unlinkIdentity,
} from '../../contract/identities.ts'
import { saveProvider } from '../../contract/providers.ts'
import { finishCompanySignIn } from '../../contract/sign-in.ts'
import { aCompanyWithProvider, goThrough, providerUnderTest } from './provider-under-test.ts'

const server = serverUnderTest()
const provider = providerUnderTest()

test('a signed-in person links an identity with any address, signs in by it, and unlinks it', async () => {
  const { person, email, providerId } = await aCompanyWithProvider(server, provider)
  const as = { token: person.token }
  provider.behave({ claims: { email: 'private@else.example', email_verified: false, sub: 'own' } })
  const proof = person.password
  const { data } = await server.call(startIdentityLink, { providerId, proof }, as)
  const state = provider.receive(data.url).get('state') ?? ''
  const returned = { state, browser: data.browser, code: 'c' }
  expect((await server.call(finishIdentityLink, returned, as)).code).toBe(0)
  const own = await server.call(listOwnIdentities, {}, as)
  expect(own.data).toMatchObject({
    identities: [{ label: 'Entra', email: 'private@else.example' }],
    offered: [],
  })
  expect((await goThrough(server, provider, email)).finished.data.userInfo.userId).toBe(person.accountId)
  const identityId = own.data.identities[0]?.identityId ?? ''
  expect((await server.call(unlinkIdentity, { identityId, proof }, as)).code).toBe(0)
  expect((await server.call(unlinkIdentity, { identityId, proof }, as)).code).toBe(1005)
  expect((await goThrough(server, provider, email)).finished.code).toBe(1011)
  const told = await server.services.db
    .selectFrom('auditEntryWhole')
    .where('accountId', '=', person.accountId)
    .where('action', 'like', 'identity.%')
    .orderBy('sequence')
    .select(['action', 'details'])
    .execute()
  expect(told).toMatchObject([
    { action: 'identity.linked', details: { subject: 'Entra' } },
    { action: 'identity.unlinked', details: { subject: 'Entra' } },
  ])
})

test('a session alone links and unlinks no identity: the password is asked for', async () => {
  const { person, email, providerId, verified } = await aCompanyWithProvider(server, provider)
  const as = { token: person.token }
  provider.behave({ claims: verified })
  await goThrough(server, provider, email)
  const identityId = (await server.call(listOwnIdentities, {}, as)).data.identities[0]?.identityId ?? ''
  for (const [proof, refused] of [
    [undefined, { code: 1003, data: { field: 'proof' } }],
    ['not it', { code: 1011, data: { field: 'proof' } }],
  ] as const) {
    expect(await server.call(startIdentityLink, { providerId, proof }, as)).toMatchObject(refused)
    expect(await server.call(unlinkIdentity, { identityId, proof }, as)).toMatchObject(refused)
  }
  expect((await server.call(listOwnIdentities, {}, as)).data.identities).toHaveLength(1)
})

test.each([
  ['cn', '您的账号绑定了企业身份', '您的账号解除了企业身份绑定'],
  [
    'en',
    'A company identity was linked to your account',
    'A company identity was unlinked from your account',
  ],
  ['zh-TW', '您的帳號連結了企業身分', '您的帳號解除了企業身分的連結'],
])(
  'the owner is told by mail, in their own language, of a linked identity and of an unlinked one: %s',
  async (locale, linked, unlinked) => {
    const { person, email, providerId, verified } = await aCompanyWithProvider(server, provider)
    const { db } = server.services
    const as = { token: person.token, lang: 'en' }
    const proof = person.password
    const chooseLanguage = () =>
      db.updateTable('account').set({ locale }).where('id', '=', person.accountId).execute()
    await chooseLanguage()
    const { data } = await server.call(startIdentityLink, { providerId, proof }, as)
    const state = provider.receive(data.url).get('state') ?? ''
    await server.call(finishIdentityLink, { state, browser: data.browser, code: 'c' }, as)
    const identityId = (await server.call(listOwnIdentities, {}, as)).data.identities[0]?.identityId ?? ''
    await server.call(unlinkIdentity, { identityId, proof }, as)
    provider.behave({ claims: verified })
    await goThrough(server, provider, email)
    const mails = await db
      .selectFrom('mail')
      .where('toAddress', '=', email)
      .orderBy('id')
      .select(['subject', 'bodyText'])
      .execute()
    expect(mails.map(({ subject }) => subject)).toEqual([linked, unlinked, linked])
    expect(mails.every(({ bodyText }) => bodyText.includes('Entra'))).toBe(true)
  },
)

test('a provider that is removed or speaks for another issuer meanwhile links nothing', async () => {
  const { admin, person, given, providerId } = await aCompanyWithProvider(server, provider)
  const as = { token: person.token }
  const { data } = await server.call(startIdentityLink, { providerId, proof: person.password }, as)
  const state = provider.receive(data.url).get('state') ?? ''
  provider.meanwhile(() =>
    server.call(
      saveProvider,
      { ...given, providerId, revision: 0, issuer: 'https://else.example' },
      { token: admin.token },
    ),
  )
  const finished = await server.call(finishIdentityLink, { state, browser: data.browser, code: 'c' }, as)
  expect(finished.code).toBe(1011)
  expect((await server.call(listOwnIdentities, {}, as)).data.identities).toEqual([])
})

test('a way that began to link an identity opens no session, and links no other account', async () => {
  const { person, admin, providerId } = await aCompanyWithProvider(server, provider)
  const other = await aCompanyWithProvider(server, provider)
  const begin = async () => {
    const asked = { providerId, proof: person.password }
    const { data } = await server.call(startIdentityLink, asked, { token: person.token })
    return { state: provider.receive(data.url).get('state') ?? '', browser: data.browser, code: 'c' }
  }
  expect((await server.call(finishCompanySignIn, await begin())).code).toBe(1011)
  expect((await server.call(finishIdentityLink, await begin(), { token: admin.token })).code).toBe(1011)
  expect((await server.call(finishIdentityLink, await begin(), { token: other.person.token })).code).toBe(
    1011,
  )
  expect((await server.call(startIdentityLink, { providerId }, { token: other.person.token })).code).toBe(
    1005,
  )
})

test('the password that unlinks an identity leaves no hash for a retry', async () => {
  const { person, email, verified } = await aCompanyWithProvider(server, provider)
  const { token, password: proof, accountId } = person
  provider.behave({ claims: verified })
  await goThrough(server, provider, email)
  const identityId =
    (await server.call(listOwnIdentities, {}, { token })).data.identities[0]?.identityId ?? ''
  const idempotencyKey = '0190b1c2-2222-4222-8333-444455556666'
  expect((await server.call(unlinkIdentity, { identityId, proof }, { token, idempotencyKey })).code).toBe(0)
  const kept = server.services.db.selectFrom('answeredRequest').where('accountId', '=', accountId)
  expect(await kept.select('key').execute()).toEqual([])
})
