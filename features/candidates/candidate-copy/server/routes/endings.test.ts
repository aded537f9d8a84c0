import { newId } from '@candor/db/new-id'
import { dayMs, minuteMs } from '@candor/kernel/durations'
import { aCandidate } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { eraseCandidates } from '../../../erasure/server/actions/erase-candidate.ts'
import { CopyingLoop } from '../actions/copying-loop.ts'
import { readWhileStanding } from '../actions/read-while-standing.ts'
import { startCopying } from '../actions/start-copying.ts'
import { forgetCopies } from '../jobs.ts'
import { insertCopy, isStanding } from '../queries/copies.ts'
import { listCopiesWith } from '../queries/finishing.ts'
import { anExport } from './copies-under-test.ts'

const server = serverUnderTest()

const hashOf = async (copyId: string) => {
  const row = await server.services.db
    .selectFrom('candidateCopy')
    .innerJoin('storedFile', 'storedFile.id', 'candidateCopy.fileId')
    .where('candidateCopy.id', '=', copyId)
    .select('contentHash')
    .executeTakeFirstOrThrow()
  return row.contentHash
}

test('a candidate who is erased takes copies, links and open addresses along, also those of the person', async () => {
  const { services } = server
  const { make, open, companyId, candidateId, accountId } = await anExport(server)
  const { personId } = await services.db
    .selectFrom('candidate')
    .where('id', '=', candidateId)
    .select('personId')
    .executeTakeFirstOrThrow()
  const other = await aCandidate(services, { companyId }, { personId })
  const copyId = await make(1)
  const hash = await hashOf(copyId)
  const { address } = (await open(copyId)).data
  const candidateIds = [other.candidateId]
  await eraseCandidates(services, { companyId, candidateIds, reason: 'asked for it', by: { accountId } })
  expect((await server.app.inject({ url: address })).statusCode).toBe(404)
  const left = await services.db
    .selectFrom('storedFile')
    .where('contentHash', '=', hash)
    .select('id')
    .execute()
  expect(left).toEqual([])
})

test('after a week it is deleted, with its content', async () => {
  const { make } = await anExport(server)
  const copyId = await make()
  const hash = await hashOf(copyId)
  expect(await server.services.files.has(hash)).toBe(true)
  server.clock.pass(7 * dayMs)
  expect(await forgetCopies(server.services)).toBeGreaterThan(0)
  expect(await isStanding(server.services.db, copyId)).toBe(false)
  expect(await server.services.files.has(hash)).toBe(false)
})

test('a candidate who is deleted during the work leaves no zip', async () => {
  const { services } = server
  const { companyId, candidateId, accountId } = await anExport(server)
  const by = { accountId, permissions: null }
  const order = {
    companyId,
    candidateId,
    isWholePerson: false,
    candidateIds: [candidateId],
    by,
    locale: 'en',
  }
  const id = await insertCopy(services.db, { ...order, now: services.clock.now() })
  const stored: string[] = []
  const files = {
    ...services.files,
    put: async (content: AsyncIterable<Uint8Array>) => {
      const put = await services.files.put(content)
      stored.push(put.hash)
      await services.db.deleteFrom('candidateCopy').where('id', '=', id).execute()
      return put
    },
  }
  const loop = new CopyingLoop({ ...services, files })
  loop.wake()
  await loop.rest()
  expect(stored).toHaveLength(1)
  for (const hash of stored) expect(await services.files.has(hash)).toBe(false)
  expect(await listCopiesWith(services.db, candidateId)).toEqual([])
})

test('a download of content that is deleted meanwhile ends with an error, and never whole', async () => {
  const pieces = ['one', 'two', 'three']
  async function* content() {
    yield* pieces
  }
  const got: string[] = []
  const reading = async () => {
    for await (const piece of readWhileStanding(content(), async () => false)) got.push(piece)
  }
  await expect(reading()).rejects.toThrow('')
  expect(got).toEqual(['one', 'two'])
  const all = await Array.fromAsync(readWhileStanding(content(), async () => true))
  expect(all).toEqual(pieces)
})

test('a copy that stopped three servers is given up', async () => {
  const { services } = server
  const { companyId, candidateId, accountId, list } = await anExport(server)
  const id = newId()
  const askedAt = services.clock.now()
  await services.db
    .insertInto('candidateCopy')
    .values({
      id,
      companyId,
      candidateId,
      isWholePerson: false,
      askedByAccountId: accountId,
      locale: 'en',
      askedAt,
      state: 'making',
      claimedAt: new Date(askedAt.getTime() - 3 * minuteMs),
      tries: 3,
    })
    .execute()
  await services.db.insertInto('copiedCandidate').values({ copyId: id, candidateId, companyId }).execute()
  startCopying(services, server.app).wake()
  await startCopying(services, server.app).rest()
  expect((await list()).copies).toMatchObject([{ state: 'failed', fault: 'broken' }])
})
