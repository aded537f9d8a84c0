import { callsOf } from '@candor/call/define'
import { callQuery } from '@candor/call/web/query'
import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { QueryClient, QueryObserver, useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { answer, answerShortlist, asked } from './calls-under-test.ts'
import { open } from './opened-page-under-test.tsx'
import { preparePage, whole } from './page-under-test.ts'
import { prefetchSameView } from './prefetch-same-view.ts'
import { defineReportTab, type PanelProps, registerTabs } from './tabs/tab-registry.ts'

const readThing = callsOf('things')({
  method: 'GET',
  path: '/mark/thing',
  summary: 'Reads a thing',
  access: 'public',
  input: z.object({
    candidateId: z.optional(z.string()),
    interviewId: z.optional(z.string()),
    page: z.optional(z.string()),
    recommendStageId: z.optional(z.string()),
  }),
  reply: z.string(),
  onFailure: [],
})

preparePage()
beforeEach(() => {
  answer(readThing, 'a thing')
})

const askedOfThings = () =>
  asked.filter(({ path }) => path === readThing.path).map(({ sent }) => Object.fromEntries(sent))

function Panel({ report: { interviewId } }: PanelProps) {
  return useQuery(callQuery(readThing, { interviewId: interviewId ?? undefined })).data
}

const here = { candidateId: 'c1', interviewId: 'i1' }

test('calls in view of one report are prefetched for another one, and no others', async () => {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } })
  await queries.prefetchQuery(callQuery(readThing, { candidateId: 'c1', page: 'not in view' }))
  const inView = [
    callQuery(readThing, { candidateId: 'c1', page: '2' }),
    callQuery(readThing, { interviewId: 'i1' }),
    callQuery(readThing, { candidateId: 'somebody else' }),
  ]
  for (const query of inView) new QueryObserver(queries, query).subscribe(() => {})
  const queryFn = vi.fn(() => 'read otherwise')
  new QueryObserver(queries, { queryKey: ['of no call', { candidateId: 'c1' }], queryFn }).subscribe(() => {})
  await waitFor(() => expect(askedOfThings()).toHaveLength(4))
  asked.length = 0

  prefetchSameView(queries, here, { candidateId: 'c2', interviewId: 'i2' })
  prefetchSameView(queries, here, { candidateId: 'c3', interviewId: null })
  await waitFor(() => expect(queries.isFetching()).toBe(0))
  expect(askedOfThings()).toEqual([{ candidateId: 'c2', page: '2' }, { interviewId: 'i2' }])
  expect(queryFn).toHaveBeenCalledTimes(1)
})

test('a call with a stage is prefetched with the other recommendation’s stage, or with the same one where it has none', async () => {
  const queries = new QueryClient()
  const query = callQuery(readThing, { candidateId: 'c1', recommendStageId: '2' })
  new QueryObserver(queries, query).subscribe(() => {})
  prefetchSameView(queries, here, { candidateId: 'c2', interviewId: 'i2', recommendStageId: '3' })
  prefetchSameView(queries, here, { candidateId: 'c3', interviewId: 'i3', recommendStageId: null })
  await waitFor(() =>
    expect(askedOfThings().slice(1)).toEqual([
      { candidateId: 'c2', recommendStageId: '3' },
      { candidateId: 'c3', recommendStageId: '2' },
    ]),
  )
})

test('calls in view without an interview are prefetched for another candidate without one', async () => {
  const queries = new QueryClient()
  const query = callQuery(readThing, { candidateId: 'c1', interviewId: undefined })
  new QueryObserver(queries, query).subscribe(() => {})
  prefetchSameView(queries, { ...here, interviewId: null }, { candidateId: 'c2', interviewId: 'i2' })
  prefetchSameView(queries, { ...here, interviewId: null }, { candidateId: 'c3', interviewId: null })
  await waitFor(() => expect(askedOfThings()).toEqual([{ candidateId: 'c1' }, { candidateId: 'c3' }]))
})

test('data of the tab in view are loaded for the next candidate before a step', async () => {
  const tab = { feature: 'report-resume', isShownTo: () => true } as const
  registerTabs([
    defineReportTab({ ...tab, number: 0, place: 0, Panel: lazyWithPreload<PanelProps>(async () => Panel) }),
  ])
  answerShortlist()
  open(`${whole}&activeIndex=0`)
  expect(await screen.findByText('a thing')).toBeTruthy()
  await waitFor(() => expect(askedOfThings()).toEqual([{ interviewId: 'i2' }, { interviewId: 'j1' }]))
})
