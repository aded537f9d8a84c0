import { batch } from '@candor/call/batch'
import { connectApi, quiet } from '@candor/call/web/client'
import { QueryClient } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { positionScores } from '../../../features/candidates/scores/contract.ts'
import { findNeighbours } from '../../../features/candidates/shortlist/contract/neighbours.ts'
import { readStanding } from '../../../features/candidates/stages/contract/standing.ts'
import { aiReportData } from '../../../features/findings/analysis/contract/calls.ts'
import { preventCheatingReport } from '../../../features/findings/integrity/contract/report.ts'
import { infoWith } from '../../../features/findings/integrity/rules/checked-under-test.ts'
import { getPersonType } from '../../../features/findings/personality/contract.ts'
import { defaultButtons } from '../../../features/platform/access/rules/permissions.ts'
import { getMenuTabs } from '../../../features/report/report/contract.ts'
import { firstScreen } from '../../../features/report/report/rules/first-screen-under-test.ts'
import { type ReportAction, registerActions } from '../../../features/report/report/web/action-registry.ts'
import { answer, answerShortlist, facts } from '../../../features/report/report/web/calls-under-test.ts'
import { prefetchReport } from '../../../features/report/report/web/load-report.ts'
import { open } from '../../../features/report/report/web/opened-page-under-test.tsx'
import { preparePage, whole } from '../../../features/report/report/web/page-under-test.ts'
import { everythingShown } from '../../../features/report/report/web/report-under-test.ts'
import { registerTabs, type TabCard } from '../../../features/report/report/web/tabs/tab-registry.ts'
import { viewReportReq } from '../../../features/report/viewings/contract.ts'
import {
  selectAllEstimateGroupBy,
  selectEstimateGroupByTimePeriod,
} from '../../../features/review/evaluations/contract/reading.ts'
import { listAsked } from '../../../features/review/recommend/contract/asked.ts'
import { findOperateStatus } from '../../../features/review/recommend/contract/operate-status.ts'
import { rememberSignIn, signedIn } from '../../../features/sign-in/session/web/signed-in.ts'
import { fakeUser } from '../../../features/sign-in/session/web/user-under-test.ts'
import { selectAllEstimate } from '../../../features/tabs/report-remarks/contract.ts'
import { messages as words } from './messages/cn.ts'

preparePage()

const permissions = [...defaultButtons.general]

/** The paths of each request: those of a batch, or the only one. */
let requests: string[][] = []

beforeEach(() => {
  requests = []
  registerTabs(
    Object.values(
      import.meta.glob<TabCard>('../../../features/*/*/web/tab.ts', { eager: true, import: 'tab' }),
    ),
  )
  registerActions(
    Object.values(
      import.meta.glob<ReportAction>(
        ['../../../features/*/*/web/action.ts', '../../../features/*/*/web/action/*.ts'],
        { eager: true, import: 'action' },
      ),
    ),
  )
  rememberSignIn({ token: 't', userInfo: fakeUser({ permissions }) })
  for (const call of [selectEstimateGroupByTimePeriod, selectAllEstimate, selectAllEstimateGroupBy])
    answer(call, [])
  answer(findOperateStatus, null)
  answer(listAsked, [])
  answer(readStanding, {
    stageId: '2',
    stageName: '面试',
    days: 1,
    limitDays: null,
    outcome: null,
    outcomeAt: null,
    choices: [],
    needsReason: false,
  })
  answer(getMenuTabs, { menuTabs: [], facts: { ...facts, permissions, acts: ['evaluate'] } })
  answer(aiReportData, { aiData: null, evidence: [], shown: everythingShown })
  answer(positionScores, { standing: null })
  answer(viewReportReq, { logId: 'l1' })
  answer(preventCheatingReport, { ...infoWith(), unqualified: null, isGenerating: false })
  answer(getPersonType, null)
  connectApi({ ...quiet, token: () => 't', isGathering: true })
  const answerAlone = fetch
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const [path = ''] = address.split('?')
    if (path !== batch.path) {
      requests.push([path])
      return answerAlone(address, init)
    }
    const { calls } = batch.input.parse(JSON.parse(String(init.body)))
    requests.push(calls.map((call) => call.path))
    const data = await Promise.all(
      calls.map(async (call) => {
        const alone = await answerAlone(call.path, {
          method: call.method,
          body: JSON.stringify(call.input ?? {}),
        })
        return alone.json()
      }),
    )
    return Response.json({ code: 0, msg: 'ok', data })
  })
})

/** The paths of the calls for the first screen. */
const drawnFrom = firstScreen({ interviewId: 'i2', candidateId: 'c1' })
  .map(([{ path }]) => path)
  // The line with the stage is drawn from replies that are not kept.
  .concat(readStanding.path, listAsked.path)
  .toSorted()

test('an opened report asks in one request for all that it needs until it rests, in one more for a neighbour, and a step asks for the next place alone [R4-014]', async () => {
  answerShortlist()
  const { place } = open(whole, { ...words })
  await screen.findByRole('region', { name: '我的评价' }, { timeout: 30_000 })
  await waitFor(() => expect(requests).toHaveLength(2))
  const [first, ofNeighbour] = requests
  expect(first?.toSorted()).toEqual(drawnFrom)
  expect(ofNeighbour?.toSorted()).toEqual(drawnFrom)
  await userEvent.keyboard('j')
  await waitFor(() => expect(place().jobseekerChannelId).toBe('c2'))
  // A visit is recorded where it lasted long enough, which a slow machine decides.
  const asked = () => requests.slice(2).filter(([path]) => path !== viewReportReq.path)
  await waitFor(() => expect(asked()).toEqual([[findNeighbours.path]]))
}, 120_000)

test('the page learns the rights of an account from the first report, where the sign-in did not tell them', async () => {
  rememberSignIn({ token: 't', userInfo: fakeUser() })
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } })
  await prefetchReport(queries, { userid: 'i2', jobseekerChannelId: 'c1' })
  expect(requests).toHaveLength(2)
  expect(signedIn()?.userInfo.permissions).toEqual(permissions)
  requests = []
  await prefetchReport(queries, { userid: 'i3', jobseekerChannelId: 'c3' })
  expect(requests[0]).toContain(aiReportData.path)
})
