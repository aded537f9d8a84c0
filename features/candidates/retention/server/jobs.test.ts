import { anInterview, changeRow } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readCandidateFacts } from '../../candidate-facts/contract.ts'
import { ErasingLoop } from '../../erasure/server/actions/erasing-loop.ts'
import { findErasure, insertErasure } from '../../erasure/server/queries/orders.ts'
import { addMonths } from '../rules/days.ts'
import { eraseByRetention } from './jobs.ts'
import { retentionUnderTest } from './routes/retention-under-test.ts'

const server = serverUnderTest()
const aScene = retentionUnderTest(server)

/** How many rows of any table hold a text. */
async function countRowsWith(text: string): Promise<number> {
  const { db } = server.services
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(db)
  let count = 0
  for (const { name } of tables) {
    const { rows } = await sql<{
      found: number
    }>`select count(*)::int as found from ${sql.table(name)} as stored
      where to_jsonb(stored)::text like ${`%${text}%`}`.execute(db)
    count += rows[0]?.found ?? 0
  }
  return count
}

test('a due candidate is gone from the database, a kept one and its colleagues stay', async () => {
  const { companyId, positionId, hr, ended, monthsAgo, today, keep } = await aScene()
  const due = await ended(monthsAgo(13), { name: '邓某植入' })
  await anInterview(server.services, { companyId, positionId, candidateId: due, name: '植入面试' })
  await keep(due, { until: today(), reason: '植入原因' })
  const kept = await ended(monthsAgo(13), { name: '留下的人' })
  await keep(kept, { until: addMonths(today(), 1) })
  expect(await countRowsWith('植入')).toBeGreaterThan(0)
  expect(await eraseByRetention(server.services)).toBe(0)
  server.clock.pass(24 * 60 * 60 * 1000)
  expect(await eraseByRetention(server.services)).toBe(1)
  expect(await countRowsWith('植入')).toBe(0)
  expect(await countRowsWith('留下的人')).toBeGreaterThan(0)
  const entries = await server.services.db
    .selectFrom('auditEntry')
    .where('companyId', '=', companyId)
    .where('action', '=', 'candidate.erased')
    .select(['accountId', 'candidateId', 'details'])
    .execute()
  expect(entries).toMatchObject([
    {
      accountId: null,
      candidateId: due,
      details: { to: { rule: 'retention', reason: '保留期限已过：有结果之后 12 个月' } },
    },
  ])
  const answer = await server.call(readCandidateFacts, { jobseekerChannelId: due }, { token: hr.token })
  expect(answer.code).not.toBe(0)
})

test('two servers at once erase a due candidate once', async () => {
  const { companyId, ended, monthsAgo } = await aScene()
  await ended(monthsAgo(13))
  const counts = await Promise.all([eraseByRetention(server.services), eraseByRetention(server.services)])
  expect(counts.toSorted()).toEqual([0, 1])
  const erasures = server.services.db.selectFrom('erasure').where('companyId', '=', companyId)
  expect(await erasures.select('id').execute()).toHaveLength(1)
})

test('an order of the rule that a killed server left spares whom somebody has kept or reopened since', async () => {
  const { services } = server
  const { companyId, admin, ended, monthsAgo, today, keep, standing } = await aScene()
  const due = await ended(monthsAgo(15))
  const kept = await ended(monthsAgo(15))
  const reopened = await ended(monthsAgo(15))
  const order = { companyId, candidateIds: [due, kept, reopened], reason: 'over' }
  const rule = { rule: 'retention' } as const
  const erasureId = await insertErasure(services.db, { ...order, by: rule }, services.clock.now())
  expect((await keep(kept, { until: addMonths(today(), 2) })).code).toBe(0)
  await changeRow(services, 'candidate', reopened, { outcome: null, outcomeAt: null })
  const loop = new ErasingLoop(services)
  loop.wake()
  await expect.poll(() => standing(due)).toBeUndefined()
  await expect
    .poll(async () => (await findErasure(services.db, companyId, erasureId))?.finishedAt)
    .not.toBe(null)
  await loop.stop()
  expect([await standing(kept), await standing(reopened)]).toEqual([expect.anything(), expect.anything()])
  expect(await findErasure(services.db, companyId, erasureId)).toMatchObject({
    candidatesAll: 1,
    candidatesDone: 1,
  })
  const byAccount = { ...order, candidateIds: [kept], by: { accountId: admin.accountId } }
  await insertErasure(services.db, byAccount, services.clock.now())
  const next = new ErasingLoop(services)
  next.wake()
  await expect.poll(() => standing(kept)).toBeUndefined()
  await next.stop()
})

test('an order of the rule spares everybody after the company has set a longer time', async () => {
  const { services } = server
  const { companyId, ended, monthsAgo, save, standing } = await aScene()
  const candidateId = await ended(monthsAgo(15))
  const rule = { rule: 'retention' } as const
  const order = { companyId, candidateIds: [candidateId], reason: 'over', by: rule }
  const erasureId = await insertErasure(services.db, order, services.clock.now())
  await save(24, 12)
  const loop = new ErasingLoop(services)
  loop.wake()
  await expect
    .poll(async () => (await findErasure(services.db, companyId, erasureId))?.finishedAt)
    .not.toBe(null)
  await loop.stop()
  expect(await standing(candidateId)).toBeDefined()
})
