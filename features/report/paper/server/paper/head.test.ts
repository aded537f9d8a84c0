import { aCandidate, anAccount, anInterview } from '@candor/testkit/builders'
import { aRecommendation } from '@candor/testkit/recommendations'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { permissionKeys } from '../../../../platform/access/rules/permissions.ts'
import { readPaper } from '../../contract.ts'

const server = serverUnderTest()

/** The head of a paper as somebody reads it who may read everything. */
async function aHead(columns: Parameters<typeof aCandidate>[2] = {}) {
  const account = await anAccount(server.services, { userType: 'admin', buttons: permissionKeys })
  const candidate = await aCandidate(server.services, { companyId: account.companyId }, columns)
  const read = async (of: { userId?: string }, lang = 'cn') => {
    const input = { jobseekerChannelId: candidate.candidateId, ...of }
    const { paper } = (await server.call(readPaper, input, { token: account.token, lang })).data
    const { interview, warnings, facts, missing } = paper
    return { interview, warnings, facts, missing }
  }
  return { ...candidate, accountId: account.accountId, read }
}

test('a veto and the labels that warn stand marked before the facts, and other labels among them [R3-007]', async () => {
  const { companyId, candidateId, read } = await aHead({ hasVeto: true })
  const labels = ['内推', '背景存疑', '学历不符'].map((name, at) => ({
    labelId: 9 - at,
    name,
    sortIndex: at,
  }))
  await server.services.db
    .insertInto('candidateLabel')
    .values(labels.map((label) => ({ companyId, candidateId, ...label })))
    .execute()
  const { warnings, facts } = await read({})
  expect(warnings).toEqual(['一票否决', '背景存疑', '学历不符'])
  expect(facts).toContain('内推')
  expect(facts).not.toContain('背景存疑')
  expect((await read({}, 'en')).warnings[0]).toBe('Veto')
  expect((await read({}, 'zh-TW')).warnings[0]).toBe('一票否決')
  expect((await (await aHead()).read({})).warnings).toEqual([])
})

test('a candidate whose recommendation was withdrawn is marked on paper as on screen', async () => {
  const { companyId, candidateId, accountId, read } = await aHead()
  const { stageId } = await server.services.db
    .selectFrom('candidate')
    .where('id', '=', candidateId)
    .select('stageId')
    .executeTakeFirstOrThrow()
  const given = { companyId, candidateId, recommendStageId: stageId, toAccountId: accountId }
  await aRecommendation(server.services, { ...given, isWithdrawn: true })
  expect((await read({})).warnings).toEqual(['推荐已撤回'])
  expect((await read({}, 'en')).warnings).toEqual(['Recommendation withdrawn'])
  expect((await read({}, 'zh-TW')).warnings).toEqual(['推薦已撤回'])
})

test('the head of a paper tells the interview’s number of how many, its state and its time [R2-063 R3-008]', async () => {
  const { read, ...candidate } = await aHead()
  expect((await read({})).interview).toBe('暂无面试')
  const first = await anInterview(server.services, { ...candidate, name: '初面', status: 'wait' })
  const userId = first.interviewId
  expect((await read({ userId })).interview).toBe('面试：初面 · 未开始 · 暂无作答')
  const second = await anInterview(server.services, { ...candidate, name: '复面' })
  const times = { beganAt: new Date('2026-03-14T02:00:00Z'), finishedAt: new Date('2026-03-14T02:41:07Z') }
  await server.services.db
    .updateTable('interview')
    .set({ ...times, usedSeconds: 2_467, totalSeconds: 3_600 })
    .where('id', '=', second.interviewId)
    .execute()
  expect((await read({ userId: second.interviewId }, 'en')).interview).toBe(
    'Interview 2 of 2: 复面 · Finished · 2026-03-14 10:00:00 to 2026-03-14 10:41:07 · used 41:07 of 01:00:00',
  )
  expect((await read({ userId }, 'en')).interview).toMatch(/^Interview 1 of 2: 初面 · Not started/)
  expect((await read({ userId }, 'zh-TW')).missing).toBeNull()
})
