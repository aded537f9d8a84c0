import type { ReplyOf } from '@candor/call/define'
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
import { userEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import * as z from 'zod/mini'
import { countRoute } from '../../../sign-in/session/web/route-counter.ts'
import type { findNeighbours } from '../contract/neighbours.ts'
import { messages as cn } from '../messages/cn.ts'
import type { ListSearch } from '../rules/list-words.ts'
import type { Neighbour } from '../rules/wire.ts'
import { ShortlistSteps } from './shortlist-steps.tsx'
import { useShortlistNavigation } from './use-shortlist-navigation.ts'

const Sent = z.looseObject({ jobSeekerChannelId: z.string() })

const people = ['c1', 'c2', 'c3']

export const asked: Record<string, unknown>[] = []

export const prefetched: string[] = []

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

export async function fakeFetch(_address: string, init: RequestInit): Promise<Response> {
  const sent = Sent.parse(JSON.parse(String(init.body)))
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

export function open(
  address: string,
  given: {
    arrivals: number
    shortlist?: ListSearch
    messages?: typeof cn
    /** Promise that the page of a step waits for before it shows. */
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

export const second = '/shareurl?candidate=c2'
