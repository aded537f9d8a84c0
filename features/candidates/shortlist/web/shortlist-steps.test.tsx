import type { ReplyOf } from '@candor/call/define'
import { noticeKind } from '@candor/testkit/web/notices'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { ToastProvider } from '@candor/ui/overlays/toast'
import { usePageKeys } from '@candor/ui/use-page-keys.ts'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  useSearch,
} from '@tanstack/react-router'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { countRoute } from '../../../sign-in/session/web/route-counter.ts'
import type { findNeighbours } from '../contract.ts'
import { messages as cn } from '../messages/cn.ts'
import { messages as en } from '../messages/en.ts'
import { messages as zhTW } from '../messages/zh-TW.ts'
import type { ShortlistFilter } from '../rules/filter.ts'
import type { Neighbour } from '../rules/wire.ts'
import { ShortlistSteps } from './shortlist-steps.tsx'
import { useShortlistNavigation } from './use-shortlist-navigation.ts'

const people = ['c1', 'c2', 'c3']
const asked: Record<string, unknown>[] = []
const prefetched: string[] = []

function cellOf(candidateId: string | undefined): ReplyOf<typeof findNeighbours>['next'] {
  if (candidateId === undefined) return null
  return {
    jobSeekerChannelId: candidateId,
    interviewId: `i-${candidateId}`,
    recommendStageId: '2',
    operateStatus: null,
    stageId: '2',
    stageTypeKind: 2,
    state: 'notOperated',
  }
}

async function fakeFetch(_address: string, init: RequestInit): Promise<Response> {
  const sent = JSON.parse(String(init.body))
  asked.push(sent)
  const index = people.indexOf(sent.jobSeekerChannelId)
  const data: ReplyOf<typeof findNeighbours> = {
    place: index + 1,
    total: 3,
    previous: cellOf(people[index - 1]),
    next: cellOf(people[index + 1]),
    cells: ['pass', 'notOperated', 'invalid'],
    current: index,
    haveOperateCount: 7,
    noOperateCount: 12,
    invalidCount: 1,
  }
  return Response.json({ code: 0, msg: 'ok', data })
}

const addressOf = ({ candidateId }: Neighbour) => `/shareurl?candidate=${candidateId}`
const prefetch = async ({ candidateId }: Neighbour) => void prefetched.push(candidateId)

function Report() {
  const search: { candidate?: string; recommendStageId?: string } = useSearch({ strict: false })
  const navigation = useShortlistNavigation({
    candidateId: search.candidate ?? '',
    recommendStageId: search.recommendStageId,
    addressOf,
    prefetch,
  })
  usePageKeys((key) => {
    if (key === 'j') navigation.goNext()
    if (key === 'k') navigation.goPrevious()
    if (key === 'g') navigation.advance()
  })
  return (
    <>
      <p>{search.candidate}</p>
      <ShortlistSteps navigation={navigation} hasCounts={search.recommendStageId !== undefined} />
    </>
  )
}

function open(
  address: string,
  given: {
    arrivals: number
    shortlist?: ShortlistFilter
    messages?: typeof cn
    /** What the page of a step waits for before it shows. */
    loading?: Promise<void>
  },
) {
  asked.length = 0
  prefetched.length = 0
  vi.stubGlobal('fetch', fakeFetch)
  for (let arrival = 0; arrival < given.arrivals; arrival += 1) countRoute('/', '/shareurl')
  const root = createRootRoute()
  const pages = [
    createRoute({ getParentRoute: () => root, path: '/shareurl', component: Report }),
    createRoute({
      getParentRoute: () => root,
      path: '/redirect',
      component: Report,
      loader: () => given.loading,
    }),
  ]
  const history = createMemoryHistory({ initialEntries: ['/before'] })
  history.push(address, { shortlist: given.shortlist })
  const router = createRouter({ routeTree: root.addChildren(pages), history })
  renderScreen(
    <ToastProvider>
      <RouterProvider router={router} />
    </ToastProvider>,
    { messages: { shortlist: given.messages ?? cn }, locale: 'cn' },
  )
  return { router, history, user: userEvent.setup() }
}

const second = '/shareurl?candidate=c2'

test('the next candidate is reached through the redirect, and the page is replaced [R1-027 R2-005 R2-006]', async () => {
  const { router, history, user } = open(second, { arrivals: 2, shortlist: { name: '林' } })
  expect(await screen.findByText('第 2 位，共 3 位')).toBeTruthy()
  const before = history.length
  await user.click(screen.getByRole('button', { name: '下一位候选人' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/redirect'))
  expect(router.state.location.search).toEqual({ url: '/shareurl?candidate=c3' })
  expect(router.state.location.state.shortlist).toEqual({ name: '林' })
  expect(history.length).toBe(before)
})

test('the list is the one that the report was opened from; by an address alone it is the position’s', async () => {
  open(second, { arrivals: 2, shortlist: { name: '林', haveOperate: 0 } })
  await waitFor(() => expect(asked[0]).toEqual({ name: '林', haveOperate: 0, jobSeekerChannelId: 'c2' }))
  open(`${second}&recommendStageId=s2`, { arrivals: 2 })
  await waitFor(() =>
    expect(asked[0]).toEqual({ samePosition: 1, recommendStageId: 's2', jobSeekerChannelId: 'c2' }),
  )
})

/** Has answers wait until they are let go. */
function holdAnswers(): () => void {
  const held = Promise.withResolvers<void>()
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    await held.promise
    return fakeFetch(address, init)
  })
  return held.resolve
}

test('a step that is asked for before the neighbours are known is taken once they are', async () => {
  const { router, user } = open(second, { arrivals: 2, shortlist: {} })
  const letGo = holdAnswers()
  expect(await screen.findByText('c2')).toBeTruthy()
  await user.keyboard('j')
  expect(router.state.location.pathname).toBe('/shareurl')
  letGo()
  await waitFor(() => expect(router.state.location.search).toEqual({ url: '/shareurl?candidate=c3' }))
})

test.each([
  ['jj', '/shareurl?candidate=c3'],
  ['jjk', '/shareurl?candidate=c2'],
  ['jg', '/shareurl?candidate=c2'],
  ['kg', '/shareurl?candidate=c2'],
])(
  'while the page of a step is loading, further steps go on from there, and whoever left is led no further: %s',
  async (keys, url) => {
    const loaded = Promise.withResolvers<void>()
    const { router, history, user } = open('/shareurl?candidate=c1', {
      arrivals: 2,
      shortlist: {},
      loading: loaded.promise,
    })
    expect(await screen.findByText('第 1 位，共 3 位')).toBeTruthy()
    await user.keyboard(keys)
    expect(screen.getByText('c1')).toBeTruthy()
    loaded.resolve()
    await waitFor(() => expect(router.state.location.search).toEqual({ url }))
    expect(history.length).toBe(2)
  },
)

test('until it is known where the next one stands, the buttons stay and no place is said', async () => {
  const { history } = open('/shareurl?candidate=c1', { arrivals: 2, shortlist: {} })
  const placeOf = (words: string) => screen.getByText(words).parentElement?.getAttribute('aria-busy')
  expect(await screen.findByText('第 1 位，共 3 位')).toBeTruthy()
  expect(placeOf('第 1 位，共 3 位')).toBe('false')
  const letGo = holdAnswers()
  const next = screen.getByRole('button', { name: '下一位候选人' })
  history.replace('/shareurl?candidate=c3', { shortlist: {} })
  expect(await screen.findByText('c3')).toBeTruthy()
  expect(placeOf('第 1 位，共 3 位')).toBe('true')
  letGo()
  expect(await screen.findByText('第 3 位，共 3 位')).toBeTruthy()
  expect(placeOf('第 3 位，共 3 位')).toBe('false')
  expect(screen.getByRole('button', { name: '下一位候选人' })).toBe(next)
})

test.each(['j', 'g', 'jg'])(
  'a step that cannot be taken for seconds is not taken any more: %s',
  async (keys) => {
    const { router, user } = open(second, { arrivals: 2, shortlist: {} })
    const letGo = holdAnswers()
    expect(await screen.findByText('c2')).toBeTruthy()
    await user.keyboard(keys)
    const later = performance.now() + 2_001
    vi.spyOn(performance, 'now').mockReturnValue(later)
    letGo()
    expect(await screen.findByText('第 2 位，共 3 位')).toBeTruthy()
    expect(router.state.location.pathname).toBe('/shareurl')
  },
)

test('no step is taken where there is no page before this one', async () => {
  const { router, user } = open(`${second}&recommendStageId=s2`, { arrivals: 1 })
  expect(await screen.findByText('已处理 7')).toBeTruthy()
  await user.keyboard('j')
  expect(router.state.location.pathname).toBe('/shareurl')
})

test('both neighbours are loaded before they are asked for, and whom a step leads to as it is taken', async () => {
  const { user } = open(second, { arrivals: 2, shortlist: {} })
  await waitFor(() => expect(prefetched).toEqual(['c3', 'c1']))
  await user.keyboard('j')
  await waitFor(() => expect(prefetched).toEqual(['c3', 'c1', 'c3']))
})

test.each([
  ['c1', cn, '上一位候选人', '已经是第一位候选人'],
  ['c3', cn, '下一位候选人', '已经是最后一位候选人'],
  ['c1', en, 'Previous candidate', 'This is the first candidate'],
  ['c3', en, 'Next candidate', 'This is the last candidate'],
  ['c1', zhTW, '上一位候選人', '已經是第一位候選人'],
  ['c3', zhTW, '下一位候選人', '已經是最後一位候選人'],
])(
  'at %s a failure toast says that there is no further one, and the page stays: $2 [R5-025 R5-026 P8-025]',
  async (candidate, messages, button, words) => {
    const { router, user } = open(`/shareurl?candidate=${candidate}`, {
      arrivals: 2,
      shortlist: {},
      messages,
    })
    await user.click(await screen.findByRole('button', { name: button }))
    expect(await noticeKind(words)).toBe('danger')
    expect(router.state.location.pathname).toBe('/shareurl')
  },
)

test.each([
  [cn, ['已处理 7', '待处理 12', '已撤回 1']],
  [en, ['7 decided', '12 to review', '1 withdrawn']],
  [zhTW, ['已處理 7', '待處理 12', '已撤回 1']],
])(
  'the buttons need a page before this one, the counter a stage in the address [R2-064 R2-065 P2-121]',
  async (messages, counts) => {
    open(`${second}&recommendStageId=s2`, { arrivals: 1, messages })
    for (const count of counts) expect(await screen.findByText(count)).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  },
)

test('without a stage in the address there is no counter, and the buttons are there [R2-064 R2-065 P2-121]', async () => {
  open(second, { arrivals: 2, shortlist: {} })
  expect(await screen.findByRole('button', { name: '上一位候选人' })).toBeTruthy()
  expect(screen.getByRole('button', { name: '下一位候选人' })).toBeTruthy()
  expect(screen.queryByText('已处理 7')).toBeNull()
})
