import { newId } from '@candor/db/new-id'
import type { CandidateId } from '@candor/kernel/ids'
import { anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { nameColumns } from '../../../../platform/imports/rules/name-search.ts'
import { readList } from '../../contract/list.ts'
import { writeNames } from '../jobs.ts'
import { decideRecommendation } from '../queries/decisions.ts'
import { aListed, aListedCompany, aScored, asks } from './list-page-under-test.ts'
import { aList, mixed, query } from './list-under-test.ts'

const server = serverUnderTest()

async function summaryOf(candidateId: CandidateId) {
  const {
    candidateId: _,
    writtenBy,
    ...summary
  } = await server.services.db
    .selectFrom('candidateSummary')
    .where('candidateId', '=', candidateId)
    .selectAll()
    .executeTakeFirstOrThrow()
  return summary
}

/** What the rows of the candidate say now. */
async function nowOf(candidateId: CandidateId) {
  const { candidateId: _, ...summary } = await server.services.db
    .selectFrom('candidateSummaryNow')
    .where('candidateId', '=', candidateId)
    .selectAll()
    .executeTakeFirstOrThrow()
  return summary
}

test('the state of a summary is the state of the list', async () => {
  const { hr, candidates } = await aList(server, mixed)
  const listed = (await query(server, hr)).data.list
  expect(listed).toHaveLength(mixed.length)
  for (const { candidateId } of candidates) {
    const item = listed.find(({ jobSeekerChannelId }) => jobSeekerChannelId === candidateId)
    expect((await summaryOf(candidateId)).state).toBe(item?.state)
  }
})

test('a summary follows each row that it is made of, and a transaction writes it once at its end', async () => {
  const company = await aListedCompany(server)
  const { companyId, candidateId, interviewId } = await aScored(server, company, 'a', 3)
  await asks(server, { ...company, candidateId }, company.hr)
  expect(await summaryOf(candidateId)).toEqual(await nowOf(candidateId))
  const { db } = server.services
  const at = server.clock.now()
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('recommendation')
      .set({ operateStatus: 1, operatedAt: at })
      .where('candidateId', '=', candidateId)
      .execute()
    await transaction
      .updateTable('interview')
      .set({ overallScore: 4 })
      .where('id', '=', interviewId)
      .execute()
    const label = { companyId, candidateId, labelId: 3, name: 'x', sortIndex: 1 }
    await transaction.insertInto('candidateLabel').values(label).execute()
    await transaction.updateTable('candidate').set({ stageId: '8' }).where('id', '=', candidateId).execute()
  })
  expect(await summaryOf(candidateId)).toMatchObject({ state: 'pass', score: 4, labels: [3], stageId: '8' })
  await db.deleteFrom('candidateLabel').where('candidateId', '=', candidateId).execute()
  await db.deleteFrom('interview').where('id', '=', interviewId).execute()
  expect(await summaryOf(candidateId)).toEqual(await nowOf(candidateId))
  expect(await summaryOf(candidateId)).toMatchObject({ score: null, labels: [] })
  await db.deleteFrom('candidate').where('id', '=', candidateId).execute()
  await expect(summaryOf(candidateId)).rejects.toThrow('no result')
})

test('two transactions at once leave a summary with the changes of both', async () => {
  const company = await aListedCompany(server)
  const candidate = await aListed(server, company, 'a')
  const { companyId, candidateId } = candidate
  const add = (labelId: number) =>
    server.services.db.transaction().execute(async (transaction) => {
      const label = { companyId, candidateId, labelId, name: `${labelId}`, sortIndex: 1 }
      await transaction.insertInto('candidateLabel').values(label).execute()
    })
  await Promise.all([1, 2, 3, 4, 5, 6].map(add))
  expect((await summaryOf(candidateId)).labels?.toSorted()).toEqual([1, 2, 3, 4, 5, 6])
})

test('a row of another candidate that moves over changes both summaries', async () => {
  const company = await aListedCompany(server)
  const from = await aListed(server, company, 'a')
  const to = await aListed(server, company, 'b')
  await asks(server, from, company.hr, { operateStatus: 2 })
  await server.services.db
    .updateTable('recommendation')
    .set({ candidateId: to.candidateId })
    .where('candidateId', '=', from.candidateId)
    .execute()
  expect([(await summaryOf(from.candidateId)).state, (await summaryOf(to.candidateId)).state]).toEqual([
    'notOperated',
    'reject',
  ])
})

test('the newest decision of HR is the state; an interviewer’s is a mark, also after a change of the type', async () => {
  const company = await aListedCompany(server)
  const { interviewer, hr } = company
  const candidate = await aListed(server, company, 'a')
  const { candidateId } = candidate
  await asks(server, candidate, interviewer, { operateStatus: 2 })
  expect((await summaryOf(candidateId)).state).toBe('notOperated')
  const { db } = server.services
  await db
    .updateTable('account')
    .set({ userType: 'general' })
    .where('id', '=', interviewer.accountId)
    .execute()
  await db
    .updateTable('recommendation')
    .set({ recommendStatus: 1 })
    .where('candidateId', '=', candidateId)
    .execute()
  expect((await summaryOf(candidateId)).state).toBe('notOperated')
  const lead = await anAccount(server.services, { companyId: company.companyId, userType: 'admin' })
  const decides = async ({ accountId }: typeof hr, decision: 'pass' | 'wait') => {
    server.clock.pass(1000)
    const of = { candidateId, companyId: company.companyId, accountId, stageId: '2' }
    await decideRecommendation(db, { ...of, decision, at: server.clock.now() })
    return (await summaryOf(candidateId)).state
  }
  expect([await decides(hr, 'pass'), await decides(lead, 'wait'), await decides(hr, 'pass')]).toEqual([
    'pass',
    'wait',
    'pass',
  ])
  const { data } = await server.call(readList, {}, { token: hr.token })
  expect(data.list[0]?.marks.map(({ name, decision }) => [name, decision])).toContainEqual([
    '陆景行',
    'reject',
  ])
})

test('a name that a writer changed without its search text is written by the job', async () => {
  const company = await aListedCompany(server)
  const { candidateId } = await aListed(
    server,
    company,
    '苏晴岚',
    nameColumns({ name: '苏晴岚', nameLatin: null }),
  )
  expect((await summaryOf(candidateId)).nameSearch).toContain('suqinglan')
  const { db } = server.services
  await writeNames(server.services)
  await db.updateTable('candidate').set({ name: '林一' }).where('id', '=', candidateId).execute()
  // Found by the name itself until then.
  expect((await summaryOf(candidateId)).nameSearch).toContain('林一')
  expect(await writeNames(server.services)).toBe(1)
  expect((await summaryOf(candidateId)).nameSearch).toContain('linyi')
  expect(await writeNames(server.services)).toBe(0)
})

test('a view of the report is no activity', async () => {
  const company = await aListedCompany(server)
  const { companyId, candidateId } = await aListed(server, company, 'a')
  const before = (await summaryOf(candidateId)).activeAt
  const entry = (action: string, sequence: string, at: Date) =>
    sql`insert into audit_entry (company_id, sequence, at, action, candidate_id, details, previous_hash, hash)
      values (${companyId}, ${sequence}, ${at}, ${action}, ${candidateId}, '{}', '', ${newId()})`.execute(
      server.services.db,
    )
  const later = new Date(server.clock.now().getTime() + 60_000)
  await entry('report.viewed', '1', later)
  expect((await summaryOf(candidateId)).activeAt).toEqual(before)
  await entry('candidate.moved', '2', later)
  expect(await summaryOf(candidateId)).toMatchObject({ activeAt: later, activeAction: 'candidate.moved' })
})
