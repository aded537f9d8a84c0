import { callQuery } from '@candor/call/web/query'
import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { QueryClient } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { findId, jobseekerChannelInfo, listCandidateLabel } from '../../../candidates/candidates/contract.ts'
import { getMenuTabs } from '../contract.ts'
import { answer, hold, person, timesAsked } from './calls-under-test.ts'
import { prefetchReport } from './load-report.ts'
import { open } from './opened-page-under-test.tsx'
import { named, preparePage } from './page-under-test.ts'
import type { ReportIds } from './report-queries.ts'
import { defineReportTab, type PanelProps, registerTabs } from './tabs/tab-registry.ts'

preparePage()

const address = { userid: 'i2', jobseekerChannelId: 'c1' }
const isShownTo = () => true
/** As the application keeps answers: what was asked for a moment ago is not asked for again. */
const keeping = () => new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } })
const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

test('a tab whose code does not come beforehand leaves the rest of a neighbour’s report on its way', async () => {
  const loaded: string[] = []
  const Panel = lazyWithPreload<PanelProps>(lost)
  const prefetch = (queries: QueryClient, interviewId: string) =>
    queries.prefetchQuery({ queryKey: [interviewId], queryFn: () => loaded.push(interviewId) })
  registerTabs([
    defineReportTab({ number: 0, place: 0, feature: 'report-resume', isShownTo, Panel, prefetch: lost }),
    defineReportTab({ number: 1, place: 1, feature: 'report-ai', isShownTo, Panel, prefetch }),
  ])
  await expect(prefetchReport(keeping(), address)).resolves.toBe(undefined)
  expect(loaded).toEqual(['i2'])
})

test('a tab whose code does not come beforehand is loaded when it is opened', async () => {
  const load = vi.fn(async () => () => '简历内容').mockImplementationOnce(lost)
  const Panel = lazyWithPreload<PanelProps>(load)
  registerTabs([defineReportTab({ number: 0, place: 0, feature: 'report-resume', isShownTo, Panel })])
  open(named)
  expect(await screen.findByText('简历内容')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
  await expect(lazyWithPreload(lost).preload?.()).resolves.toBe(false)
})

test('the count beside a tab’s name is loaded beforehand for readers of the tab, with and without an interview', async () => {
  answer(jobseekerChannelInfo, { channelInfo: person, resumeInfoItems: [], idCard: null })
  const counted: ReportIds[] = []
  const countQuery = (of: ReportIds) => ({
    queryKey: ['count', of],
    queryFn: () => counted.push(of),
    select: Number,
  })
  const Panel = lazyWithPreload<PanelProps>(lost)
  const remarks = { number: 4, place: 4, feature: 'report-remarks', Panel, countQuery } as const
  registerTabs([defineReportTab({ ...remarks, isShownTo })])
  await prefetchReport(keeping(), address)
  answer(findId, {
    company_id: 'k',
    positionid: 'p',
    stageId: '2',
    stageTypeId: 2,
    jobseekerChannelId: 'c2',
    interviewId: null,
  })
  await prefetchReport(keeping(), { jobseekerChannelId: 'c2' })
  expect(counted).toEqual([
    { interviewId: 'i2', candidateId: 'c1' },
    { interviewId: null, candidateId: 'c2' },
  ])
  registerTabs([defineReportTab({ ...remarks, isShownTo: () => false })])
  await prefetchReport(keeping(), address)
  expect(counted).toHaveLength(2)
})

test.each([
  ['c1', 1],
  ['c2', 2],
])(
  'the candidate’s calls of a report of c1 are repeated only for another candidate: %s',
  async (jobseekerChannelId, times) => {
    const queries = new QueryClient()
    const labels = callQuery(listCandidateLabel, { jobseekerChannelId: 'c1' })
    answer(findId, {
      company_id: 'k',
      positionid: 'p',
      stageId: '2',
      stageTypeId: 2,
      jobseekerChannelId,
      interviewId: 'i2',
    })
    const answered = fetch
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      const isLast = url.startsWith(findId.path)
      if (isLast) await expect.poll(() => queries.getQueryData(labels.queryKey)).toBeDefined()
      return answered(url, init)
    })
    await prefetchReport(queries, address)
    expect(timesAsked(listCandidateLabel)).toBe(times)
  },
)

test('all of a candidate without an interview is asked for before it is found', async () => {
  answer(jobseekerChannelInfo, {
    channelInfo: { ...person, stageId: '1' },
    resumeInfoItems: [],
    idCard: null,
  })
  answer(findId, {
    company_id: 'k',
    positionid: 'p',
    stageId: '1',
    stageTypeId: 1,
    jobseekerChannelId: 'c1',
    interviewId: null,
  })
  const release = hold(findId)
  const loading = prefetchReport(keeping(), { jobseekerChannelId: 'c1' })
  const parts = [getMenuTabs, jobseekerChannelInfo, listCandidateLabel]
  await expect.poll(() => parts.map(timesAsked)).toEqual([1, 1, 1])
  release()
  await loading
  expect(parts.map(timesAsked)).toEqual([1, 1, 1])
})
