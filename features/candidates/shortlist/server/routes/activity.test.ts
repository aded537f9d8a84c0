import { explained, rowsRead } from '@candor/testkit/explained'
import { serverUnderTest } from '@candor/testkit/server'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { viewReportReq } from '../../../../report/viewings/contract.ts'
import { addEstimate, addEstimateResume } from '../../../../review/evaluations/contract/adding.ts'
import { pageSize } from '../../contract.ts'
import { listCandidates } from '../queries/rows.ts'
import { aList, query } from './list-under-test.ts'

const server = serverUnderTest()

async function aListed() {
  const { hr, candidates } = await aList(server, [{}, {}])
  const [candidate, other] = candidates
  if (!candidate || !other) throw new Error('the list has two')
  const activity = async () => (await query(server, hr)).data.list.map(({ lastActiveAt }) => lastActiveAt)
  const start = server.clock.now().getTime()
  return { hr, candidate, other, activity, start }
}

test('a decision and a remark are the last activity of their candidate, and leave the list in its order', async () => {
  const { hr, candidate, other, activity, start } = await aListed()
  const { candidateId: jobseekerChannelId, interviewId } = other
  expect(await activity()).toEqual([start, start])
  server.clock.pass(60_000)
  const reject = { interviewId, estimateType: 1, estimateText: '深度不足', result: 2 }
  expect((await server.call(addEstimate, reject, { token: hr.token })).code).toBe(0)
  expect(await activity()).toEqual([start, start + 60_000])
  server.clock.pass(60_000)
  const remark = { jobseekerChannelId, estimateText: '可谈薪资', source: 4 }
  expect((await server.call(addEstimateResume, remark, { token: hr.token })).code).toBe(0)
  expect(await activity()).toEqual([start, start + 120_000])
  const ids = (await query(server, hr)).data.list.map((item) => item.jobSeekerChannelId)
  expect(ids).toEqual([candidate.candidateId, jobseekerChannelId])
})

test('a view of a report is no activity of its candidate', async () => {
  const { hr, candidate, activity, start } = await aListed()
  server.clock.pass(60_000)
  const now = server.clock.now().getTime()
  const view = { interviewId: candidate.interviewId, startTime: now, endTime: now, type: 'mobile' as const }
  expect((await server.call(viewReportReq, view, { token: hr.token })).code).toBe(0)
  const { db } = server.services
  const seen = db
    .selectFrom('auditEntryWhole')
    .where('candidateId', '=', candidate.candidateId)
    .select('action')
  expect(await seen.execute()).toEqual([{ action: 'report.viewed' }])
  expect(await activity()).toEqual([start, start])
})

test('a page of the list reads no view of its candidates', async () => {
  const { hr, candidate } = await aListed()
  const { companyId, accountId } = hr
  await sql`
    insert into audit_entry (company_id, sequence, at, account_id, action, candidate_id, details, previous_hash, hash)
    select ${companyId}, number, now(), ${accountId},
      case when number = 1 then 'decision.made' else 'report.viewed' end, ${candidate.candidateId}, '{}', '', ''
    from generate_series(1, 3000) as number`.execute(server.services.db)
  const filter = {
    companyId,
    interviewerId: null,
    areAllAnonymous: false,
    positionId: null,
    name: null,
    phone: null,
    email: null,
    minWorkAge: null,
    maxWorkAge: null,
    recommendStatus: null,
    haveOperate: null,
    recommendStageId: null,
  }
  const steps = await explained(server.services.db, (db) =>
    listCandidates(db, filter, { accountId, cursor: null, limit: pageSize }),
  )
  expect(rowsRead(steps, 'audit_entry')).toBeLessThan(10)
})
