import { serverUnderTest } from '@candor/testkit/server'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  aDirectory,
  entraUser,
} from '../../../../features/administration/directory/server/routes/directory-under-test.ts'
import { oddName, oddText } from './odd-values-under-test.ts'

const server = serverUnderTest()

const fields = ['userName', 'externalId', 'displayName', 'name', 'active', 'emails', 'members', 'schemas']
const field = fc.oneof(fc.constantFrom(...fields), oddName)
const object = fc.array(fc.tuple(field, oddText), { maxLength: 3 }).map((odd) => {
  const user = Object.entries(entraUser('lin@fuzz.example')).map(([name, value]) => [
    name,
    JSON.stringify(value),
  ])
  return `{${[...user, ...odd].map(([name, text]) => `${JSON.stringify(name)}:${text}`).join()}}`
})
const patch = fc.tuple(field, oddText, fc.constantFrom('add', 'replace', 'remove')).map(
  ([path, value, op]) =>
    `{"schemas":["urn:ietf:params:scim:api:messages:2.0:PatchOp"],"Operations":[
      {"op":"${op}","path":${JSON.stringify(path)},"value":${value}},{"op":"${op}","value":${value}}]}`,
)

test('every request of a directory gets an answer in the form of SCIM, and none is a fault of the server', async () => {
  const { scim, admin } = await aDirectory(server)
  const group = await scim('POST', '/Groups', { displayName: 'HR' })
  const user = `/Users/${admin.accountId}`
  const hr = `/Groups/${group.id}`
  const request = fc.oneof(
    fc.tuple(
      fc.constantFrom('POST' as const),
      fc.constantFrom('/Users', '/Groups'),
      fc.oneof(object, oddText),
    ),
    fc.tuple(fc.constantFrom('PUT' as const), fc.constantFrom(user, hr), fc.oneof(object, oddText)),
    fc.tuple(fc.constantFrom('PATCH' as const), fc.constantFrom(user, hr), fc.oneof(patch, oddText)),
    fc.tuple(
      fc.constantFrom('GET' as const),
      oddText.map(
        (text) => `/Users?filter=${encodeURIComponent(`userName eq ${text.slice(0, 600).toWellFormed()}`)}`,
      ),
      fc.constant(undefined),
    ),
  )
  for (const [method, path, body] of fc.sample(request, { numRuns: 150, seed: 7 })) {
    const { status } = await scim(method, path, body)
    expect(status, `${method} ${path} ${body?.slice(0, 300)}`).toBeLessThan(500)
  }
})
