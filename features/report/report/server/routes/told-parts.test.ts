import type { CompanyId, InterviewId } from '@candor/kernel/ids'
import { aDocument, aSetting } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { aShare, aVisit } from '@candor/testkit/shares'
import { expect, test } from 'vitest'
import { aiReportData } from '../../../../findings/analysis/contract/calls.ts'
import { visitorSwitch } from '../../../../platform/company/rules.ts'
import { getMenuTabs } from '../../contract.ts'
import { reportsUnderTest } from './reports-under-test.ts'

const server = serverUnderTest()
const { aReport } = reportsUnderTest(server)

/** One of every part that can be stored, and what stands in some of them. */
async function everyPart(report: { companyId: CompanyId; interviewId: InterviewId }) {
  const documents = {
    aiData: { aiAllScore: 4.2, characterScore: { social: 62 } },
    aiNotice: { sentAt: 1773456067000 },
    answers: [{ problem_answer_method: 1, isCustom: 1 }, { problem_answer_method: 7 }],
    evidence: [{ kind: 'supports' }],
    fullRecords: [{ url: 'https://example.com/a.mp4' }],
    tattooResults: [{ tattoo: 1 }],
    mobileMonitorVideoList: [{ createdDate: 1 }],
  }
  for (const [part, document] of Object.entries(documents)) {
    await aDocument(server.services, report, part, document)
  }
  const others = [
    'antiCheating',
    'monitorPictures',
    'tests.bigFive',
    'tests.cognitive',
    'tests.reading',
    'attachments',
    'attachments.deleted',
    'backgroundCheck',
    'candidateForm',
    'education',
    'idCard',
    'offerSendRecords',
    'offlineRounds',
    'projects',
    'remarks',
    'resume',
    'thirdParty',
    'work',
  ]
  for (const part of others) await aDocument(server.services, report, part, { some: 'thing' })
}

const ofAnyone = ['attachments', 'offlineRounds']

const ofAnswers = ['answers', 'answers.coding', 'answers.custom', 'answers.video', 'evidence', 'fullRecords']

const ofTests = ['tests.bigFive', 'tests.character', 'tests.cognitive', 'tests.reading']

const ofResume = ['candidateForm', 'education', 'idCard', 'projects', 'resume', 'work']

test('parts of any JSON are counted without being understood', async () => {
  const report = await aReport()
  await aDocument(server.services, report, 'tests.cognitive', ['not', 'an', 'object'])
  await aDocument(server.services, report, 'answers', { some: 'thing' })
  await aDocument(server.services, report, 'antiCheating', 'text')
  const { data } = await server.call(getMenuTabs, { interviewId: report.interviewId }, report)
  // Answers of any shape may be of any kind.
  const ofAnyKind = ['answers', 'answers.coding', 'answers.video', 'answers.written']
  expect(data.facts.parts.toSorted()).toEqual([...ofAnyKind, 'antiCheating', 'tests.cognitive'].toSorted())
})

test.each([
  ['background', ['backgroundCheck']],
  ['reportResume', ofResume],
  ['reportAIInterview', ['aiData', 'aiNotice', 'antiCheating', ...ofAnswers, ...ofTests]],
  ['overviewAI', ['aiData', 'tests.reading']],
  ['reportInterviewLog', ['antiCheating', 'mobileMonitorVideoList', 'monitorPictures', 'tattooResults']],
  ['reportRemark', ['remarks']],
  ['manualEvaluation', ['remarks']],
  ['thirdComment', ['thirdParty']],
  ['offer', ['offerSendRecords']],
  ['candidate', []],
] as const)('a part is told of to readers who may read it alone: %s', async (key, told) => {
  const report = await aReport([key])
  await everyPart(report)
  const { data } = await server.call(getMenuTabs, { interviewId: report.interviewId }, report)
  expect(data.facts.parts.toSorted()).toEqual([...ofAnyone, ...told].toSorted())
  expect(data.facts.hasVideoQuestions).toBe(key === 'reportAIInterview')
})

test('no part that names an anonymous candidate is told of', async () => {
  const report = await aReport(['reportResume', 'background'])
  await everyPart(report)
  const candidate = server.services.db.updateTable('candidate').where('id', '=', report.candidateId)
  await candidate.set({ isAnonymous: true }).execute()
  const { data } = await server.call(getMenuTabs, { interviewId: report.interviewId }, report)
  expect(data.facts.parts.toSorted()).toEqual(['backgroundCheck', 'offlineRounds'])
})

test.each([
  ['reportResume', []],
  ['overviewAI', ['aiData']],
  ['reportAIInterview', ['aiData', ...ofAnswers.filter((part) => part !== 'evidence')]],
] as const)('a visitor is told of the parts alone that the share opens: %s', async (section, told) => {
  const report = await aReport()
  await everyPart(report)
  await aSetting(server.services, report.companyId, 'reportTabConfig', [
    { tabType: visitorSwitch('overviewAI'), inUse: 1 },
  ])
  const share = await aShare(server.services, { ...report, sections: [section] })
  const visit = await aVisit(server.services, share)
  const { data } = await server.call(getMenuTabs, { interviewId: report.interviewId }, visit)
  expect(data.facts.parts.toSorted()).toEqual(told)
})

test.each([
  ['results of tests', { mentalScore: { score: 4 }, characterScore: { social: 62 } }, null],
  ['what colleagues said', { estimateTotalScore: 4 }, null],
  ['an analysis as well', { mentalScore: { score: 4 }, aiAllScore: 4.2 }, { aiAllScore: 4.2 }],
])('AI data with %s are told of to visitors as far as they are sent', async (_case, aiData, sent) => {
  const report = await aReport()
  await aDocument(server.services, report, 'aiData', aiData)
  const visit = await aVisit(server.services, await aShare(server.services, report))
  const input = { interviewId: report.interviewId }
  const { data } = await server.call(getMenuTabs, input, visit)
  expect((await server.call(aiReportData, input, visit)).data.aiData).toEqual(sent)
  expect(data.facts.parts).toEqual(sent ? ['aiData'] : [])
  expect((await server.call(getMenuTabs, input, report)).data.facts.parts).toContain('aiData')
})
