import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import {
  finishCompanySignIn,
  finishIdentityLink,
  listOwnIdentities,
  startIdentityLink,
  unlinkIdentity,
} from '../../contract.ts'
import { aCompanyWithProvider, goThrough, providerUnderTest } from './provider-under-test.ts'

const server = serverUnderTest()
const provider = providerUnderTest()

test('a signed-in person links an identity whatever its address, signs in by it, and unlinks it', async () => {
  const { person, email, providerId } = await aCompanyWithProvider(server, provider)
  const as = { token: person.token }
  provider.behave({ claims: { email: 'private@else.example', email_verified: false, sub: 'own' } })
  const { data } = await server.call(startIdentityLink, { providerId }, as)
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
  expect((await server.call(unlinkIdentity, { identityId }, as)).code).toBe(0)
  expect((await server.call(unlinkIdentity, { identityId }, as)).code).toBe(1005)
  expect((await goThrough(server, provider, email)).finished.code).toBe(1011)
  const told = await server.services.db
    .selectFrom('auditEntry')
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

test('what was begun to link opens no session, and nobody else’s account is linked by it', async () => {
  const { person, admin, providerId } = await aCompanyWithProvider(server, provider)
  const other = await aCompanyWithProvider(server, provider)
  const begin = async () => {
    const { data } = await server.call(startIdentityLink, { providerId }, { token: person.token })
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
