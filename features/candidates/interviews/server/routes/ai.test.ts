import { anAccount } from '@candor/testkit/builders'
import { aBundle, bundledInterview } from '@candor/testkit/bundles'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { getMenuTabs } from '../../../../report/report/contract.ts'
import { listInterviewInfos } from '../../../candidates/contract.ts'
import { interviewInfo } from '../../contract.ts'
import { anAnswer } from './report-under-test.ts'

const server = serverUnderTest()
const { importFiles } = importerUnderTest(server)

/** Imports an interview, and reads what a report knows of it. */
async function anImported(interview: object) {
  const { companyId, token } = await anAccount(server.services)
  const bundle = aBundle({ interviews: [bundledInterview({ ...interview })] })
  const importAs = async (more: object) => {
    const interviews = [bundledInterview({ ...interview, ...more })]
    const [result] = await importFiles({ 'bundle.json': { ...bundle, interviews } }, companyId)
    expect(result).toMatchObject({ state: 'stored', faults: [] })
  }
  await importAs({})
  const { id, candidateId } = await server.services.db
    .selectFrom('interview')
    .where('companyId', '=', companyId)
    .select(['id', 'candidateId'])
    .executeTakeFirstOrThrow()
  return {
    importAs,
    info: async () => (await server.call(interviewInfo, { userId: id }, { token })).data.interviewResult,
    tabs: async () => {
      const { data } = await server.call(getMenuTabs, { interviewId: id }, { token })
      return data.menuTabs.map(({ tab }) => tab)
    },
    listed: async () =>
      (await server.call(listInterviewInfos, { jobseekerChannelId: candidateId }, { token })).data,
  }
}

const essay = anAnswer('q1', { problem_answer_method: 0 })
const analysis = { aiAllScore: 4.2, l2ReportInfo: { l2status: 0 } }

test.each([
  ['a written test alone', { answers: [essay] }, 0],
  ['nothing yet', {}, 0],
  ['a test of its own alone', { aiData: { characterScore: { social: 60 } } }, 0],
  ['a recorded question', { answers: [essay, anAnswer('q2')] }, 1],
  ['an analysis', { answers: [essay], aiData: analysis }, 1],
  ['nothing yet, and is said to have AI', { haveAi: 1 }, 1],
  ['a recorded question, and is said to have none', { haveAi: 0, answers: [anAnswer('q1')] }, 0],
])('an interview that holds %s has AI or not, and its tab with it [R2-034]', async (_case, given, haveAi) => {
  const { info, tabs } = await anImported(given)
  expect(await info()).toMatchObject({ haveAi })
  expect((await tabs()).includes(1)).toBe(haveAi === 1)
})

test('the imported AI status counts as long as the import has it', async () => {
  const { importAs, info } = await anImported({ haveAi: 1 })
  expect((await info()).haveAi).toBe(1)
  await importAs({ haveAi: undefined, usetime: 60 })
  expect((await info()).haveAi).toBe(0)
})

test('work-sync AI data tell that they are there, in the report and among the interviews, and go again [R4-002]', async () => {
  const synced = { aiData: { ...analysis, transferWorkSyncAiData: { source: '外部面试' } } }
  const { importAs, info, listed } = await anImported({ interview_status: 'doing', ...synced })
  expect(await info()).toMatchObject({ interview_status: 'doing', transferWorkSyncAiData: 1 })
  expect(await listed()).toMatchObject([{ interview_status: 'doing', transferWorkSyncAiData: 1 }])
  await importAs({ interview_status: 'doing', aiData: analysis })
  expect(await info()).toMatchObject({ transferWorkSyncAiData: null })
  expect(await listed()).toMatchObject([{ transferWorkSyncAiData: null }])
})
