import { anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { importStatus } from '../../../../platform/imports/contract.ts'
import { makeDirectoryKey, makeServiceKey, revokeServiceKey } from '../../../service-keys/contract.ts'
import { aDirectory, entraUser, oktaUser, patch, scimOf } from './directory-under-test.ts'

const server = serverUnderTest()

const errorSchema = 'urn:ietf:params:scim:api:messages:2.0:Error'

test('the directory is opened by a key of its own alone, which opens nothing else and dies when it is revoked', async () => {
  const { admin, key, keyId, scim } = await aDirectory(server)
  const { data } = await server.call(makeServiceKey, { name: 'ATS' }, { token: admin.token })
  for (const wrong of [data.key, admin.token, 'none', null]) {
    const answer = await scimOf(server, wrong)('GET', '/Users')
    expect(answer).toMatchObject({ status: 401, body: { schemas: [errorSchema], status: '401' } })
  }
  expect((await server.call(importStatus, { jobId: 'none' }, { token: key })).code).toBe(1001)
  expect((await scim('GET', '/Users')).status).toBe(200)
  await server.call(revokeServiceKey, { keyId }, { token: admin.token })
  expect((await scim('GET', '/Users')).status).toBe(401)
  expect((await scim('POST', '/Users', entraUser('lin@f.example'))).status).toBe(401)
})

test('a user is not added before an administrator has saved the table', async () => {
  const chief = await anAccount(server.services, { userType: 'superAdmin' })
  const made = await server.call(makeDirectoryKey, { name: 'Okta' }, { token: chief.token })
  const answer = await scimOf(server, made.data.key)('POST', '/Users', oktaUser('lin@g.example'))
  expect(answer.status).toBe(403)
  expect(answer.read.detail).toContain('An administrator of Candor must say first')
})

test.each([
  ['no JSON', '{', 'invalidSyntax'],
  ['no user name', { emails: [] }, 'invalidValue'],
  ['no address', { userName: 'lin' }, 'invalidValue'],
  ['an active that is neither', entraUser('lin@h.example', { active: 'maybe' }), 'invalidValue'],
  ['a NUL in a name', entraUser('a\0@h.example'), 'invalidValue'],
  ['half a character', entraUser('lin@h.example', { displayName: '\ud800' }), 'invalidValue'],
  ['more levels than any user', `{"userName":${'['.repeat(100_000)}`, 'invalidSyntax'],
  ['more values than any group', `{"emails":[${Array(300_000).fill('{}').join()}`, 'invalidSyntax'],
  ['names that do not end', entraUser('lin@h.example', { displayName: 'x'.repeat(5000) }), 'invalidValue'],
])('a user with %s is refused in the form of SCIM', async (_what, body, scimType) => {
  const { scim } = await aDirectory(server)
  expect(await scim('POST', '/Users', body)).toMatchObject({
    status: 400,
    type: 'application/scim+json; charset=utf-8',
    body: { schemas: [errorSchema], status: '400', scimType },
  })
})

test('a body of more than 2 MB is refused while it comes in', async () => {
  const { scim } = await aDirectory(server)
  const body = entraUser('lin@i.example', { note: 'x'.repeat(2_200_000) })
  expect(await scim('POST', '/Users', body)).toMatchObject({ status: 413, body: { status: '413' } })
})

test('unkept attributes change nothing, and an attribute outside SCIM is refused', async () => {
  const { scim } = await aDirectory(server)
  const user = await scim('POST', '/Users', entraUser('lin@j.example'))
  const department = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department'
  const many = patch(
    { op: 'Add', path: department, value: 'HR' },
    { op: 'Add', path: 'addresses[type eq "work"].formatted', value: '1 Road' },
    { op: 'Replace', path: 'emails[type eq "work"].value', value: 'qiao@j.example' },
    { op: 'Replace', path: 'name.givenName', value: 'Linda' },
    { op: 'Replace', value: { 'name.familyName': 'Qiao', title: 'Ms' } },
  )
  expect((await scim('PATCH', `/Users/${user.id}`, many)).body).toMatchObject({
    emails: [{ value: 'qiao@j.example' }],
    userName: 'lin@j.example',
    displayName: 'Linda Qiao',
  })
  expect(
    await scim('PATCH', `/Users/${user.id}`, patch({ op: 'add', path: 'shoe', value: 1 })),
  ).toMatchObject({
    status: 400,
    body: { scimType: 'invalidPath' },
  })
})
