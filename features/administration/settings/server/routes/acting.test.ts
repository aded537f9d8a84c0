import { aDocument, anAccount, anInterview } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { aiReportData } from '../../../../findings/analysis/contract/calls.ts'
import { saveAiMark, saveCompany, savePosition, saveReportTab, saveRules } from '../../contract.ts'

const server = serverUnderTest()

/** A report that a colleague has open while an administrator changes how the company is set up. */
async function anOpenReport() {
  const interview = await anInterview(server.services)
  const { companyId, interviewId } = interview
  await aDocument(server.services, interview, 'aiData', {
    aiAllScore: 4.2,
    nextSuggest: '追问迁移',
    emotionScore: 3.9,
  })
  const reader = await anAccount(server.services, { companyId })
  const admin = await anAccount(server.services, { companyId, userType: 'admin' })
  const read = () => server.call(aiReportData, { interviewId }, { token: reader.token })
  return { ...interview, read, as: { token: admin.token } }
}

test('a part that is switched off is gone from an open report, and back when it is switched on [R6-014]', async () => {
  const { read, as } = await anOpenReport()
  expect((await read()).body).toContain('追问迁移')
  await server.call(saveReportTab, { tabType: 12, inUse: 0 }, as)
  expect((await read()).body).not.toContain('追问迁移')
  await server.call(saveReportTab, { tabType: 12, inUse: 1 }, as)
  expect((await read()).body).toContain('追问迁移')
})

test('a score that is switched off is gone from an open report', async () => {
  const { read, as } = await anOpenReport()
  await server.call(saveAiMark, { allStatus: 0 }, as)
  expect((await read()).data.aiData).not.toHaveProperty('aiAllScore')
})

test('rules of the company and of the position hold for an open report', async () => {
  const { positionId, read, as } = await anOpenReport()
  await server.call(saveRules, { abbreviatedDimensionNames: true, englishLabel: true }, as)
  await server.call(savePosition, { positionId, hideScoreIndicator: true }, as)
  const { data } = await read()
  expect(data.shown).toMatchObject({ abbreviatedNames: true, englishLabel: true, scoreIndicator: false })
})

test('a change of the profile removes emotions from an open report', async () => {
  const { read, as } = await anOpenReport()
  expect((await read()).data.aiData).toHaveProperty('emotionScore')
  await server.call(saveCompany, { profile: 'eu' }, as)
  expect((await read()).data.aiData).not.toHaveProperty('emotionScore')
})
