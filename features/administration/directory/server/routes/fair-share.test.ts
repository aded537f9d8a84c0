import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { maxScimBytes } from '../../rules/scim-rate.ts'
import { aDirectory } from './directory-under-test.ts'

const server = serverUnderTest()

test('a directory that writes large groups again and again is told to wait, and another company’s is not', async () => {
  const { scim, key } = await aDirectory(server)
  const other = await aDirectory(server)
  const large = `{"members":"${'x'.repeat(maxScimBytes - 20)}"}`
  const put = () => scim('PUT', '/Groups/1', large)
  for (let turn = 0; turn < 5; turn += 1) expect((await put()).status).toBe(400)
  const refused = await server.app.inject({
    method: 'PUT',
    url: '/scim/v2/Groups/1',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/scim+json' },
    payload: large,
  })
  expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, expect.any(Number)])
  expect(refused.json()).toMatchObject({ status: '429', detail: expect.stringMatching(/^Too many requests/) })
  expect((await other.scim('GET', '/Users')).status).toBe(200)
  server.clock.pass(60_000)
  expect((await scim('GET', '/Users')).status).toBe(200)
})
