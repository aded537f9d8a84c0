import { connectApi, quiet } from '@candor/call/web/client'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { defaultButtons } from '../../../features/access/rules/permissions.ts'
import { prefetchReport } from '../../../features/report/web/load-report.ts'
import { registerTabs, type TabCard } from '../../../features/report/web/tabs/tab-registry.ts'
import { forgetSignIn, rememberSignIn, signedIn } from '../../../features/session/web/signed-in.ts'
import { fakeUser } from '../../../features/session/web/user-under-test.ts'

const ids = { company_id: 'k', positionid: 'p', stageId: '2', jobseekerChannelId: 'c1', interviewId: 'i2' }
const permissions = [...defaultButtons.general]

let requests: string[][] = []

/** Answers what decides what else is asked, and lets the rest come to nothing. */
function answerOf(path: string) {
  if (path.endsWith('/findId')) return ids
  return path.endsWith('/getMenuTabs') ? { menuTabs: [], facts: { permissions } } : []
}

function signInWith(known: string[] | undefined): QueryClient {
  requests = []
  registerTabs(
    Object.values(
      import.meta.glob<TabCard>('../../../features/*/web/tab.ts', { eager: true, import: 'tab' }),
    ),
  )
  connectApi({ ...quiet, token: () => 't', isGathering: true })
  rememberSignIn({ token: 't', userInfo: fakeUser(known && { permissions: known }) })
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    const paths: string[] = JSON.parse(String(body)).calls.map(({ path }: { path: string }) => path)
    requests.push(paths)
    return Response.json({
      code: 0,
      msg: 'ok',
      data: paths.map((path) => ({ code: 0, msg: '0', data: answerOf(path), result: answerOf(path) })),
    })
  })
  return new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } })
}

afterEach(() => forgetSignIn())

const named = { userid: 'i2', jobseekerChannelId: 'c1' }

test('a report that its address names is asked for in one request, the AI data and the standing included [R4-014]', async () => {
  await prefetchReport(signInWith(permissions), named)
  expect(requests).toEqual([
    [
      '/rpa/label/listCandidateLabel',
      '/candidate/employment/interview/listInterviewInfos',
      '/candidate/evaluationConfig/getEvaluationConfig',
      '/mark/report/interview/getMenuTabs',
      '/candidate/employment/interview/findId',
      '/mark/interview/interview/interviewInfo',
      '/candidate/employment/edution/findAllEducation',
      '/candidate/employment/work/findAllWorkInfo',
      '/candidate/employ/airesult/interviewInfo',
      '/mark/report/score/positionScores',
      '/mark/employ/estimate/selectEstimateGroupByTimePeriod',
      '/mark/employ/estimate/selectAllEstimate',
    ],
  ])
})

test('what an account may do is learned from the first report, where the sign-in did not say it', async () => {
  const queries = signInWith(undefined)
  await prefetchReport(queries, named)
  expect(requests).toHaveLength(2)
  expect(signedIn()?.userInfo.permissions).toEqual(permissions)
  requests = []
  await prefetchReport(queries, { userid: 'i3', jobseekerChannelId: 'c3' })
  expect(requests[0]).toContain('/candidate/employ/airesult/interviewInfo')
})
