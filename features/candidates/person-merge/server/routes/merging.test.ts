import { aCandidate } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { readCandidateFacts } from '../../../candidate-facts/contract.ts'
import { storeContacts } from '../../../persons/server/queries.ts'
import { listMergeChoices, listMerges, mergeCandidates } from '../../contract.ts'
import { movingTables, stayingTables } from '../actions/moving-tables.ts'
import { dumpOf } from './dump-under-test.ts'
import { fillHistory } from './history-under-test.ts'
import { aPair } from './pair-under-test.ts'

const server = serverUnderTest()

test('every table that names a candidate, an interview or a person moves or says why it stays', async () => {
  const { rows } = await sql<{ table: string }>`
    select distinct column_of.table_name as table from information_schema.columns as column_of
      join information_schema.tables as table_of using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and column_name in ('candidate_id', 'interview_id', 'person_id') order by 1`.execute(server.services.db)
  const named = [...movingTables.map(({ table }) => table), ...Object.keys(stayingTables)].sort()
  expect(rows.map(({ table }) => table)).toEqual(named)
})

test('two candidates of one position become one with both histories, and two again with every row as it was', async () => {
  const pair = await aPair(server, { isOnePosition: true })
  const { db } = server.services
  const { kept, other, accountId } = pair
  const first = await fillHistory(server, kept, { accountId, at: pair.now })
  const second = await fillHistory(server, other, { accountId, at: pair.early })
  for (const candidate of [kept, other])
    await storeContacts(db, candidate, {
      phone: '13800000001',
      email: candidate === kept ? 'new@person.example' : 'old@person.example',
    })
  const before = await dumpOf(server)
  const merged = await pair.merge(['email', 'age', 'resume'])
  expect(merged.code, merged.msg).toBe(0)
  await expectNoRowsOf(other)
  await expectJoined(pair, [first.interviewId, second.interviewId])

  const listed = await server.call(listMerges, { jobseekerChannelId: kept.candidateId }, pair.as)
  expect(listed.data.merges).toMatchObject([
    { kind: 'candidate', isBuiltOn: false, goesBack: { interviews: 1, plans: 1, labels: 1 } },
  ])
  const undone = await pair.undo(merged.data.mergeId)
  expect(undone.code, undone.msg).toBe(0)
  expect(undone.data.jobseekerChannelId).toBe(other.candidateId)
  const after = await dumpOf(server)
  for (const [table, rows] of before) expect(after.get(table), table).toEqual(rows)
  const entries = await db
    .selectFrom('auditEntry')
    .where('companyId', '=', pair.companyId)
    .where('action', 'like', 'candidates.%')
    .orderBy('sequence')
    .select(['action', 'candidateId', 'details'])
    .execute()
  expect(entries).toEqual([
    { action: 'candidates.merged', candidateId: kept.candidateId, details: { to: { kind: 'candidate' } } },
    {
      action: 'candidates.unmerged',
      candidateId: kept.candidateId,
      details: { to: { kind: 'candidate' } },
    },
  ])
})

type Pair = Awaited<ReturnType<typeof aPair>>

/** No table that moves has rows of a merged candidate. */
async function expectNoRowsOf({ candidateId }: Pair['other']) {
  const { db } = server.services
  for (const { table } of movingTables) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from ${sql.table(table)} where candidate_id = ${candidateId}`.execute(
      db,
    )
    expect(rows, table).toEqual([{ count: 0 }])
  }
}

/** The kept candidate has the interviews of both, and each thing that only one of both can give. */
async function expectJoined(pair: Pair, interviewIds: readonly string[]) {
  const { db } = server.services
  const { kept, other } = pair
  const facts = await server.call(readCandidateFacts, { jobseekerChannelId: other.candidateId }, pair.as)
  expect(facts.data).toMatchObject({ jobseekerChannelId: kept.candidateId, applications: [], same: [] })
  expect(facts.data.fields).toContainEqual({ field: 'email', value: 'old@person.example' })
  expect(facts.data.fields).toContainEqual({ field: 'age', value: 30 })
  const interviews = await db
    .selectFrom('interview')
    .where('candidateId', '=', kept.candidateId)
    .orderBy('sortIndex')
    .select('id')
    .execute()
  expect(interviews.map(({ id }) => id).sort()).toEqual(interviewIds.toSorted())
  const document = await db
    .selectFrom('candidateDocument')
    .where('candidateId', '=', kept.candidateId)
    .orderBy('part')
    .select(['part', 'document'])
    .execute()
  expect(document).toEqual([
    { part: 'remarks', document: { items: [kept.candidateId] } },
    { part: 'resume', document: { items: [other.candidateId] } },
  ])
  const marks = await db
    .selectFrom('evaluationRead')
    .where('candidateId', '=', kept.candidateId)
    .select('readUntil')
    .execute()
  expect(marks).toEqual([{ readUntil: pair.early }])
  const open = await db
    .selectFrom('recommendation')
    .where('candidateId', '=', kept.candidateId)
    .where('withdrawnAt', 'is', null)
    .select('id')
    .execute()
  expect(open).toHaveLength(1)
}

test('two persons become one with each candidate in its own position, and two again', async () => {
  const pair = await aPair(server, { isOnePosition: false })
  const before = await dumpOf(server)
  const { data: compared } = await pair.compare()
  expect(compared).toMatchObject({ kind: 'person', by: ['phone'], applications: 2 })
  expect(compared.fields).toContainEqual({
    field: 'phone',
    kept: '13800000001',
    other: '+86 138 0000 0001',
    likeness: 'writtenOtherwise',
    at: 'kept',
  })
  const { data } = await pair.merge()
  const facts = await server.call(readCandidateFacts, { jobseekerChannelId: pair.kept.candidateId }, pair.as)
  expect(facts.data.applications.map(({ jobseekerChannelId }) => jobseekerChannelId)).toEqual([
    pair.other.candidateId,
  ])
  expect(await pair.compare()).toMatchObject({ code: 1003, msg: expect.stringContaining('already') })
  expect((await pair.undo(data.mergeId)).data.jobseekerChannelId).toBe(pair.other.candidateId)
  const after = await dumpOf(server)
  for (const [table, rows] of before) expect(after.get(table), table).toEqual(rows)
})

test('of two accounts that merge one pair at once, one does and the other is told', async () => {
  const pair = await aPair(server, { isOnePosition: true })
  const { data } = await pair.compare()
  const seen = { kind: data.kind, revision: data.kept.revision, otherRevision: data.other.revision }
  const one = pair.kept.candidateId
  const two = pair.other.candidateId
  const replies = await Promise.all([
    server.call(mergeCandidates, { jobseekerChannelId: one, otherId: two, ...seen, fromOther: [] }, pair.as),
    server.call(mergeCandidates, { jobseekerChannelId: two, otherId: one, ...seen, fromOther: [] }, pair.as),
  ])
  const codes = replies.map(({ code }) => code).sort()
  expect(codes[0]).toBe(0)
  expect([1005, 1012]).toContain(codes[1])
})

test('a merge whose server is killed just before its end has changed nothing, and goes through anew', async () => {
  const pair = await aPair(server, { isOnePosition: true })
  await fillHistory(server, pair.kept, { accountId: pair.accountId, at: pair.now })
  await fillHistory(server, pair.other, { accountId: pair.accountId, at: pair.early })
  const before = await dumpOf(server)
  const begin = vi.spyOn(server.services.auditHeads, 'begin')
  begin.mockImplementationOnce(async () => {
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction'`.execute(server.services.db)
    return true
  })
  expect((await pair.merge(['email'])).code).not.toBe(0)
  begin.mockRestore()
  const after = await dumpOf(server)
  for (const [table, rows] of before) expect(after.get(table), table).toEqual(rows)
  expect((await pair.merge(['email'])).code).toBe(0)
})

test('the hint names the same phone, and a search finds by name, phone and e-mail', async () => {
  const pair = await aPair(server, { isOnePosition: false })
  const { companyId } = pair
  const { candidateId: third } = await aCandidate(
    server.services,
    { companyId, name: '何雨' },
    { phone: '13900000009', email: 'he@person.example' },
  )
  const input = { jobseekerChannelId: pair.kept.candidateId }
  const choices = await server.call(listMergeChoices, input, pair.as)
  expect(choices.data.same).toMatchObject([{ jobseekerChannelId: pair.other.candidateId, by: ['phone'] }])
  for (const search of ['何', '139 0000 0009', 'HE@person']) {
    const { data } = await server.call(listMergeChoices, { ...input, search }, pair.as)
    expect(
      data.found.map(({ jobseekerChannelId }) => jobseekerChannelId),
      search,
    ).toEqual([third])
  }
  const { data } = await server.call(listMerges, input, pair.as)
  expect(data).toMatchObject({ mayMerge: true, hints: 1, merges: [] })
})
