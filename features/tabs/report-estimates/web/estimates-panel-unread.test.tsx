import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, answerLater, refuse, show, toasts } from '../../../report/report/web/panel-under-test.tsx'
import { ReportTabs } from '../../../report/report/web/tabs/report-tabs.tsx'
import {
  clickEstimate,
  selectAllEstimateGroupBy,
  selectAllEstimateGroupByforCMBC,
  selectEstimateGroupByTimePeriod,
} from '../../../review/evaluations/contract/reading.ts'
import { readEvaluations } from '../../../review/evaluations/rules/wire.ts'
import { unreadQuery } from '../../../review/evaluations/web/unread.ts'
import { EstimatesPanel } from './estimates-panel.tsx'
import { askedFor, queryOf, showPanel } from './estimates-panel-under-test.tsx'
import {
  anEstimate,
  appliedAt,
  aRecord,
  evaluatorsReport,
  prepareEstimates,
  words,
} from './estimates-under-test.tsx'
import { tab } from './tab.ts'

prepareEstimates()

const news = aRecord('e1', { estimates: [anEstimate('e1', { createdTime: appliedAt + 5_000 })] })

test('opening the tab marks as read what is shown, up to the newest of it, and says what was new [R7-012 R7-052]', async () => {
  answer(selectAllEstimateGroupBy, [news])
  answer(selectEstimateGroupByTimePeriod, [news], String(appliedAt))
  showPanel()
  await waitFor(() => expect(askedFor(clickEstimate.path)).toHaveLength(1))
  expect(queryOf(askedFor(clickEstimate.path)[0])).toEqual({
    jobseekerChannelId: 'c1',
    interviewId: 'i1',
    interviewerId: 'u12',
    startTime: String(appliedAt + 5_000),
  })
  // The server knows it as read, and the reader still sees what was new.
  answer(selectEstimateGroupByTimePeriod, [], String(appliedAt + 5_000))
  await waitFor(() => expect(askedFor(selectEstimateGroupByTimePeriod.path).length).toBeGreaterThan(1))
  expect(await screen.findByText('未读')).toBeTruthy()
  expect(askedFor(clickEstimate.path)).toHaveLength(1)
})

test('opening the tab marks nothing by what it knew before, which is asked for again first', async () => {
  answer(selectAllEstimateGroupBy, [news])
  answer(selectEstimateGroupByTimePeriod, [news], String(appliedAt))
  const report = evaluatorsReport()
  const { queries, unmount } = showPanel(report)
  await waitFor(() => expect(askedFor(clickEstimate.path)).toHaveLength(1))
  unmount()
  // Another page has marked the same meanwhile, and something came after it.
  await queries.cancelQueries()
  queries.setQueryData(unreadQuery({ ...report, recommendStageId: undefined }).queryKey, {
    since: appliedAt,
    records: readEvaluations([news]),
  })
  await queries.invalidateQueries({ refetchType: 'none' })
  const arrive = answerLater(selectEstimateGroupByTimePeriod, [], String(appliedAt + 5_000))
  show(<EstimatesPanel report={report} />, words, queries)
  expect(await screen.findByText('周予川')).toBeTruthy()
  arrive()
  await waitFor(() => expect(queries.isFetching()).toBe(0))
  expect(askedFor(clickEstimate.path)).toEqual([])
})

test('opening the tab asks with the candidate, the interview and the viewer [R7-010]', async () => {
  showPanel()
  await waitFor(() => expect(askedFor(selectEstimateGroupByTimePeriod.path)).toHaveLength(1))
  expect(queryOf(askedFor(selectEstimateGroupByTimePeriod.path)[0])).toEqual({
    jobseekerChannelId: 'c1',
    interviewId: 'i1',
    interviewerId: 'u12',
  })
})

test('opening the tab asks and marks with the stage that the address names [R6-026 R7-012]', async () => {
  answer(selectAllEstimateGroupByforCMBC, [news])
  answer(selectEstimateGroupByTimePeriod, [news], String(appliedAt))
  const report = evaluatorsReport({ address: { recommendStageId: '3' } })
  showPanel({ ...report, facts: { ...report.facts, isEvaluatedByStage: true } })
  await waitFor(() => expect(askedFor(clickEstimate.path)).toHaveLength(1))
  const stages = [...askedFor(selectEstimateGroupByTimePeriod.path), ...askedFor(clickEstimate.path)].map(
    (address) => queryOf(address).recommendStageId,
  )
  expect(new Set(stages)).toEqual(new Set(['3']))
})

test('opening the tab marks nothing where all is read', async () => {
  answer(selectAllEstimateGroupBy, [news])
  answer(selectEstimateGroupByTimePeriod, [], String(appliedAt + 5_000))
  showPanel()
  expect(await screen.findByText('周予川')).toBeTruthy()
  expect(screen.queryByText('未读')).toBe(null)
  expect(askedFor(clickEstimate.path)).toEqual([])
})

const showTabs = (report = evaluatorsReport()) =>
  show(<ReportTabs tabs={{ shown: [tab], active: null }} report={report} panelId="p" />, words)

test.each([
  [1, '评价 1 未读'],
  [99, '评价 99 未读'],
  [100, '评价 99+ 未读'],
  [0, '评价'],
])('the count beside the tab’s name of %i unread evaluations reads %s [R2-070]', async (count, name) => {
  const estimates = Array.from({ length: count }, (_, index) => anEstimate(`e${index}`))
  const unread = count > 0 ? [aRecord('e', { estimates })] : []
  answer(selectEstimateGroupByTimePeriod, unread, String(appliedAt))
  showTabs()
  await waitFor(() => expect(askedFor(selectEstimateGroupByTimePeriod.path)).toHaveLength(1))
  expect(await screen.findByRole('tab', { name })).toBeTruthy()
})

test('the count beside the tab’s name is of the stage that the address names [R6-026]', async () => {
  showTabs(evaluatorsReport({ address: { recommendStageId: '3' } }))
  await waitFor(() => expect(askedFor(selectEstimateGroupByTimePeriod.path)).toHaveLength(1))
  expect(queryOf(askedFor(selectEstimateGroupByTimePeriod.path)[0])).toMatchObject({
    recommendStageId: '3',
  })
})

test('the count beside the tab’s name is left out where the call fails, which is said in the server’s words [R8-006]', async () => {
  refuse(selectEstimateGroupByTimePeriod, '服务器繁忙')
  showTabs()
  await waitFor(() => expect(toasts).toEqual(['服务器繁忙']))
  expect(screen.getByRole('tab', { name: '评价' })).toBeTruthy()
})
