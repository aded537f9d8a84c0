import { aDocument, anAccount, anInterview, aSetting } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { getMenuTabs } from '../../contract.ts'

const server = serverUnderTest()

async function aReport() {
  const interview = await anInterview(server.services)
  const { token } = await anAccount(server.services, { companyId: interview.companyId })
  return { ...interview, token }
}

test('the position says which tests the mini-app simulates', async () => {
  const report = await aReport()
  const { db } = server.services
  const settings = JSON.stringify({ simulationTests: [18, 20, 'x'] })
  await db.updateTable('position').set({ settings }).where('id', '=', report.positionId).execute()
  const { data } = await server.call(getMenuTabs, { interviewId: report.interviewId }, report)
  expect(data.facts.simulationTests).toEqual([18, 20])
})

test.each([8, 9, 7])(
  'whether one may recommend comes with the report: in a stage of type %i [R4-029 P4-063]',
  async (stageTypeKind) => {
    const report = await aReport()
    const candidate = server.services.db.updateTable('candidate').where('id', '=', report.candidateId)
    await candidate.set({ stageTypeKind }).execute()
    const { data } = await server.call(getMenuTabs, { interviewId: report.interviewId }, report)
    expect(data.facts.acts.includes('recommend')).toBe(stageTypeKind === 7)
  },
)

test.each([
  [0, 'byMenu', false],
  [1, 'all', true],
  [2, 'byAnswers', false],
])('switch 3 at %i makes the AI interview show %s [R6-015]', async (inUse, mode, isThere) => {
  const report = await aReport()
  // An AI interview of code alone.
  const interview = server.services.db.updateTable('interview').where('id', '=', report.interviewId)
  await interview.set({ hasAi: true }).execute()
  await aDocument(server.services, report, 'answers', [{ problem_answer_method: 7 }])
  await aSetting(server.services, report.companyId, 'reportTabConfig', [{ tabType: 3, inUse }])
  const { data } = await server.call(getMenuTabs, { interviewId: report.interviewId }, report)
  expect(data.facts.aiTabMode).toBe(mode)
  expect(data.menuTabs.some(({ tab }) => tab === 1)).toBe(isThere)
})

test.each([true, false])(
  'evaluations are kept stage by stage as the company says: %s [R6-026 P6-029]',
  async (stageBasedEvaluation) => {
    const report = await aReport()
    await aSetting(server.services, report.companyId, 'rules', { stageBasedEvaluation })
    const { data } = await server.call(getMenuTabs, { interviewId: report.interviewId }, report)
    expect(data.facts.isEvaluatedByStage).toBe(stageBasedEvaluation)
  },
)

test.each([
  ['CUSTOMERTYPE_NORMAL', false],
  ['CUSTOMERTYPE_ZHONGJUN', true],
])(
  'a report without files has the attachments tab, and in it the background check, by the customer type: %s [R6-030 P6-033]',
  async (customerType, isThere) => {
    const report = await aReport()
    await server.services.db
      .updateTable('company')
      .set({ customerType })
      .where('id', '=', report.companyId)
      .execute()
    const { data } = await server.call(getMenuTabs, { interviewId: report.interviewId }, report)
    expect(data.menuTabs.some(({ tab }) => tab === 6)).toBe(isThere)
    expect(data.facts.alwaysShowsAttachments).toBe(isThere)
  },
)

test.each([
  ['neither list', {}, {}, false],
  ['the company’s', { loadLanguageScore: true }, {}, true],
  ['the position’s', {}, { loadLanguageScore: true }, true],
])('language scores load where %s says so [R6-028 P6-030]', async (_case, rules, settings, isLoaded) => {
  const report = await aReport()
  await aSetting(server.services, report.companyId, 'rules', rules)
  const position = server.services.db.updateTable('position').where('id', '=', report.positionId)
  await position.set({ settings: JSON.stringify(settings) }).execute()
  const { data } = await server.call(getMenuTabs, { interviewId: report.interviewId }, report)
  expect(data.facts.loadsLanguageScore).toBe(isLoaded)
})
