import { newId } from '@candor/db/new-id'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { aDirectory, entraUser, patch } from './directory-under-test.ts'

const server = serverUnderTest()

const users = (filter: string) => `/Users?filter=${encodeURIComponent(filter)}`

test('users are found by name in any case, id of the directory and state', async () => {
  const { scim } = await aDirectory(server)
  const lin = await scim('POST', '/Users', entraUser('lin@a.example'))
  const wu = await scim('POST', '/Users', entraUser('wu@a.example', { active: false }))
  const idsBy = async (filter: string) =>
    (await scim('GET', users(filter))).read.Resources?.map(({ id }) => id)
  expect(await idsBy('userName eq "LIN@a.example"')).toEqual([lin.id])
  expect(await idsBy('externalId eq "wu"')).toEqual([wu.id])
  expect(await idsBy('active eq false')).toEqual([wu.id])
  expect(await idsBy('externalId eq "wu" and active eq true')).toEqual([])
})

test.each([
  'userName sw "a"',
  'userName co "a"',
  'title pr',
  'password eq "x"',
  'userName eq "a" or userName eq "b"',
  'not (userName eq "a")',
  'userName',
  'active eq "true"',
  '(((((',
  `userName eq "${'a'.repeat(600)}"`,
  'emails[type eq "work"].value eq "a"',
  'userName eq "a\\u0000"',
  'userName eq "a\0"',
])('a filter that no index answers is refused: %s', async (filter) => {
  const { scim } = await aDirectory(server)
  expect(await scim('GET', users(filter))).toMatchObject({
    status: 400,
    body: { scimType: 'invalidFilter', schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'] },
  })
})

test('10,000 users are read in pages of at most 200, each once', async () => {
  const { companyId, roleId, scim } = await aDirectory(server)
  const rows = Array.from({ length: 10_000 }, (_, n) => ({
    id: newId<'account'>(),
    companyId,
    roleId,
    email: `person-${n}@pages.example`,
    name: `Person ${n}`,
    userType: 'read',
  }))
  for (let from = 0; from < rows.length; from += 2000)
    await server.services.db
      .insertInto('account')
      .values(rows.slice(from, from + 2000))
      .execute()
  const seen = new Set<string>()
  for (let startIndex = 1; startIndex <= 10_001; startIndex += 200) {
    const { read } = await scim('GET', `/Users?startIndex=${startIndex}&count=5000`)
    const { Resources = [] } = read
    expect(read.totalResults).toBe(10_001)
    expect(read.startIndex).toBe(startIndex)
    expect(read.itemsPerPage).toBe(Resources.length)
    for (const { id } of Resources) seen.add(id)
  }
  expect(seen.size).toBe(10_001)
  expect((await scim('GET', '/Users?count=0')).body).toMatchObject({ totalResults: 10_001, Resources: [] })
  expect((await scim('GET', '/Users?startIndex=99999')).read.Resources).toEqual([])
  expect((await scim('GET', '/Users?startIndex=x')).status).toBe(400)
})

test('the server describes its features in the form of SCIM', async () => {
  const { scim } = await aDirectory(server)
  expect((await scim('GET', '/ServiceProviderConfig')).body).toMatchObject({
    patch: { supported: true },
    bulk: { supported: false },
    filter: { supported: true, maxResults: 200 },
    authenticationSchemes: [{ type: 'oauthbearertoken' }],
  })
  const types = await scim('GET', '/ResourceTypes')
  expect(types.read.Resources?.map(({ id }) => id)).toEqual(['User', 'Group'])
  expect((await scim('GET', '/ResourceTypes/Group')).read.endpoint).toBe('/Groups')
  const schema = await scim('GET', '/Schemas/urn:ietf:params:scim:schemas:core:2.0:User')
  const names = schema.read.attributes?.map(({ name }) => name)
  expect(names).toEqual(['userName', 'name', 'displayName', 'active', 'emails', 'groups'])
  expect(schema.read.attributes?.[0]).toMatchObject({ mutability: 'readWrite', uniqueness: 'server' })
  for (const path of ['/Schemas/none', '/Bulk', '/Users/none', '/Groups/none', '/Me'])
    expect(await scim('GET', path)).toMatchObject({ status: 404, body: { status: '404' } })
})

test('a PATCH of more than 200 operations, or of none, is refused', async () => {
  const { scim } = await aDirectory(server)
  const user = await scim('POST', '/Users', entraUser('lin@b.example'))
  const many = Array.from({ length: 201 }, () => ({ op: 'replace', path: 'active', value: true }))
  for (const operations of [many, []])
    expect(await scim('PATCH', `/Users/${user.id}`, patch(...operations))).toMatchObject({
      status: 400,
      body: { scimType: 'invalidSyntax' },
    })
})

test('an attribute that one operation names in more than 200 spellings is refused as that many operations', async () => {
  const { scim } = await aDirectory(server)
  const user = await scim('POST', '/Users', entraUser('spelled@b.example'))
  const group = await scim('POST', '/Groups', { displayName: 'Interviewers' })
  const spellings = (count: number, value: unknown) => {
    const keys = Array.from({ length: count }, (_, index) =>
      [...'displayname'].map((letter, at) => ((index >> at) & 1 ? letter.toUpperCase() : letter)).join(''),
    )
    return patch({ op: 'replace', value: Object.fromEntries(keys.map((key) => [key, value])) })
  }
  for (const path of [`/Users/${user.id}`, `/Groups/${group.id}`]) {
    expect(await scim('PATCH', path, spellings(201, 'New'))).toMatchObject({
      status: 400,
      body: { scimType: 'invalidSyntax' },
    })
    expect((await scim('PATCH', path, spellings(200, 'New'))).status).toBe(200)
  }
})
