import { anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { getDirectory, saveDirectory } from '../../contract.ts'
import { accountsOf, aDirectory, entraUser, entriesOf, patch } from './directory-under-test.ts'

const server = serverUnderTest()

const table = [
  { groupName: 'HR', userType: 'admin' },
  { groupName: 'Interviewers', userType: 'interviewer' },
]

async function aTeam() {
  const directory = await aDirectory(server, { userType: 'read', rules: table })
  const { scim, companyId } = directory
  const add = async (name: string) =>
    (await scim('POST', '/Users', entraUser(`${name}-${companyId}@a.example`))).id
  const ids = [await add('lin'), await add('wu')]
  const [lin = '', wu = ''] = ids
  const typeOf = async (id: string) =>
    (await accountsOf(server, companyId)).find((account) => account.id === id)?.userType
  return { ...directory, lin, wu, typeOf }
}

test('a member of listed groups has the type of the first row, and other users have the default type', async () => {
  const { scim, lin, wu, typeOf } = await aTeam()
  expect(await typeOf(lin)).toBe('read')
  const members = [{ value: lin }, { value: wu }]
  const made = await scim('POST', '/Groups', { displayName: 'interviewers', externalId: 'g1', members })
  expect(made).toMatchObject({
    status: 201,
    body: { displayName: 'interviewers', members: expect.any(Array) },
  })
  expect(await typeOf(lin)).toBe('interviewer')
  const hr = await scim('POST', '/Groups', { displayName: 'HR' })
  // As Entra adds members, and takes them out.
  await scim('PATCH', `/Groups/${hr.id}`, patch({ op: 'Add', path: 'members', value: [{ value: lin }] }))
  expect([await typeOf(lin), await typeOf(wu)]).toEqual(['admin', 'interviewer'])
  expect((await scim('GET', `/Users/${lin}`)).read.groups).toEqual([
    { value: hr.id, display: 'HR', $ref: `/scim/v2/Groups/${hr.id}` },
    { value: made.id, display: 'interviewers', $ref: `/scim/v2/Groups/${made.id}` },
  ])
  await scim('PATCH', `/Groups/${hr.id}`, patch({ op: 'Remove', path: 'members', value: [{ value: lin }] }))
  expect(await typeOf(lin)).toBe('interviewer')
  // As Okta takes one out.
  const filter = `members[value eq "${lin}"]`
  await scim('PATCH', `/Groups/${made.id}`, patch({ op: 'remove', path: filter }))
  expect([await typeOf(lin), await typeOf(wu)]).toEqual(['read', 'interviewer'])
  expect((await scim('DELETE', `/Groups/${made.id}`)).status).toBe(204)
  expect(await typeOf(wu)).toBe('read')
})

test('a group that is renamed is looked up by its new name, and its members are replaced as a whole', async () => {
  const { scim, companyId, lin, wu, typeOf } = await aTeam()
  const made = await scim('POST', '/Groups', { displayName: 'People', members: [{ value: lin }] })
  const renamed = patch({ op: 'replace', value: { id: made.id, displayName: 'HR' } })
  expect((await scim('PATCH', `/Groups/${made.id}`, renamed)).read.displayName).toBe('HR')
  expect(await typeOf(lin)).toBe('admin')
  await scim('PUT', `/Groups/${made.id}`, { displayName: 'HR', members: [{ value: wu }] })
  expect([await typeOf(lin), await typeOf(wu)]).toEqual(['read', 'admin'])
  const told = (await entriesOf(server, companyId)).filter(
    ({ action }) => action === 'directory.groupChanged',
  )
  expect(told.map(({ details }) => details)).toEqual([
    { subject: 'People', from: null, to: { name: 'People', added: 1, removed: 0 } },
    { subject: 'HR', from: { name: 'People' }, to: { name: 'HR', added: 0, removed: 0 } },
    { subject: 'HR', from: { name: 'HR' }, to: { name: 'HR', added: 1, removed: 1 } },
  ])
})

test('an unknown member is refused and nothing is half-stored; one to be taken out may be gone', async () => {
  const { scim, lin } = await aTeam()
  const unknown = { value: '0190d5f0-0000-7000-8000-00000000dead' }
  const made = await scim('POST', '/Groups', { displayName: 'HR' })
  const add = patch(
    { op: 'add', path: 'members', value: [{ value: lin }] },
    { op: 'add', path: 'members', value: [unknown] },
  )
  expect((await scim('PATCH', `/Groups/${made.id}`, add)).status).toBe(400)
  expect((await scim('GET', `/Groups/${made.id}`)).read.members).toEqual([])
  const remove = patch({ op: 'remove', path: 'members', value: [unknown] })
  expect((await scim('PATCH', `/Groups/${made.id}`, remove)).status).toBe(200)
})

test('lists of groups leave the members out, and groups are found by name', async () => {
  const { scim, lin } = await aTeam()
  const made = await scim('POST', '/Groups', { displayName: 'HR', members: [{ value: lin }] })
  const found = await scim('GET', '/Groups?filter=displayName eq "hr"')
  expect(found.read.Resources).toEqual([expect.objectContaining({ id: made.id, displayName: 'HR' })])
  expect(found.read.Resources?.[0]?.members).toBeUndefined()
  expect((await scim('GET', `/Groups/${made.id}?excludedAttributes=members`)).read.members).toBeUndefined()
  expect((await scim('GET', `/Groups/${made.id}`)).read.members).toMatchObject([{ value: lin }])
})

test('a saved table holds at once for users of the directory, but not for types given by hand or super administrators', async () => {
  const { scim, admin, companyId, roleId, lin, wu, typeOf } = await aTeam()
  const byHand = await anAccount(server.services, { companyId, userType: 'general' })
  const members = [lin, admin.accountId, byHand.accountId].map((value) => ({ value }))
  await scim('POST', '/Groups', { displayName: 'Leads', members })
  expect(await typeOf(byHand.accountId)).toBe('general')
  const rules = [{ groupName: 'leads', userType: 'helpUser', roleId }]
  const given = { userType: 'general', roleId, addsAtSignIn: true, rules }
  expect((await server.call(saveDirectory, given, { token: admin.token })).code).toBe(0)
  expect(await typeOf(lin)).toBe('helpUser')
  expect(await typeOf(wu)).toBe('general')
  expect(await typeOf(byHand.accountId)).toBe('helpUser')
  expect(await typeOf(admin.accountId)).toBe('superAdmin')
  const { data } = await server.call(getDirectory, {}, { token: admin.token })
  expect(data).toMatchObject({
    address: 'http://127.0.0.1:3000/scim/v2',
    policy: { userType: 'general', roleId, addsAtSignIn: true },
    rules,
    groups: ['Leads'],
    accounts: 4,
  })
  expect(data.types).not.toContain('superAdmin')
})

test.each<[{ userType?: string; roleId?: string; rules?: string[] }, string, string]>([
  [{ userType: 'superAdmin' }, 'unknownType', 'userType'],
  [{ userType: 'freeze' }, 'unknownType', 'userType'],
  [{ roleId: '0190d5f0-0000-7000-8000-00000000dead' }, 'unknownRole', 'roleId'],
  [{ rules: ['HR', 'hr'] }, 'groupTwice', 'rules.1.groupName'],
])('a table with %j is refused, and the refusal names the field', async (wrong, _refusal, field) => {
  const { admin, roleId } = await aDirectory(server)
  const { rules = [], ...rest } = wrong
  const given = {
    userType: 'read',
    roleId,
    addsAtSignIn: false,
    ...rest,
    rules: rules.map((groupName) => ({ groupName, userType: 'read', roleId })),
  }
  expect(await server.call(saveDirectory, given, { token: admin.token })).toMatchObject({
    code: 1003,
    data: { field },
  })
})

test('an administrator alone reads and keeps the table, and never gives a role of another company', async () => {
  const { roleId, admin } = await aDirectory(server)
  const other = await aDirectory(server)
  const general = await anAccount(server.services)
  const given = { userType: 'read', roleId, addsAtSignIn: false, rules: [] }
  expect((await server.call(saveDirectory, given, { token: general.token })).code).toBe(1002)
  expect((await server.call(getDirectory, {}, { token: general.token })).code).toBe(1002)
  expect(
    (await server.call(saveDirectory, { ...given, roleId: other.roleId }, { token: admin.token })).code,
  ).toBe(1003)
})
