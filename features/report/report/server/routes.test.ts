import type { CompanyId, InterviewId } from '@candor/kernel/ids'
import { aCandidate, aDocument, anAccount, anInterview, aSetting } from '@candor/testkit/builders'
import { importerUnderTest } from '@candor/testkit/imports'
import { aRecommendation } from '@candor/testkit/recommendations'
import { serverUnderTest } from '@candor/testkit/server'
import { aShare, aVisit } from '@candor/testkit/shares'
import { expect, test } from 'vitest'
import { aiReportData } from '../../../findings/analysis/contract/calls.ts'
import { queryInterviewPlan } from '../../../meetings/candidate-plans/contract.ts'
import { planTab } from '../../../meetings/candidate-plans/rules/plans.ts'
import { getRolesByUser } from '../../../platform/access/contract.ts'
import { defaultButtons, permissionKeys, personalParts } from '../../../platform/access/rules/permissions.ts'
import { visitorSwitch } from '../../../platform/company/rules.ts'
import { getAiNoticeStatus, getMenuTabs } from '../contract.ts'
import { listTabRules } from './actions/tab-rules.ts'

const server = serverUnderTest()
const importer = importerUnderTest(server)
const mailing = serverUnderTest({}, { mailer: { send: async () => {} } })

/** The one tab that needs no permission (decision C51). */
const attachmentsTab = 6

async function aReport(buttons: (typeof permissionKeys)[number][] = [...permissionKeys]) {
  const interview = await anInterview(server.services)
  const { token, accountId } = await anAccount(server.services, { companyId: interview.companyId, buttons })
  return { ...interview, token, accountId }
}

test('the menu lists tabs with their names in the caller’s language, by what the viewer may see [R7-021 P7-042]', async () => {
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

test('the facts carry rights and presence, so that the page works neither out', async () => {
  const report = await aReport([...defaultButtons.interviewer])
  await aDocument(server.services, report, 'answers', [
    { problem_answer_method: 1 },
    { problem_answer_method: 7 },
  ])
  await aDocument(server.services, report, 'aiData', {
    meritasSwitch: 1,
    l2ReportInfo: { answerInfos: [{ isCustom: 1 }] },
  })
  await aDocument(server.services, report, 'tests.cognitive', { score: 80 })
  await aDocument(server.services, report, 'tests.character', {})
  // None is stored so: it is told as one that cannot be read.
  await aDocument(server.services, report, 'tests.mentalHealth', null)
  await aDocument(server.services, report, 'evidence', [])
  await aSetting(server.services, report.companyId, 'rules', {
    usesPersonalityTest: true,
    offlineInterviewTab: true,
  })
  await aSetting(server.services, report.companyId, 'reportTabConfig', [{ tabType: 3, inUse: 2 }])
  const { data } = await server.call(getMenuTabs, { interviewId: report.interviewId }, report)
  expect({ ...data.facts, parts: data.facts.parts.toSorted() }).toEqual({
    permissions: defaultButtons.interviewer,
    personalParts: [...personalParts],
    isAnonymous: false,
    hasAi: true,
    hasVideoQuestions: true,
    parts: [
      'aiData',
      'answers',
      'answers.coding',
      'answers.custom',
      'answers.video',
      'tests.cognitive',
      'tests.mentalHealth',
    ],
    usesPersonalityTest: true,
    hasOfflineInterviewTab: true,
    simulationTests: [],
    aiTabMode: 'byAnswers',
    alwaysShowsAttachments: false,
    isCompetencyTestOn: true,
    loadsLanguageScore: false,
    acts: [
      'evaluate',
      'score',
      'remark',
      'label',
      'recommend',
      'share',
      'thirdParty',
      'offline',
      'plan',
      'feedback',
      'deleteAttachment',
      'nameVoices',
    ],
    heldBack: { planIds: [], opinions: false, aiScores: false },
    needsEliminationReason: false,
    standing: 'live',
    mails: 'kept',
    mayDownload: true,
    isEvaluatedByStage: false,
    isVisit: false,
  })
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
    return data.menuTabs.map(({ tab }) => tab).filter((tab) => tab !== attachmentsTab)
  }
  expect(await permitted(planner)).toEqual([3])
  expect(await permitted(report)).toEqual(expect.arrayContaining([0, 3, 4]))
})

test('a visitor has no interview plan, whatever the share opens [R2-009 P2-131]', async () => {
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

const testTabs = [12, 18, 19, 20, 21]

async function testTabsOf(report: Awaited<ReturnType<typeof aReport>>): Promise<number[]> {
  const { data } = await server.call(getMenuTabs, { interviewId: report.interviewId }, report)
  return data.menuTabs.map(({ tab }) => tab).filter((tab) => testTabs.includes(tab))
}

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
] as const)('a part tells that it is there to whoever may read it alone: %s', async (key, told) => {
  const report = await aReport([key])
  await everyPart(report)
  const { data } = await server.call(getMenuTabs, { interviewId: report.interviewId }, report)
  expect(data.facts.parts.toSorted()).toEqual([...ofAnyone, ...told].toSorted())
  expect(data.facts.hasVideoQuestions).toBe(key === 'reportAIInterview')
})

test('of an anonymous candidate no part is told of that names them', async () => {
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

test('a background check opens the attachments to whoever may read it alone [R2-145]', async () => {
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
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 16, 17, 18, 19, 20, 21, 22, 23,
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

test('the AI notice status is 0 until an import brings one, and is for readers of the AI interview [R7-063]', async () => {
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

test('the report says whether mails go out or, without a mail server, are kept', async () => {
  const told = []
  for (const { services, call } of [server, mailing]) {
    const interview = await anInterview(services)
    const { companyId, interviewId, positionId } = interview
    const { token } = await anAccount(services, { companyId, buttons: [...permissionKeys] })
    told.push((await call(getMenuTabs, { interviewId, positionId }, { token })).data.facts.mails)
  }
  expect(told).toEqual(['kept', 'sent'])
})

test('the facts follow the recommendation that decides the cell of the reader’s shortlist', async () => {
  const report = await aReport()
  const { token, accountId } = await anAccount(server.services, {
    companyId: report.companyId,
    userType: 'interviewer',
  })
  const { companyId, candidateId, interviewId } = report
  const standing = async (reader: string) =>
    (await server.call(getMenuTabs, { interviewId }, { token: reader })).data.facts.standing
  expect(await standing(report.token)).toBe('live')
  const { stageId } = await server.services.db
    .selectFrom('candidate')
    .where('id', '=', candidateId)
    .select('stageId')
    .executeTakeFirstOrThrow()
  const given = { companyId, candidateId, recommendStageId: stageId }
  await aRecommendation(server.services, { ...given, toAccountId: report.accountId, isWithdrawn: true })
  expect(await standing(report.token)).toBe('withdrawn')
  // Somebody else has it as well: the list of everybody else has the live one.
  await aRecommendation(server.services, { ...given, toAccountId: accountId })
  expect(await standing(report.token)).toBe('live')
  await server.services.db
    .updateTable('candidate')
    .where('id', '=', candidateId)
    .set({ stageId: 'left' })
    .execute()
  expect(await standing(token)).toBe('left')
})

test('a visitor is not told that a recommendation was withdrawn', async () => {
  const report = await aReport()
  const { companyId, candidateId, interviewId, accountId: toAccountId } = report
  await aRecommendation(server.services, { companyId, candidateId, toAccountId, isWithdrawn: true })
  const share = await aShare(server.services, report)
  const { token } = await aVisit(server.services, share)
  const { data } = await server.call(getMenuTabs, { interviewId }, { token })
  expect(data.facts).toMatchObject({ isVisit: true, standing: 'live' })
})
