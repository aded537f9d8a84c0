import 'fake-indexeddb/auto'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import {
  findId,
  listCandidateLabel,
  listInterviewInfos,
} from '../../../features/candidates/candidates/contract.ts'
import { interviewInfo } from '../../../features/candidates/interviews/contract.ts'
import {
  aWireAnswer,
  aWireInterview,
} from '../../../features/candidates/interviews/rules/reply-under-test.ts'
import { findNeighbours } from '../../../features/candidates/shortlist/contract/neighbours.ts'
import { listInterviewOperLog } from '../../../features/findings/manual-scores/contract/reading.ts'
import { submitEstimate } from '../../../features/findings/manual-scores/contract.ts'
import type { ReportAct } from '../../../features/platform/access/rules/acts.ts'
import { getEvaluationConfig } from '../../../features/platform/company/contract.ts'
import { getMenuTabs, noFacts } from '../../../features/report/report/contract.ts'
import { forgetSignIn } from '../../../features/sign-in/session/web/signed-in.ts'
import { signInAs } from '../../../features/sign-in/session/web/user-under-test.ts'
import { answer, inputsOf, open, refuseAll } from './app-under-test.tsx'

const ids = {
  company_id: 'k',
  positionid: 'p1',
  stageId: '2',
  stageTypeId: 2,
  jobseekerChannelId: 'c1',
  interviewId: 'i1',
}

function answerReport(acts: readonly ReportAct[] = ['score']): void {
  answer(findId, ids)
  answer(
    interviewInfo,
    aWireInterview([
      aWireAnswer('q1', { title: '自我介绍' }),
      aWireAnswer('q2', { title: '锁的代价', sessionStartMs: 60_000 }),
    ]),
  )
  answer(getMenuTabs, {
    menuTabs: [],
    facts: {
      ...noFacts,
      permissions: ['reportAIInterview', 'manualEvaluation'],
      hasAi: true,
      hasVideoQuestions: true,
      acts: [...acts],
    },
  })
  answer(listInterviewOperLog, [
    { problemAnswerId: 'q1', createByName: '吴涛', createDate: 1, estimateScore: 2, estimateOpinion: null },
    {
      problemAnswerId: 'q2',
      createByName: '沈岚',
      createDate: 1,
      estimateScore: 4,
      estimateOpinion: '要追问',
    },
  ])
  answer(submitEstimate, null)
}

beforeEach(() => signInAs())

const ofQuestion = '/manualEstimateDialog?interviewId=i1&questionId=q2'

test('the page on which one answer is scored is a route of its own, with the question, its log and the same fields [R2-010 P2-035]', async () => {
  answerReport()
  await open(ofQuestion)
  expect(await screen.findByRole('heading', { level: 1, name: '锁的代价' })).toBeTruthy()
  expect(screen.getByRole('slider', { name: '我的评分' })).toBeTruthy()
  expect(screen.getByRole('textbox', { name: '评语' })).toBeTruthy()
  expect(await screen.findByText('要追问')).toBeTruthy()
  expect(screen.queryByText('吴涛')).toBe(null)
  await waitFor(() => expect(document.title).toMatch(/^人工评分 · /))
})

test('the page on which one answer is scored leads back to the question in the report, by the names that the report’s address has', async () => {
  answerReport()
  await open(`/manualEstimateDialog?userid=i1&jobseekerChannelId=c1&q=q2`)
  const back = await screen.findByRole('link', { name: '返回报告' })
  const { pathname, searchParams } = new URL(back.getAttribute('href') ?? '', 'https://candor.example')
  expect([pathname, Object.fromEntries(searchParams)]).toEqual([
    '/shareurl',
    { userid: 'i1', jobseekerChannelId: 'c1', q: 'q2', activeIndex: '1', inner: '0' },
  ])
})

test('the page on which one answer is scored submits, says so, and stays with empty fields', async () => {
  answerReport()
  const { user } = await open(ofQuestion)
  await user.type(await screen.findByRole('textbox', { name: '评语' }), '清楚')
  await user.click(screen.getByRole('button', { name: '提交评分' }))
  expect(await screen.findByText('评分已提交')).toBeTruthy()
  expect(inputsOf(submitEstimate)).toEqual([
    { id: 'q2', interviewid: 'i1', estimateScore: 0, estimateOpinion: '清楚' },
  ])
  expect(screen.getByRole('textbox', { name: '评语' })).toHaveProperty('value', '')
})

test('the page on which one answer is scored goes back on Cancel', async () => {
  answerReport()
  refuseAll(getEvaluationConfig, listCandidateLabel, listInterviewInfos, findNeighbours)
  const { user, router } = await open(ofQuestion)
  await user.click(await screen.findByRole('button', { name: '取消' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/shareurl'))
  expect(router.state.location.search).toMatchObject({ userid: 'i1', q: 'q2' })
})

test.each([
  ['a question that was not asked', '/manualEstimateDialog?userid=i1&q=q9', ['score'], '链接无效'],
  ['no question', '/manualEstimateDialog?userid=i1', ['score'], '链接无效'],
  ['a viewer who may not score', ofQuestion, [], '暂无操作权限，请联系HR'],
] as const)(
  'the page on which one answer is scored says so of %s, with the way back',
  async (_, address, acts, words) => {
    answerReport(acts)
    await open(address)
    expect((await screen.findByRole('alert')).textContent).toContain(words)
    expect(screen.getByRole('link', { name: '返回报告' })).toBeTruthy()
  },
)

test('the page on which one answer is scored asks for a sign-in first', async () => {
  forgetSignIn()
  const { router } = await open(ofQuestion)
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
})
