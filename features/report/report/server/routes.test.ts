import { aCandidate, aDocument, anAccount, aSetting } from '@candor/testkit/builders'
import { importerUnderTest } from '@candor/testkit/imports'
import { aRecommendation } from '@candor/testkit/recommendations'
import { serverUnderTest } from '@candor/testkit/server'
import { aShare, aVisit } from '@candor/testkit/shares'
import { expect, test } from 'vitest'
import { queryInterviewPlan } from '../../../meetings/candidate-plans/contract.ts'
import { planTab } from '../../../meetings/candidate-plans/rules/plans.ts'
import { getRolesByUser } from '../../../platform/access/contract.ts'
import type { permissionKeys } from '../../../platform/access/rules/permissions.ts'
import { visitorSwitch } from '../../../platform/company/rules.ts'
import { getAiNoticeStatus, getMenuTabs } from '../contract.ts'
import { listTabRules } from './actions/tab-rules.ts'
import { attachmentsTab, reportsUnderTest } from './routes/reports-under-test.ts'

const server = serverUnderTest()

/** The tab that shows to every account. */
const timelineTab = 24
const { aReport } = reportsUnderTest(server)

const importer = importerUnderTest(server)

const testTabs = [12, 18, 19, 20, 21]

async function testTabsOf(report: Awaited<ReturnType<typeof aReport>>): Promise<number[]> {
  const { data } = await server.call(getMenuTabs, { interviewId: report.interviewId }, report)
  return data.menuTabs.map(({ tab }) => tab).filter((tab) => testTabs.includes(tab))
}

test('the menu lists tabs with their names in the caller’s language, by the viewer’s permissions [R7-021 P7-042]', async () => {
  const report = await aReport()
  const input = { interviewId: report.interviewId, positionId: report.positionId }
  const cn = await server.call(getMenuTabs, input, { token: report.token, lang: 'cn' })
  const en = await server.call(getMenuTabs, input, { token: report.token, lang: 'en' })
  expect(cn.data.menuTabs).toContainEqual({ tab: 0, name: '简历' })
  expect(en.data.menuTabs).toContainEqual({ tab: 0, name: 'Resume' })
  const { token } = await anAccount(server.services, {
    companyId: report.companyId,
    buttons: ['reportAIInterview'],
  })
  const without = await server.call(getMenuTabs, input, { token })
  expect(without.data.menuTabs.map(({ tab }) => tab)).not.toContain(0)
})

test('the codes under parentCode 0 of a role decide which tabs show [P6-015]', async () => {
  const report = await aReport()
  const planner = await anAccount(server.services, {
    companyId: report.companyId,
    buttons: ['planInterview'],
  })
  const role = { authRoleId: planner.roleId, companyId: report.companyId }
  const { data: roles } = await server.call(getRolesByUser, role, planner)
  expect(roles.authButtons).toEqual([{ code: 'planInterview', parentCode: '0' }])
  const input = { interviewId: report.interviewId }
  const permitted = async ({ token }: { token: string }) => {
    const { data } = await server.call(getMenuTabs, input, { token })
    return data.menuTabs.map(({ tab }) => tab).filter((tab) => tab !== attachmentsTab && tab !== timelineTab)
  }
  expect(await permitted(planner)).toEqual([3])
  expect(await permitted(report)).toEqual(expect.arrayContaining([0, 3, 4]))
})

test('a visitor has no interview plan with any share [R2-009 P2-131]', async () => {
  const report = await aReport()
  await aSetting(server.services, report.companyId, 'reportTabConfig', [
    { tabType: visitorSwitch('planInterview'), inUse: 1 },
  ])
  const share = await aShare(server.services, {
    ...report,
    sections: ['reportResume', 'reportAIInterview', 'interviewFeedback'],
    password: 'Xq7mZ2',
  })
  const visit = await aVisit(server.services, share)
  const { data } = await server.call(getMenuTabs, { interviewId: report.interviewId }, visit)
  expect(data.facts.personalParts).toContain('interviewFeedback')
  expect(data.menuTabs.map(({ tab }) => tab)).not.toContain(planTab)
  const { positionId, candidateId: jobseekerChannelId } = report
  expect((await server.call(queryInterviewPlan, { positionId, jobseekerChannelId }, visit)).code).toBe(1002)
})

test.each([
  ['an answer', [{ problem_answer_method: 0, isCustom: 1 }], true],
  [
    'a question on a text',
    [{ problem_answer_method: 50, subAnswerList: [{ isCustom: 0 }, { isCustom: 1 }] }],
    true,
  ],
  ['no answer', [{ problem_answer_method: 0, isCustom: 0 }, { problem_answer_method: 2 }], false],
])('a company’s own questions are there where %s says so', async (_case, answers, isThere) => {
  const report = await aReport()
  await aDocument(server.services, report, 'answers', answers)
  const { data } = await server.call(getMenuTabs, { interviewId: report.interviewId }, report)
  expect(data.facts.parts.includes('answers.custom')).toBe(isThere)
})

test.each([
  ['of a character', { characterScore: { social: 62, socialComment: '善于表达' }, reportDim: 1 }, [19]],
  ['of mental health', { mentalScore: { score: 4 }, mentalScores: [] }, [20]],
  ['of both, still being made', { characterScore: { social: null }, mentalScore: { score: -1 } }, [19, 20]],
  ['of neither', { characterScore: null, mentalScore: {}, reportDim: 0, aiAllScore: 4.2 }, []],
])('results %s that stand in the AI data alone open their tabs', async (_case, aiData, tabs) => {
  const report = await aReport()
  await aDocument(server.services, report, 'aiData', aiData)
  expect(await testTabsOf(report)).toEqual(tabs)
})

test('a Big Five profile alone opens the personality test, unless the company does not show it', async () => {
  const bands = { openness: 3, conscientiousness: 2, extraversion: 1, agreeableness: 2, neuroticism: 2 }
  const shown = await aReport()
  const unconfigured = await aReport()
  await aDocument(server.services, shown, 'tests.bigFive', { ...bands, isConfig: 1 })
  await aDocument(server.services, unconfigured, 'tests.bigFive', { ...bands, isConfig: 0 })
  expect(await testTabsOf(shown)).toEqual([12])
  expect(await testTabsOf(unconfigured)).toEqual([])
  await aSetting(server.services, shown.companyId, 'reportTabConfig', [{ tabType: 27, inUse: 0 }])
  expect(await testTabsOf(shown)).toEqual([])
})

test('a background check opens the attachments to readers who may read it alone [R2-145]', async () => {
  const report = await aReport()
  await aDocument(server.services, report, 'backgroundCheck', { isFill: 1 })
  const tabsOf = async (buttons: (typeof permissionKeys)[number][]) => {
    const { token } = await anAccount(server.services, { companyId: report.companyId, buttons })
    const { data } = await server.call(getMenuTabs, { interviewId: report.interviewId }, { token })
    return data.menuTabs.map(({ tab }) => tab)
  }
  expect(await tabsOf(['reportResume', 'background'])).toContain(attachmentsTab)
  expect(await tabsOf(['reportResume'])).not.toContain(attachmentsTab)
})

test('a candidate without an interview has a menu too', async () => {
  const candidate = await aCandidate(server.services)
  const { token } = await anAccount(server.services, candidate)
  const { data } = await server.call(getMenuTabs, { jobseekerChannelId: candidate.candidateId }, { token })
  expect(data.facts).toMatchObject({ hasAi: false, hasVideoQuestions: false, parts: [] })
})

test('every folder of a tab is found by its rule, each number once', async () => {
  const numbers = (await listTabRules()).map(({ number }) => number)
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(numbers.toSorted((a, b) => a - b)).toEqual([
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 16, 17, 18, 19, 20, 21, 22, 23, 24,
  ])
})

test('another company’s interview, another position and an interviewer without a recommendation are refused', async () => {
  const mine = await aReport()
  const foreign = await aReport()
  const { companyId, candidateId, interviewId } = mine
  const ask = (input: { interviewId: string; positionId?: string }, token = mine.token) =>
    server.call(getMenuTabs, input, { token })
  expect((await ask({ interviewId: foreign.interviewId })).code).toBe(1005)
  expect((await ask({ interviewId, positionId: foreign.positionId })).code).toBe(1005)
  const interviewer = await anAccount(server.services, { companyId, userType: 'interviewer' })
  expect((await ask({ interviewId }, interviewer.token)).code).toBe(1002)
  await aRecommendation(server.services, { companyId, candidateId, toAccountId: interviewer.accountId })
  expect((await ask({ interviewId }, interviewer.token)).code).toBe(0)
})

test('the AI notice status is 0 until an import brings a notice, and is for readers of the AI interview [R7-063]', async () => {
  const importWith = async (parts: Record<string, unknown>) =>
    importer.importInterview(await anAccount(server.services), parts)
  const read = ({ interviewId, token }: { interviewId: string; token: string }) =>
    server.call(getAiNoticeStatus, { interviewId }, { token })
  const told = await importWith({ aiNotice: { sentAt: 1773456067000 } })
  expect((await read(told)).data).toEqual({ status: 1 })
  expect((await read(await importWith({}))).data).toEqual({ status: 0 })
  const { companyId, interviewId } = told
  const without = await anAccount(server.services, { companyId, buttons: ['reportResume'] })
  expect((await read({ interviewId, token: without.token })).code).toBe(1002)
  const stranger = await anAccount(server.services)
  expect((await read({ interviewId, token: stranger.token })).code).toBe(1005)
})

test.each([{}, { sentAt: '2026-03-14' }, { sentAt: -1 }, { sentAt: 1, by: 'hr' }])(
  'an AI notice of %j is refused at its place',
  async (aiNotice) => {
    const { result } = await importer.importInterview(await anAccount(server.services), { aiNotice })
    expect(result?.state).toBe('refused')
    expect(result?.faults.every(({ path }) => path.startsWith('interviews[0].aiNotice'))).toBe(true)
  },
)
