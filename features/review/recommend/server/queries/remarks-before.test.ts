import { aCandidate, anAccount } from '@candor/testkit/builders'
import { migrateAgain } from '@candor/testkit/database'
import { aRecommendation } from '@candor/testkit/recommendations'
import { serverUnderTest } from '@candor/testkit/server'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { findOperateStatus } from '../../contract/operate-status.ts'
import { transmitResume } from '../../contract.ts'
import { storedRows } from '../routes/rows-under-test.ts'

const server = serverUnderTest()
const rowsOf = storedRows(server)

beforeAll(() => sql`alter table recommendation add column note text`.execute(server.services.db))

/** Puts names back into the entries of the audit log, where they stood before 0103. */
async function joinEntries(): Promise<void> {
  await server.services.db.transaction().execute(async (db) => {
    await sql`set local session_replication_role = replica`.execute(db)
    await sql`
      update audit_entry set details = whole.details from audit_entry_whole as whole
      where whole.company_id = audit_entry.company_id and whole.sequence = audit_entry.sequence`.execute(db)
  })
}

/** Brings the table of remarks in once more, over what stands in `recommendation.note` now. */
async function migrateAnew(): Promise<void> {
  await joinEntries()
  await sql`drop table recommendation_remark`.execute(server.services.db)
  await migrateAgain(server.databaseUrl, '0016-recommendation-remarks')
}

/** Two colleagues who recommend a candidate to an interviewer, one after the other; what they said is in the log alone. */
async function remarked(...remarks: readonly string[]) {
  const { companyId, candidateId } = await aCandidate(server.services)
  const chen = await anAccount(server.services, { companyId, name: '陈薇' })
  const lin = await anAccount(server.services, { companyId, name: '林涛' })
  const interviewer = await anAccount(server.services, { companyId, userType: 'interviewer' })
  for (const [index, selectNote] of remarks.entries()) {
    const input = { registerUserIdAry: [interviewer.accountId], updateIdsAry: [candidateId], selectNote }
    await server.call(transmitResume, input, { token: [chen, lin][index % 2]?.token ?? '' })
    server.clock.pass(1000)
  }
  const note = (text: string) =>
    sql`update recommendation set note = ${text} where company_id = ${companyId}`.execute(server.services.db)
  const found = async () => {
    const input = { jobSeekerChannelId: candidateId }
    const { data } = await server.call(findOperateStatus, input, { token: interviewer.token })
    return data?.recommendedBy.map(({ userName, selectNote }) => [userName, selectNote])
  }
  return { companyId, candidateId, lin, note, found }
}

test('remarks that were stored one below the other come under the names of who wrote them', async () => {
  const { note, found, companyId } = await remarked('请看第二题\n和第三题', '', '', '好', '末尾')
  await note('请看第二题\n和第三题\n好\n末尾')
  const before = await rowsOf('recommendationRemark', companyId)
  await migrateAnew()
  expect(await found()).toEqual([
    ['陈薇', '请看第二题\n和第三题'],
    ['林涛', '好'],
    ['陈薇', '末尾'],
  ])
  const times = (rows: readonly Record<string, unknown>[]) => rows.map(({ createdAt }) => createdAt)
  expect(times(await rowsOf('recommendationRemark', companyId))).toEqual(times(before))
})

test('remarks that the log cannot tell apart stay whole: under their only name, or under none', async () => {
  const alone = await remarked('看👍')
  await alone.note('看👍')
  const both = await remarked('看👍', '好')
  await both.note('看👍\n好')
  await migrateAnew()
  expect(await alone.found()).toEqual([['陈薇', '看👍']])
  expect(await both.found()).toEqual([
    ['陈薇', null],
    [null, '看👍\n好'],
  ])
})

test('a remark of whom the log tells nothing stays, and a recommendation without one gets none', async () => {
  const { candidateId, companyId, found, lin, note } = await remarked('')
  await aRecommendation(server.services, { companyId, candidateId, toAccountId: lin.accountId })
  await note('没有记录')
  await sql`update recommendation set note = null where to_account_id = ${lin.accountId}`.execute(
    server.services.db,
  )
  await migrateAnew()
  expect(await found()).toEqual([
    ['陈薇', null],
    [null, '没有记录'],
  ])
  expect(await rowsOf('recommendationRemark', companyId)).toHaveLength(1)
})
