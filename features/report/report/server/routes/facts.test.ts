import { aDocument, anAccount, anInterview, aSetting } from '@candor/testkit/builders'
import { aRecommendation } from '@candor/testkit/recommendations'
import { serverUnderTest } from '@candor/testkit/server'
import { aShare, aVisit } from '@candor/testkit/shares'
import { expect, test } from 'vitest'
import {
  defaultButtons,
  permissionKeys,
  personalParts,
} from '../../../../platform/access/rules/permissions.ts'
import { getMenuTabs } from '../../contract.ts'
import { reportsUnderTest } from './reports-under-test.ts'

const server = serverUnderTest()
const { aReport } = reportsUnderTest(server)
const mailing = serverUnderTest({}, { mailer: { send: async () => {} } })

/** The facts of a report with some parts, for an interviewer. */
const interviewersFacts = {
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
    'edit',
    'move',
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
}

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
  expect({ ...data.facts, parts: data.facts.parts.toSorted() }).toEqual(interviewersFacts)
})

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
