import { anAccount } from '@candor/testkit/builders'
import { aRecommendation } from '@candor/testkit/recommendations'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { freezeAccount } from '../../../../administration/accounts/contract.ts'
import { addSaved, changeSaved, deleteSaved, listSaved, maxSaved, maxShared } from '../../contract/saved.ts'
import { keepIndex } from '../actions/keep-index.ts'
import { aSearchedCompany, aSpeaker } from './searched-under-test.ts'

const server = serverUnderTest()

async function listOf({ token }: { token: string }) {
  await keepIndex(server.services)
  return (await server.call(listSaved, {}, { token })).data.searches
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

/** A search for `kafka` that HR shares, a second after its words were stored. */
async function aSharedSearch() {
  const company = await aSearchedCompany(server)
  const { hr, companyId } = company
  await aSpeaker(server, company, { said: ['kafka before'] })
  await keepIndex(server.services)
  server.clock.pass(1_000)
  const colleague = await anAccount(server.services, { companyId, name: '林涛' })
  const wanted = { name: 'Kafka', address: { find: 'kafka' }, isPinned: false, isShared: true }
  const { savedId } = (await server.call(addSaved, wanted, { token: hr.token })).data
  server.clock.pass(1_000)
  const change = (by: { token: string }, more: object) =>
    server.call(changeSaved, { savedId, ...more }, { token: by.token, lang: 'en' })
  return { ...company, colleague, savedId, change }
}

test('a shared search stands with colleagues, each with own news and an own pin', async () => {
  const scene = await aSharedSearch()
  const { hr, colleague, interviewer, change } = scene
  expect(await listOf(hr)).toMatchObject([{ name: 'Kafka', ownerName: null, sharedWith: 2, fresh: 0 }])
  expect(await listOf(colleague)).toMatchObject([
    { name: 'Kafka', ownerName: '陈薇', sharedWith: null, fresh: 0, isPinned: false },
  ])
  const given = await aSpeaker(server, scene, { said: ['kafka one', 'kafka two'] })
  await aSpeaker(server, scene, { said: ['kafka three'] })
  const { companyId, candidateId } = given
  await aRecommendation(server.services, { companyId, candidateId, toAccountId: interviewer.accountId })
  const fresh = async () => {
    const lists = [await listOf(hr), await listOf(colleague), await listOf(interviewer)]
    return lists.map(([search]) => [search?.fresh, search?.isPinned])
  }
  expect(await fresh()).toEqual([
    [3, false],
    [3, false],
    [2, false],
  ])
  expect((await change(colleague, { isViewed: true, isPinned: true })).code).toBe(0)
  expect(await fresh()).toEqual([
    [3, false],
    [0, true],
    [2, false],
  ])
  expect((await change(interviewer, { isPinned: true })).code).toBe(0)
  expect((await change(hr, { isViewed: true })).code).toBe(0)
  expect(await fresh()).toEqual([
    [0, false],
    [0, true],
    [2, true],
  ])
})

test('the owner alone shares, stops sharing and deletes a search', async () => {
  const { hr, colleague, companyId, savedId, change } = await aSharedSearch()
  const admin = await anAccount(server.services, { companyId, userType: 'superAdmin' })
  for (const other of [colleague, admin]) {
    expect((await change(other, { isShared: false })).code).toBe(1002)
    expect((await server.call(deleteSaved, { savedId }, { token: other.token })).code).toBe(1005)
  }
  await change(colleague, { isPinned: true })
  expect((await change(hr, { isShared: false })).code).toBe(0)
  expect(await listOf(colleague)).toEqual([])
  expect((await change(colleague, { isViewed: true })).code).toBe(1005)
  expect(await listOf(hr)).toMatchObject([{ sharedWith: null }])
  await change(hr, { isShared: true })
  expect(await listOf(colleague)).toMatchObject([{ isPinned: false }])
  expect((await server.call(deleteSaved, { savedId }, { token: hr.token })).code).toBe(0)
  expect(await listOf(colleague)).toEqual([])
})

test('a shared search stays within its company, and goes with its owner', async () => {
  const { hr, colleague, companyId, change } = await aSharedSearch()
  const stranger = await anAccount(server.services)
  expect(await listOf(stranger)).toEqual([])
  expect((await change(stranger, { isViewed: true })).code).toBe(1005)
  const admin = await anAccount(server.services, { companyId, userType: 'superAdmin' })
  const as = { token: admin.token }
  await server.call(freezeAccount, { accountId: hr.accountId, isFrozen: true }, as)
  expect(await listOf(colleague)).toEqual([])
  await server.call(freezeAccount, { accountId: hr.accountId, isFrozen: false }, as)
  expect(await listOf(colleague)).toHaveLength(1)
})

test('interviewers share no search, and a company shares a bounded number', async () => {
  const { interviewer, companyId, hr, change, savedId } = await aSharedSearch()
  const add = (name: string, by: { token: string }, isShared = true) =>
    server.call(
      addSaved,
      { name, address: { find: 'a' }, isPinned: false, isShared },
      { token: by.token, lang: 'en' },
    )
  const refused = await add('mine', interviewer)
  expect([refused.code, refused.msg]).toEqual([1002, 'Your role may not share searches.'])
  const own = (await add('mine', interviewer, false)).data.savedId
  const sharing = { savedId: own, isShared: true }
  expect((await server.call(changeSaved, sharing, { token: interviewer.token })).code).toBe(1002)
  const other = await anAccount(server.services, { companyId })
  for (let number = 1; number < maxShared; number += 1) expect((await add(`s${number}`, other)).code).toBe(0)
  expect((await add('too many', hr)).code).toBe(1003)
  expect((await change(hr, { isShared: true })).code).toBe(0)
  expect((await server.call(deleteSaved, { savedId }, { token: hr.token })).code).toBe(0)
  expect((await add('fits again', hr)).code).toBe(0)
})
