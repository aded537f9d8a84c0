import { anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { addSaved, changeSaved, deleteSaved, listSaved, maxSaved } from '../../contract/saved.ts'
import { keepIndex } from '../actions/keep-index.ts'
import { aSearchedCompany, aSpeaker } from './searched-under-test.ts'

const server = serverUnderTest()

async function listOf({ token }: { token: string }) {
  await keepIndex(server.services)
  return (await server.call(listSaved, {}, { token })).data
}

test('a saved search counts the passages since its account viewed it', async () => {
  const company = await aSearchedCompany(server)
  const { hr } = company
  await aSpeaker(server, company, { said: ['kafka one'] })
  await keepIndex(server.services)
  server.clock.pass(1_000)
  const { token } = hr
  const wanted = { name: 'Kafka', address: { find: 'kafka' }, isPinned: false }
  const { data } = await server.call(addSaved, wanted, { token })
  expect(await listOf(hr)).toMatchObject([{ name: 'Kafka', fresh: 0 }])
  server.clock.pass(1_000)
  await aSpeaker(server, company, { said: ['kafka two', 'kafka three', 'redis'] })
  expect(await listOf(hr)).toMatchObject([{ fresh: 2 }])
  await server.call(changeSaved, { savedId: data.savedId, isViewed: true, isPinned: true }, { token })
  expect(await listOf(hr)).toMatchObject([{ fresh: 0, isPinned: true }])
})

test('a saved search is its account’s own, has a name of its own, and its number is bounded', async () => {
  const { hr, companyId } = await aSearchedCompany(server)
  const colleague = await anAccount(server.services, { companyId })
  const add = (name: string) =>
    server.call(addSaved, { name, address: { find: 'a' }, isPinned: false }, { token: hr.token })
  const { data } = await add('one')
  expect((await add('ONE')).code).toBe(1003)
  const savedId = data.savedId
  const as = { token: colleague.token }
  expect((await server.call(changeSaved, { savedId, isPinned: true }, as)).code).toBe(1005)
  expect((await server.call(deleteSaved, { savedId }, as)).code).toBe(1005)
  expect(await listOf(colleague)).toEqual([])
  for (let number = 1; number < maxSaved; number += 1) expect((await add(`s${number}`)).code).toBe(0)
  expect((await add('too many')).code).toBe(1003)
  expect((await server.call(deleteSaved, { savedId }, { token: hr.token })).code).toBe(0)
  expect((await add('again')).code).toBe(0)
})
