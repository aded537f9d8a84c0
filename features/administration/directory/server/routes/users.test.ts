import { anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { renewCalendarAddress } from '../../../../meetings/planning/contract/calendar.ts'
import { getUserInfo, signIn } from '../../../../sign-in/session/contract.ts'
import { findGivenOut, freezeAccount } from '../../../accounts/contract.ts'
import { makeDirectoryKey, makeServiceKey } from '../../../service-keys/contract.ts'
import { accountsOf, aDirectory, entraUser, entriesOf, oktaUser, patch } from './directory-under-test.ts'

const server = serverUnderTest()

const errorSchema = 'urn:ietf:params:scim:api:messages:2.0:Error'

test('a user that Entra sends is an account without a password, with the type that the table gives', async () => {
  const { companyId, scim } = await aDirectory(server, { userType: 'interviewer' })
  expect((await scim('GET', '/Users?filter=userName%20eq%20%22lin%40a.example%22')).body).toMatchObject({
    totalResults: 0,
    Resources: [],
  })
  const made = await scim('POST', '/Users', entraUser('lin@a.example'))
  expect(made).toMatchObject({
    status: 201,
    type: 'application/scim+json; charset=utf-8',
    body: {
      userName: 'lin@a.example',
      externalId: 'lin',
      active: true,
      displayName: 'Lin Qiao',
      emails: [{ value: 'lin@a.example', primary: true }],
      meta: { resourceType: 'User', location: `/scim/v2/Users/${made.id}` },
    },
  })
  const account = (await accountsOf(server, companyId)).find(({ id }) => id === made.id)
  expect(account).toMatchObject({
    email: 'lin@a.example',
    name: 'Lin Qiao',
    userType: 'interviewer',
    passwordHash: null,
    mustChangePassword: false,
  })
  expect((await entriesOf(server, companyId)).at(-1)).toMatchObject({
    action: 'account.added',
    accountId: null,
    details: { subject: 'Lin Qiao', to: { email: 'lin@a.example', by: 'directory' } },
  })
  expect((await server.call(signIn, { email: 'lin@a.example', password: 'x' })).code).toBe(1011)
})

test('the password that Okta sends is not kept, and its replacing of the whole user is taken', async () => {
  const { companyId, scim } = await aDirectory(server)
  const made = await scim('POST', '/Users', oktaUser('lin@b.example'))
  expect(JSON.stringify(made.body)).not.toContain('1mz050nq')
  const { id } = made
  const changed = { ...oktaUser('lin.q@b.example'), id, displayName: 'Lin Q' }
  expect((await scim('PUT', `/Users/${id}`, changed)).body).toMatchObject({
    id,
    userName: 'lin.q@b.example',
    displayName: 'Lin Q',
  })
  const account = (await accountsOf(server, companyId)).find((each) => each.id === id)
  expect(account).toMatchObject({ email: 'lin.q@b.example', name: 'Lin Q', passwordHash: null })
})

test('a freeze by the directory ends the keys for imports and the calendar address, but no key of a directory', async () => {
  const { companyId, scim } = await aDirectory(server)
  const person = await anAccount(server.services, { companyId, userType: 'admin' })
  const chief = await anAccount(server.services, { companyId, userType: 'superAdmin' })
  const { accountId, token } = person
  await server.call(makeServiceKey, { name: 'ATS' }, { token })
  // Made before only super administrators could make it.
  const { keyId } = (await server.call(makeDirectoryKey, { name: 'Entra' }, { token: chief.token })).data
  await server.services.db
    .updateTable('serviceKey')
    .set({ byAccountId: accountId })
    .where('id', '=', keyId)
    .execute()
  await server.call(renewCalendarAddress, {}, { token })
  const off = patch({ op: 'replace', path: 'active', value: false })
  expect((await scim('PATCH', `/Users/${accountId}`, off)).status).toBe(200)
  const left = (await server.call(findGivenOut, { accountId }, { token: chief.token })).data
  expect(left).toMatchObject({ serviceKeys: ['Entra'], hasCalendarAddress: false })
  const entries = await server.services.db
    .selectFrom('auditEntryWhole')
    .where('companyId', '=', companyId)
    .where('action', 'in', ['serviceKey.revoked', 'calendarAddress.ended'])
    .orderBy('sequence')
    .select(['action', 'accountId'])
    .execute()
  expect(entries).toEqual([
    { action: 'serviceKey.revoked', accountId: null },
    { action: 'calendarAddress.ended', accountId: null },
  ])
})

test.each([
  ['Okta', { op: 'replace', value: { active: false } }],
  ['Entra', { op: 'Replace', path: 'active', value: 'False' }],
  ['Entra with its newer flag', { op: 'replace', path: 'active', value: false }],
])(
  'freezing as %s asks for it ends the sessions in the same act, and thawing gives the type back',
  async (_of, op) => {
    const { companyId, scim } = await aDirectory(server)
    const person = await anAccount(server.services, { companyId, userType: 'general' })
    const codeNow = async () => (await server.call(getUserInfo, {}, { token: person.token })).code
    expect(await codeNow()).toBe(0)
    const frozen = await scim('PATCH', `/Users/${person.accountId}`, patch(op))
    expect(frozen).toMatchObject({ status: 200, body: { active: false } })
    expect(await codeNow()).toBe(1001)
    const open = await server.services.db
      .selectFrom('session')
      .where('accountId', '=', person.accountId)
      .where('endedAt', 'is', null)
      .select('id')
      .execute()
    expect(open).toEqual([])
    const thawed = await scim(
      'PATCH',
      `/Users/${person.accountId}`,
      patch({ op: 'replace', path: 'active', value: true }),
    )
    expect(thawed.read.active).toBe(true)
    const account = (await accountsOf(server, companyId)).find(({ id }) => id === person.accountId)
    expect(account?.userType).toBe('general')
    expect(await codeNow()).toBe(1001)
  },
)

test('an account that an administrator froze by hand stays frozen although the directory sends it as active', async () => {
  const { companyId, admin, scim } = await aDirectory(server)
  const user = await scim('POST', '/Users', entraUser('lin@c.example'))
  await server.call(freezeAccount, { accountId: user.id, isFrozen: true }, { token: admin.token })
  expect((await scim('PUT', `/Users/${user.id}`, entraUser('lin@c.example'))).read.active).toBe(false)
  const account = (await accountsOf(server, companyId)).find(({ id }) => id === user.id)
  expect(account?.userType).toBe('freeze')
})

test('a deleted user is frozen and gone for the directory, its account stays, and it comes back as the same one', async () => {
  const { companyId, scim } = await aDirectory(server, { userType: 'general' })
  const user = await scim('POST', '/Users', entraUser('lin@d.example'))
  expect(await scim('DELETE', `/Users/${user.id}`)).toMatchObject({ status: 204, body: null })
  expect(await scim('GET', `/Users/${user.id}`)).toMatchObject({
    status: 404,
    body: { schemas: [errorSchema] },
  })
  expect((await scim('DELETE', `/Users/${user.id}`)).status).toBe(404)
  const [account] = (await accountsOf(server, companyId)).filter(({ id }) => id === user.id)
  expect(account).toMatchObject({ userType: 'freeze', email: 'lin@d.example' })
  const again = await scim('POST', '/Users', entraUser('lin@d.example'))
  expect(again).toMatchObject({ status: 201, body: { id: user.id, active: true } })
  const [back] = (await accountsOf(server, companyId)).filter(({ id }) => id === user.id)
  expect(back?.userType).toBe('general')
})

test('the last super administrator who can sign in is not frozen', async () => {
  const { admin, scim } = await aDirectory(server)
  const off = patch({ op: 'replace', path: 'active', value: false })
  expect(await scim('PATCH', `/Users/${admin.accountId}`, off)).toMatchObject({
    status: 403,
    body: { schemas: [errorSchema], status: '403' },
  })
  expect((await scim('DELETE', `/Users/${admin.accountId}`)).status).toBe(403)
  expect((await server.call(getUserInfo, {}, { token: admin.token })).code).toBe(0)
})

test('users and groups of another company are neither seen nor changed, and their e-mail addresses are taken', async () => {
  const { scim } = await aDirectory(server)
  const other = await aDirectory(server)
  const user = await other.scim('POST', '/Users', entraUser('lin@e.example'))
  const group = await other.scim('POST', '/Groups', { displayName: 'HR', members: [{ value: user.id }] })
  const off = patch({ op: 'replace', path: 'active', value: false })
  for (const path of [`/Users/${user.id}`, `/Groups/${group.id}`]) {
    expect((await scim('GET', path)).status).toBe(404)
    expect((await scim('PATCH', path, off)).status).toBe(path.startsWith('/Users') ? 404 : 400)
    expect((await scim('DELETE', path)).status).toBe(404)
  }
  expect((await scim('GET', '/Users?filter=userName eq "lin@e.example"')).read.totalResults).toBe(0)
  expect((await scim('GET', '/Groups')).read.totalResults).toBe(0)
  expect(await scim('POST', '/Users', entraUser('LIN@e.example'))).toMatchObject({
    status: 409,
    body: { scimType: 'uniqueness', status: '409' },
  })
  expect(await scim('POST', '/Groups', { displayName: 'Mine', members: [{ value: user.id }] })).toMatchObject(
    {
      status: 400,
      body: { scimType: 'invalidValue' },
    },
  )
})
