import { anAccount } from '@candor/testkit/builders'
import { aBundle } from '@candor/testkit/bundles'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { queryOfferSendRecord } from '../contract.ts'

const server = serverUnderTest()
const importer = importerUnderTest(server)

const offers = [
  {
    externalId: 'o1',
    sendTime: 1_710_300_000_000,
    sendUserName: '陈薇安',
    receiver: 'lin@person.example',
    status: 3,
  },
  { externalId: 'o2', sendTime: 1_710_400_000_000 },
]

async function importOffers(given: Readonly<Record<string, unknown>>) {
  const { companyId, token } = await anAccount(server.services)
  const [result] = await importer.importFiles({ 'one/bundle.json': aBundle(given) }, companyId)
  const candidate = await server.services.db
    .selectFrom('candidate')
    .where('companyId', '=', companyId)
    .select('id')
    .executeTakeFirst()
  const read = async (by = token) =>
    server.call(queryOfferSendRecord, { jobseekerChannelId: candidate?.id ?? '' }, { token: by })
  return { result, companyId, read }
}

test('imported offers are answered with when, by whom and to whom they went and how they stand, the newest first [P7-079]', async () => {
  const { result, read } = await importOffers({ offerSendRecords: offers })
  expect(result).toMatchObject({ state: 'stored', faults: [] })
  const { code, data } = await read()
  expect(code).toBe(0)
  expect(data).toEqual([
    { id: 'o2', sendTime: 1_710_400_000_000, sendUserName: null, receiver: null, status: 0 },
    {
      id: 'o1',
      sendTime: 1_710_300_000_000,
      sendUserName: '陈薇安',
      receiver: 'lin@person.example',
      status: 3,
    },
  ])
})

test('without offers there is an empty list, and the right to them is the permission of those who hire [P7-079]', async () => {
  const { companyId, read } = await importOffers({})
  expect((await read()).data).toEqual([])
  const of = async (userType: 'read' | 'interviewer' | 'helpUser' | 'admin') =>
    (await read((await anAccount(server.services, { companyId, userType })).token)).code
  expect([await of('read'), await of('helpUser'), await of('admin')]).toEqual([1002, 1002, 0])
  expect(await of('interviewer')).not.toBe(0)
})

test('the address of an anonymous candidate stays on the server', async () => {
  const { candidate } = aBundle()
  const anonymous = { ...candidate, isAnonymous: true }
  const { read } = await importOffers({ offerSendRecords: offers, candidate: anonymous })
  expect((await read()).data.map(({ receiver }) => receiver)).toEqual([null, null])
})

test('a state that no offer has is a fault with its path', async () => {
  const { result } = await importOffers({ offerSendRecords: [{ ...offers[1], status: 5 }] })
  expect(result).toMatchObject({ state: 'refused', faults: [{ path: 'offerSendRecords[0].status' }] })
})
