import { anEdition } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { aDirectory, entraUser, patch } from './directory-under-test.ts'

const server = serverUnderTest()

test('a directory adds and thaws no more accounts than the edition holds, and is told why', async () => {
  const { companyId, scim } = await aDirectory(server, { userType: 'general' })
  await anEdition(server.services, companyId, 'standard')
  const add = (email: string) => scim('POST', '/Users', entraUser(email))
  const first = await add('one@seats.example')
  expect(first.status).toBe(201)
  expect((await add('two@seats.example')).status).toBe(201)
  const detail = 'All 3 HR accounts of the edition are taken: freeze one, or ask sales for more'
  expect(await add('three@seats.example')).toMatchObject({ status: 403, body: { detail } })
  const setActive = (active: boolean) =>
    scim('PATCH', `/Users/${first.body.id}`, patch({ op: 'replace', path: 'active', value: active }))
  expect((await setActive(false)).status).toBe(200)
  expect((await add('three@seats.example')).status).toBe(201)
  expect(await setActive(true)).toMatchObject({ status: 403, body: { detail } })
})
