import { changeRow } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { keepIndex, rebuildIndex } from '../actions/keep-index.ts'
import { writePassages } from '../actions/write-passages.ts'
import { anAnswer, aSearchedCompany, aSpeaker, found } from './searched-under-test.ts'

const server = serverUnderTest()

async function countRows(candidateId: string) {
  const { rows } = await sql<{ passages: number; stale: number }>`
    select (select count(*)::int from search_passage where candidate_id = ${candidateId}::uuid) as passages,
      (select count(*)::int from search_stale where candidate_id = ${candidateId}::uuid) as stale`.execute(
    server.services.db,
  )
  return rows[0]
}

test('a changed text is found anew, and rows that did not change stay', async () => {
  const company = await aSearchedCompany(server)
  const { interviewId } = await aSpeaker(server, company, { said: ['旧的一句。', '同样的一句。'] })
  expect(await found(server, company.hr, { text: '一句' })).toHaveLength(2)
  const ids = async () => {
    const { rows } = await sql<{ id: string }>`
      select id from search_passage where text = '同样的一句。' and interview_id = ${interviewId}`.execute(
      server.services.db,
    )
    return rows.map(({ id }) => id)
  }
  const before = await ids()
  const document = JSON.stringify([anAnswer(['新的一句。', '同样的一句。'])])
  await sql`update interview_document set document = ${document}::jsonb where interview_id = ${interviewId}`.execute(
    server.services.db,
  )
  expect(await found(server, company.hr, { text: '一句' })).toEqual(['新的一句。', '同样的一句。'])
  expect(await ids()).toEqual(before)
})

test('a candidate who is erased while the passages are written leaves no row', async () => {
  const { db } = server.services
  const company = await aSearchedCompany(server)
  const { candidateId } = await aSpeaker(server, company, { said: ['kafka'] })
  let erasing: Promise<unknown> = Promise.resolve()
  await db.transaction().execute(async (transaction) => {
    await writePassages(server.services, transaction, [candidateId])
    // Waits for the lock of the candidate.
    erasing = db.transaction().execute(async (other) => {
      await sql`delete from candidate_summary where candidate_id = ${candidateId}`.execute(other)
      await sql`delete from interview_document using interview
        where interview.id = interview_id and interview.candidate_id = ${candidateId}`.execute(other)
      await sql`delete from interview where candidate_id = ${candidateId}`.execute(other)
      await sql`delete from candidate where id = ${candidateId}`.execute(other)
    })
  })
  await erasing
  await keepIndex(server.services)
  expect(await countRows(candidateId)).toEqual({ passages: 0, stale: 0 })
})

test('a text that cannot be read holds up no other candidate, and is tried again after a minute', async () => {
  const company = await aSearchedCompany(server)
  const { services } = server
  const broken = await aSpeaker(server, company, { said: ['kafka'] })
  const sound = await aSpeaker(server, company, { said: ['kafka'] })
  const failing = {
    read: async ({ candidates }: { candidates: readonly { id: string }[] }) => {
      if (candidates.some(({ id }) => id === broken.candidateId)) throw new Error('unreadable')
      return []
    },
  }
  await keepIndex({ ...services, searching: [...services.searching, failing] })
  expect(await countRows(sound.candidateId)).toEqual({ passages: 1, stale: 0 })
  const left = await countRows(broken.candidateId)
  expect(left?.passages).toBe(0)
  expect(left?.stale).toBeGreaterThan(0)
  await keepIndex(services)
  expect((await countRows(broken.candidateId))?.passages).toBe(0)
  server.clock.pass(61_000)
  await keepIndex(services)
  expect(await countRows(broken.candidateId)).toEqual({ passages: 1, stale: 0 })
})

test('a killed writer leaves the note of the change, and the next one goes on', async () => {
  const company = await aSearchedCompany(server)
  const { services } = server
  const { candidateId } = await aSpeaker(server, company, { said: ['kafka'] })
  const killed = services.db.transaction().execute(async (db) => {
    await writePassages(services, db, [candidateId])
    throw new Error('killed')
  })
  await expect(killed).rejects.toThrow('killed')
  expect((await countRows(candidateId))?.passages).toBe(0)
  await keepIndex(services)
  expect(await countRows(candidateId)).toEqual({ passages: 1, stale: 0 })
})

test('a rebuild tells and mends rows that differ, and nothing where the index is right', async () => {
  const company = await aSearchedCompany(server)
  const { candidateId } = await aSpeaker(server, company, { said: ['kafka', 'redis'] })
  await keepIndex(server.services)
  expect(await rebuildIndex(server.services)).toMatchObject({ added: 0, removed: 0 })
  await sql`update search_passage set digest = 'other' where candidate_id = ${candidateId} and text = 'kafka'`.execute(
    server.services.db,
  )
  await sql`delete from search_passage where candidate_id = ${candidateId} and text = 'redis'`.execute(
    server.services.db,
  )
  expect(await rebuildIndex(server.services)).toMatchObject({ added: 2, removed: 1 })
  expect(await rebuildIndex(server.services)).toMatchObject({ added: 0, removed: 0 })
})

test('a moved time of the interview moves its passages', async () => {
  const company = await aSearchedCompany(server)
  const first = await aSpeaker(server, company, { said: ['kafka one'] })
  await aSpeaker(server, company, { said: ['kafka two'] })
  const finishedAt = new Date(server.clock.now().getTime() + 3_600_000)
  await changeRow(server.services, 'interview', first.interviewId, { finishedAt })
  expect((await found(server, company.hr, { text: 'kafka' }))[0]).toBe('kafka one')
})
