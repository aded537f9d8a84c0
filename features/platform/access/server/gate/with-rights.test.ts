import { aDocument, anAccount, anInterview, aSetting, aToken } from '@candor/testkit/builders'
import { aRecommendation } from '@candor/testkit/recommendations'
import { serverUnderTest } from '@candor/testkit/server'
import { countWaiting } from '@candor/testkit/waiting'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { freezeAccount, resetPassword, saveAccount } from '../../../../administration/accounts/contract.ts'
import { permitRole } from '../../../../administration/roles/contract.ts'
import { submitEstimate } from '../../../../findings/manual-scores/contract.ts'
import { addEstimateResume } from '../../../../review/evaluations/contract/adding.ts'
import { changePassword, signOut } from '../../../../sign-in/session/contract.ts'
import { lockCandidates } from '../queries/reports.ts'
import { lockRights, shareRights } from '../queries/rights.ts'

const server = serverUnderTest()

async function aReviewer(userType: 'general' | 'interviewer' = 'general') {
  const report = await anInterview(server.services)
  const { companyId, candidateId } = report
  const account = await anAccount(server.services, { companyId, userType })
  const admin = await anAccount(server.services, { companyId, userType: 'admin' })
  await aRecommendation(server.services, { companyId, candidateId, toAccountId: account.accountId })
  const remark = async () => {
    const said = { jobseekerChannelId: candidateId, source: 4, estimateText: '思路清楚。' }
    return (await server.call(addEstimateResume, said, { token: account.token })).code
  }
  const countRemarks = async () =>
    (
      await server.services.db
        .selectFrom('remark')
        .where('candidateId', '=', candidateId)
        .select('id')
        .execute()
    ).length
  return { ...report, account, admin, remark, countRemarks }
}

type Reviewer = Awaited<ReturnType<typeof aReviewer>>

const waitFor = (waiting: number) => expect.poll(() => countWaiting(server.services)).toBe(waiting)

test('an act waits for a lock no longer than 15 seconds, so that those of one company hold no connection for ever', async () => {
  const { companyId } = await anAccount(server.services)
  for (const take of [lockRights, shareRights]) {
    const { rows } = await server.services.db.transaction().execute(async (db) => {
      await take(db, companyId)
      return sql`show lock_timeout`.execute(db)
    })
    expect(rows).toEqual([{ lockTimeout: '15s' }])
  }
})

/** Everything that shuts somebody out of remarking, with the code that they get afterwards. */
const takings: [string, number, (of: Reviewer) => Promise<{ code: number }>][] = [
  [
    'frozen',
    1001,
    ({ account: { accountId }, admin: { token } }) =>
      server.call(freezeAccount, { accountId, isFrozen: true }, { token }),
  ],
  [
    'made a reader',
    1002,
    ({ account: { accountId }, admin: { token } }) =>
      server.call(saveAccount, { accountId, userType: 'read' }, { token }),
  ],
  [
    'of a role that loses the permission',
    1002,
    ({ account: { roleId }, admin: { token } }) =>
      server.call(permitRole, { roleId, code: 'reportRemark', isPermitted: false }, { token }),
  ],
  [
    'given another password by an administrator',
    1001,
    ({ account: { accountId }, admin: { token } }) => server.call(resetPassword, { accountId }, { token }),
  ],
  ['signed out', 1001, ({ account: { token } }) => server.call(signOut, {}, { token })],
  [
    'signed out by a change of the password elsewhere',
    1001,
    async ({ account }) => {
      const token = await aToken(server.services, account)
      const change = { oldPassword: account.password, newPassword: 'quite another one' }
      return server.call(changePassword, change, { token })
    },
  ],
]

describe('an act that is under way when its account is', () => {
  test.each(takings)('%s is stored before that is answered, and none after it', async (_, code, take) => {
    const reviewer = await aReviewer()
    const { acting, taking } = await server.services.db.transaction().execute(async (transaction) => {
      await transaction
        .selectFrom('candidate')
        .where('id', '=', reviewer.candidateId)
        .select('id')
        .forUpdate()
        .execute()
      const acting = reviewer.remark()
      await waitFor(1)
      const taking = take(reviewer)
      await waitFor(2)
      return { acting, taking }
    })
    expect((await taking).code).toBe(0)
    expect(await reviewer.countRemarks()).toBe(1)
    expect(await acting).toBe(0)
    expect(await reviewer.remark()).toBe(code)
    expect(await reviewer.countRemarks()).toBe(1)
  })
})

test('simultaneous acts are stored before a freeze is answered, and none afterwards', async () => {
  const { account, admin, remark, countRemarks } = await aReviewer()
  const before = Array.from({ length: 30 }, remark)
  const freezing = server.call(
    freezeAccount,
    { accountId: account.accountId, isFrozen: true },
    { token: admin.token },
  )
  const after = Array.from({ length: 30 }, remark)
  expect((await freezing).code).toBe(0)
  const stored = await countRemarks()
  const codes = await Promise.all([...before, ...after])
  expect(new Set(codes)).toEqual(new Set([0, 1001]))
  expect(codes.filter((code) => code === 0)).toHaveLength(stored)
  expect(await countRemarks()).toBe(stored)
})

test('one act after another without end does not put a freeze off', async () => {
  const { account, admin, remark } = await aReviewer()
  let isFrozen = false
  const hammer = async () => {
    while (!isFrozen) await remark()
  }
  const hammering = Array.from({ length: 6 }, hammer)
  const freeze = { accountId: account.accountId, isFrozen: true }
  const { code } = await server.call(freezeAccount, freeze, { token: admin.token })
  isFrozen = true
  await Promise.all(hammering)
  expect(code).toBe(0)
})

test('an act waits for a recommendation that is being withdrawn, and is refused then', async () => {
  const { companyId, candidateId, remark, countRemarks } = await aReviewer('interviewer')
  const acting = await server.services.db.transaction().execute(async (transaction) => {
    await lockCandidates(transaction, companyId, [candidateId])
    await transaction
      .updateTable('recommendation')
      .set({ withdrawnAt: server.clock.now() })
      .where('candidateId', '=', candidateId)
      .execute()
    const acting = remark()
    await waitFor(1)
    return { code: acting }
  })
  expect(await acting.code).toBe(1002)
  expect(await countRemarks()).toBe(0)
})

test('an act waits for a setting that is being switched off, and is refused then', async () => {
  const { companyId, interviewId, account } = await aReviewer()
  await aDocument(server.services, { companyId, interviewId }, 'answers', [
    { question_id: 'q1', problem_answer_method: 1, problem: '<p>?</p>' },
  ])
  const scored = { interviewid: interviewId, id: 'q1', estimateScore: 3, estimateOpinion: '清楚' }
  const score = () => server.call(submitEstimate, scored, { token: account.token })
  expect((await score()).code).toBe(0)
  const acting = await server.services.db.transaction().execute(async (transaction) => {
    await lockRights(transaction, companyId)
    await aSetting({ ...server.services, db: transaction }, companyId, 'aiMarkCfg', { manualStatus: 0 })
    const acting = score()
    await waitFor(1)
    return { answer: acting }
  })
  expect((await acting.answer).code).toBe(1002)
})

test('an account that is changed in the database itself is seen by the act, or waits for it', async () => {
  const { account, remark, countRemarks } = await aReviewer()
  const acting = await server.services.db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('account')
      .set({ userType: 'freeze' })
      .where('id', '=', account.accountId)
      .execute()
    const acting = remark()
    await waitFor(1)
    return { code: acting }
  })
  expect(await acting.code).toBe(1001)
  expect(await countRemarks()).toBe(0)
})
