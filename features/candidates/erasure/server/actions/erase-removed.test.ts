import type { CandidateId } from '@candor/kernel/ids'
import { undoLast } from '@candor/testkit/builders/undo'
import { serverUnderTest } from '@candor/testkit/server'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { removeCandidate } from '../../../candidate-facts/contract.ts'
import { aDesk as aDeskOf } from '../../../candidate-facts/server/routes/added-under-test.ts'
import { readErasable, readErasure, startErasure } from '../../contract.ts'
import { eraseCandidates } from './erase-candidate.ts'
import { dumpDatabase } from './erased-under-test.ts'

const server = serverUnderTest()

const planted = { name: '阮疏桐', phone: '13811112222', email: 'planted-person@home.example' }
const other = { phone: planted.phone, name: '阮梧桐' }

async function aDesk() {
  const desk = await aDeskOf(server, { userType: 'superAdmin' })
  const { companyId, accountId, as } = desk
  const { db } = server.services
  const idOf = async (id: string): Promise<CandidateId> => {
    const found = db.selectFrom('candidate').where(sql<boolean>`id = ${id}`).select('id')
    return (await found.executeTakeFirstOrThrow()).id
  }
  return {
    ...desk,
    idOf,
    remove: (jobseekerChannelId: string) => server.call(removeCandidate, { jobseekerChannelId }, as),
    erase: (candidateIds: readonly CandidateId[]) =>
      eraseCandidates(server.services, { companyId, candidateIds, reason: 'asked', by: { accountId } }),
    traces: async () => {
      const stored = await dumpDatabase(db)
      return Object.values(planted).filter((text) => stored.includes(text))
    },
    kept: async () => db.selectFrom('undoableItem').where('companyId', '=', companyId).select('id').execute(),
    erasedIds: async () =>
      (await db.selectFrom('erasedId').where('companyId', '=', companyId).select('id').execute()).map(
        ({ id }) => id,
      ),
  }
}

test('a candidate who was removed after the order is erased with all that the removal keeps', async () => {
  const { added, idOf, remove, erase, traces, kept, erasedIds, as } = await aDesk()
  const candidateId = await idOf(await added(planted))
  await remove(candidateId)
  expect(await traces()).toEqual(Object.values(planted))
  await erase([candidateId])
  expect(await traces()).toEqual([])
  expect(await kept()).toEqual([])
  expect(await erasedIds()).toEqual([candidateId])
  expect((await server.call(readErasable, { jobseekerChannelId: candidateId }, as)).data).toEqual({
    isGone: true,
  })
})

test('a removal that was undone leaves nothing once its candidate is erased', async () => {
  const { added, idOf, remove, erase, traces, kept, as } = await aDesk()
  const candidateId = await idOf(await added(planted))
  await remove(candidateId)
  expect((await undoLast(server, as)).data).toMatchObject({ done: 1 })
  await erase([candidateId])
  expect(await traces()).toEqual([])
  expect(await kept()).toEqual([])
})

test('the erasure of a person takes a removed candidate of the person along', async () => {
  const { added, remove, traces, kept, erasedIds, as } = await aDesk()
  const removed = await added(planted)
  const jobseekerChannelId = await added({ ...other, sameAs: removed })
  await remove(removed)
  const { person } = (await server.call(readErasable, { jobseekerChannelId }, as)).data
  const { code, msg, data } = await server.call(
    startErasure,
    { jobseekerChannelId, isWholePerson: true, name: other.name, reason: 'asked', seen: person.seen },
    { ...as },
  )
  expect({ code, msg }).toMatchObject({ code: 0 })
  const { erasureId } = data
  await expect
    .poll(async () => (await server.call(readErasure, { erasureId }, as)).data)
    .toMatchObject({ all: 2, done: 2 })
  expect(await traces()).toEqual([])
  expect(await kept()).toEqual([])
  expect((await erasedIds()).sort()).toEqual([removed, jobseekerChannelId].sort())
})

test('the erasure of the last candidate of a person forgets the removal of another one', async () => {
  const { added, idOf, remove, erase, traces, kept } = await aDesk()
  const removed = await added(planted)
  const candidateId = await idOf(await added({ ...other, sameAs: removed }))
  await remove(removed)
  await erase([candidateId])
  expect(await traces()).toEqual([])
  expect(await kept()).toEqual([])
})

test('the removal of another person stays to be undone', async () => {
  const { added, idOf, remove, erase, as } = await aDesk()
  const removed = await added(planted)
  const candidateId = await idOf(await added({ name: '韩枝', phone: '13900000009' }))
  await remove(removed)
  await erase([candidateId])
  expect((await undoLast(server, as)).data).toMatchObject({ done: 1 })
  expect(await idOf(removed)).toBe(removed)
})
