import { anAccount, aSetting } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import {
  getAiAnnotationSettings,
  getCompanyConfig,
  getCompanyInfo,
  getEvaluationConfig,
  getReportTabConfig,
  getSystemConfigList,
} from '../contract.ts'

const server = serverUnderTest()

test('AI scores all show until the company sets its mark config [R7-047 P7-010]', async () => {
  const { companyId, token } = await anAccount(server.services)
  const before = await server.call(getAiAnnotationSettings, { companyId }, { token })
  expect(before.data).toEqual({ allStatus: 1, singleStatus: 1, manualStatus: 1, aiScoreStatus: 1 })
  await aSetting(server.services, companyId, 'aiMarkCfg', { aiScoreStatus: 0 })
  const after = await server.call(getAiAnnotationSettings, { companyId }, { token })
  expect(after.data).toEqual({ allStatus: 1, singleStatus: 1, manualStatus: 1, aiScoreStatus: 0 })
})

test('the tab config answers its entries with tabType and inUse [R7-048 P7-011 R3-038]', async () => {
  const { companyId, token } = await anAccount(server.services)
  await aSetting(server.services, companyId, 'reportTabConfig', [{ tabType: 27, inUse: 0 }])
  const answer = await server.call(getReportTabConfig, { companyId }, { token })
  expect(answer.data).toEqual([{ tabType: 27, inUse: 0 }])
})

test('the system config lists every rule as key and value [R7-049 P7-012]', async () => {
  const { companyId, token } = await anAccount(server.services)
  await aSetting(server.services, companyId, 'rules', { foldTextAnswers: true })
  const answer = await server.call(getSystemConfigList, { companyId }, { token })
  expect(answer.data).toContainEqual({ configKey: 'foldTextAnswers', configValue: '1' })
  expect(answer.data).toContainEqual({ configKey: 'reportScoreVisible', configValue: '1' })
  expect(answer.data).toContainEqual({ configKey: 'englishLabel', configValue: '0' })
})

test('a rule of several fields is listed as JSON, and as nothing until it is set', async () => {
  const { companyId, token } = await anAccount(server.services)
  const listed = async () => (await server.call(getSystemConfigList, { companyId }, { token })).data
  expect(await listed()).toContainEqual({ configKey: 'partnerBrand', configValue: '' })
  await aSetting(server.services, companyId, 'rules', { partnerBrand: { title: '云涧人才' } })
  expect(await listed()).toContainEqual({ configKey: 'partnerBrand', configValue: '{"title":"云涧人才"}' })
})

test('every rule of the company is answered by its key [P7-087]', async () => {
  const { companyId, token } = await anAccount(server.services)
  await aSetting(server.services, companyId, 'rules', { foldTextAnswers: true })
  const { data } = await server.call(getCompanyConfig, { companyId }, { token })
  expect(data).toEqual({
    abbreviatedDimensionNames: false,
    englishLabel: false,
    hideAnswerCorrectness: false,
    stageBasedEvaluation: false,
    foldTextAnswers: true,
    offlineInterviewTab: false,
    usesPersonalityTest: false,
    eliminationReasonRequired: false,
    reportScoreVisible: true,
    shareLinkNeedsPassword: false,
    shareMailsPasswordReport: false,
    mailsSharePassword: false,
    visitorsMaySendOn: true,
    visitorsMayDownload: true,
    ownOpinionFirst: true,
    ownOpinionBeforeAi: false,
    loadLanguageScore: false,
    partnerBrand: null,
    candidateMoveHours: 24,
    collectsIdCards: true,
    monitorsByPhone: true,
    sendsCampaign: true,
    showsSalary: false,
    hrMayErase: false,
    hrMayExport: false,
    hrMayMerge: false,
    idPhotoDays: 365,
  })
})

test('the company is answered with the name and the mark that its people see [P7-086]', async () => {
  const { companyId, token } = await anAccount(server.services)
  const read = async () => (await server.call(getCompanyInfo, { companyId }, { token })).data
  const own = { companyId, companyName: '云间科技', customerType: 'CUSTOMERTYPE_NORMAL', edition: null }
  expect(await read()).toEqual({ ...own, title: null, icon: null, logo: null })
  await aSetting(server.services, companyId, 'rules', { partnerBrand: { title: '云涧', icon: 'data:,' } })
  expect(await read()).toEqual({ ...own, title: '云涧', icon: 'data:,', logo: 'data:,' })
})

test('the brand of a company is told to everybody who has its id, its edition to its own accounts alone [P7-086 P6-031]', async () => {
  const { companyId } = await anAccount(server.services)
  await aSetting(server.services, companyId, 'rules', { partnerBrand: { title: '云涧', icon: 'data:,' } })
  await server.services.db
    .updateTable('company')
    .set({ edition: 'standard', editionSince: server.services.clock.now() })
    .where('id', '=', companyId)
    .execute()
  const brand = { companyId, companyName: '云间科技', title: '云涧', icon: 'data:,', logo: 'data:,' }
  const other = await anAccount(server.services)
  for (const token of [undefined, 'ended', other.token]) {
    const answer = await server.call(getCompanyInfo, { companyId }, token ? { token } : {})
    expect(answer.data).toEqual({ ...brand, customerType: null, edition: null })
  }
})

test('a request without an id gets the account’s own company, and a stranger gets none', async () => {
  const { companyId, token } = await anAccount(server.services)
  expect((await server.call(getCompanyInfo, {}, { token })).data.companyId).toBe(companyId)
  expect((await server.call(getCompanyInfo, {}, {})).code).toBe(1005)
  expect((await server.call(getCompanyInfo, { companyId: 'none' }, {})).code).toBe(1005)
})

test('the evaluation config answers both switches, 0 until set', async () => {
  const { companyId, token } = await anAccount(server.services)
  const answer = await server.call(getEvaluationConfig, { companyId }, { token })
  expect(answer.data).toEqual({ screeningInfoStatus: 0, evaluationInvisibleStatus: 0 })
})
