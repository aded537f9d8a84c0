import { anAccount, aSetting } from '@candor/testkit/builders'
import { aBundle, bundledInterview } from '@candor/testkit/bundles'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { aShare, aVisit } from '@candor/testkit/shares'
import { expect, test } from 'vitest'
import type { PermissionKey } from '../../../../platform/access/rules/permissions.ts'
import { visitorSwitch } from '../../../../platform/company/rules.ts'
import { getMenuTabs } from '../../../../report/report/contract.ts'
import { interviewInfo } from '../../contract.ts'
import { anAnswer, media } from './report-under-test.ts'

const server = serverUnderTest()
const { importFiles } = importerUnderTest(server)

const tattooResults = [{ tattooStatus: 0, armStatus: 1, handStatus: 2, legStatus: -1 }, { tattooStatus: 2 }]
const mobileMonitorVideoList = [
  { createdDate: 1_710_000_060_000, videoUrl: 'media/later.webm' },
  { createdDate: 1_710_000_000_000, videoUrl: 'media/first.webm' },
]
const videos = { 'media/later.webm': 'later', 'media/first.webm': 'first' }

/** Imports an interview for a company, and reads what an account with these keys knows of it. */
async function read(
  interview: object,
  given: { buttons?: readonly PermissionKey[]; profile?: string; files?: Record<string, string> } = {},
) {
  const { companyId, accountId, token } = await anAccount(
    server.services,
    given.buttons ? { buttons: given.buttons } : {},
  )
  const profile = given.profile ?? 'cn'
  await server.services.db.updateTable('company').set({ profile }).where('id', '=', companyId).execute()
  const bundle = aBundle({ interviews: [bundledInterview({ ...interview })] })
  const [result] = await importFiles({ 'bundle.json': bundle, ...given.files }, companyId)
  expect(result).toMatchObject({ state: 'stored', faults: [] })
  const { id, candidateId } = await server.services.db
    .selectFrom('interview')
    .where('companyId', '=', companyId)
    .select(['id', 'candidateId'])
    .executeTakeFirstOrThrow()
  const info = await server.call(interviewInfo, { userId: id }, { token })
  const menu = await server.call(getMenuTabs, { interviewId: id }, { token })
  return {
    companyId,
    accountId,
    candidateId,
    interviewId: id,
    parts: menu.data.facts.parts,
    result: info.data.interviewResult,
    body: info.body + menu.body,
    tabs: menu.data.menuTabs.map(({ tab }) => tab),
  }
}

test('body results and the phone’s recordings are imported and answered, without hidden ones [R3-001]', async () => {
  const { result, tabs } = await read({ tattooResults, mobileMonitorVideoList }, { files: videos })
  expect(result.tattooResults).toEqual([{ tattooStatus: 0, armStatus: 1, handStatus: null, legStatus: -1 }])
  expect(result.mobileMonitorVideoList).toEqual([
    { createdDate: 1_710_000_000_000, videoUrl: media },
    { createdDate: 1_710_000_060_000, videoUrl: media },
  ])
  expect(tabs).toContain(22)
})

test.each(['eu', 'us-il'])(
  'under the law of %s no body result leaves the server, nor that there is one',
  async (profile) => {
    const { result, body, tabs } = await read({ tattooResults }, { profile })
    expect(result.tattooResults).toEqual([])
    expect(body).not.toMatch(/tattooStatus|armStatus|handStatus|legStatus|"tattooResults":\[\{/)
    expect(tabs).not.toContain(22)
    const watched = await read({ tattooResults, mobileMonitorVideoList }, { profile, files: videos })
    expect(watched.result.mobileMonitorVideoList).toHaveLength(2)
    expect(watched.tabs).toContain(22)
  },
)

const found = (type: string, status: number) => ({ type, status, desc: ['…'] })

test.each([
  ['all of its findings are hidden', [found('phoneMonitoring', 2), found('leftPage', 0)], 0],
  ['one of them is not', [found('phoneMonitoring', 2), found('phoneMonitoring', 0)], 2],
  ['it found nothing', [found('leftPage', 2)], 2],
])('the check by the phone shows the expected recordings if %s [R2-078]', async (_, unqualified, count) => {
  const given = { antiCheating: { unqualified }, mobileMonitorVideoList }
  const { result, parts } = await read(given, { files: videos })
  expect(result.mobileMonitorVideoList).toHaveLength(count)
  expect(parts.includes('mobileMonitorVideoList')).toBe(count > 0)
  expect(parts).toContain('antiCheating')
})

test('body results that are all hidden do not tell that there are any', async () => {
  const { result, tabs } = await read({ tattooResults: [{ tattooStatus: 2 }, { armStatus: 2 }] })
  expect(result.tattooResults).toEqual([])
  expect(tabs).not.toContain(22)
})

test('a share that opens the checks shows a visitor neither body results nor the phone’s recordings', async () => {
  const { services } = server
  const antiCheating = { unqualified: [found('phoneMonitoring', 0)] }
  const given = { antiCheating, tattooResults, mobileMonitorVideoList }
  const { companyId, accountId, candidateId, interviewId } = await read(given, { files: videos })
  await aSetting(services, companyId, 'reportTabConfig', [
    { tabType: visitorSwitch('reportInterviewLog'), inUse: 1 },
  ])
  const share = await aShare(services, {
    companyId,
    candidateId,
    interviewId,
    accountId,
    password: 'aB3dE6',
    sections: ['reportAIInterview', 'antiCheating'],
  })
  const visit = await aVisit(services, share)
  const menu = await server.call(getMenuTabs, { interviewId }, visit)
  expect(menu.data.menuTabs.map(({ tab }) => tab)).toContain(22)
  const info = await server.call(interviewInfo, { userId: interviewId }, visit)
  expect(info.data.interviewResult).toMatchObject({ tattooResults: [], mobileMonitorVideoList: [] })
})

test('without the key of the interview’s log there is neither', async () => {
  const given = { tattooResults, mobileMonitorVideoList }
  const { result } = await read(given, { buttons: ['reportAIInterview'], files: videos })
  expect(result).toMatchObject({ tattooResults: [], mobileMonitorVideoList: [] })
})

test.each([
  ['a question of its own', { answers: [anAnswer('q1', { isCustom: 1 })] }, 1],
  [
    'one on a reading text',
    { answers: [anAnswer('q1', { problem_answer_method: 50, subAnswerList: [{ ...own('q2') }] })] },
    1,
  ],
  ['none', { answers: [anAnswer('q1')] }, 0],
  ['none, and is said to have', { isCustom: 1, answers: [anAnswer('q1')] }, 1],
  ['one, and is said to have none', { isCustom: 0, answers: [anAnswer('q1', { isCustom: 1 })] }, 0],
])(
  'isCustom says whether a company asked its own questions: %s [R3-001]',
  async (_case, interview, isCustom) => {
    expect((await read(interview)).result).toMatchObject({ isCustom })
  },
)

function own(question_id: string) {
  return { question_id, problem_answer_method: 0, problem: '<p>…</p>', isCustom: 1 }
}
