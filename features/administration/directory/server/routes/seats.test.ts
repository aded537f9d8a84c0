import { anAccount } from '@candor/testkit/builders'
import { anEdition } from '@candor/testkit/builders/edition'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { accountsOf, aDirectory, entraUser } from './directory-under-test.ts'

const server = serverUnderTest()

test('a group gives its members no type for which the edition has no seat left, and nothing is half-stored', async () => {
  const rules = [{ groupName: 'HR', userType: 'general' }]
  const { companyId, scim } = await aDirectory(server, { userType: 'read', rules })
  const user = await scim('POST', '/Users', entraUser('lin@seats.example'))
  for (let taken = 1; taken < 3; taken += 1) await anAccount(server.services, { companyId })
  await anEdition(server.services, companyId, 'standard')
  const group = { displayName: 'HR', members: [{ value: user.id }] }
  expect(await scim('POST', '/Groups', group)).toMatchObject({
    status: 403,
    body: { detail: 'The company’s edition holds no further account of this type' },
  })
  const account = (await accountsOf(server, companyId)).find(({ id }) => id === user.id)
  expect(account?.userType).toBe('read')
  expect((await scim('GET', '/Groups')).read.totalResults).toBe(0)
})
