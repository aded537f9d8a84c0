import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { messages as ui } from '@candor/ui/messages/cn'
import { ToastProvider } from '@candor/ui/overlays/toast'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  redirect,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type AbstractIntlMessages, IntlProvider } from 'use-intl'
import { messages as candidates } from '../../../candidates/candidates/messages/cn.ts'
import { messages as shortlist } from '../../../candidates/shortlist/messages/cn.ts'
import { messages as access } from '../../../platform/access/messages/cn.ts'
import type { permissionKeys } from '../../../platform/access/rules/permissions.ts'
import { ShownOnceProvider } from '../../../platform/manage/web/shown-once.tsx'
import { messages as session } from '../../../sign-in/session/messages/cn.ts'
import { initialInner } from '../../../tabs/report-ai/rules/tab.ts'
import { messages as report } from '../messages/cn.ts'
import { readReportAddress } from '../rules/address.ts'
import { loadBeforeReport } from './load-report.ts'
import { ReportPage } from './page.tsx'
import { defineInnerTab, type PanelProps, type ReportTab, registerTabs } from './tabs/tab-registry.ts'
import { useReportAddress } from './use-report-address.ts'

const titles = {
  'report-resume': { tabTitle: '简历' },
  'report-ai': { tabTitle: 'AI 面试' },
  'report-record': { tabTitle: '录像' },
} as const

function tabOf(
  number: ReportTab['number'],
  feature: ReportTab['feature'],
  Panel: (props: PanelProps) => unknown,
): ReportTab {
  const drawn = lazyWithPreload(async () => (props: PanelProps) => <>{Panel(props)}</>)
  return {
    kind: 'tab',
    number,
    place: number,
    feature,
    isShownTo: ({ permissions }) => permissions.has(needs[feature] ?? 'offer'),
    Panel: drawn,
  }
}

const needs: Partial<Record<string, (typeof permissionKeys)[number]>> = {
  'report-resume': 'reportResume',
  'report-ai': 'reportAIInterview',
  'report-record': 'reportRemark',
}

function BrokenPanel(): never {
  throw new Error('the panel breaks')
}

/** Registers a resume, an AI interview, a plan that does not show, and a tab that breaks. */
export function registerFakeTabs(): void {
  registerTabs([
    tabOf(0, 'report-resume', () => <p>简历内容</p>),
    {
      ...tabOf(1, 'report-ai', ({ report: { address, interview } }) => (
        <p>
          AI 内容 {String(address.inner)} {String(interview.isFinished)} <input aria-label="查找" />
        </p>
      )),
      opensFinished: true,
      initialInner,
    },
    { ...tabOf(3, 'report-plan', () => null), purpose: 'interviewPlan', isShownTo: () => false },
    tabOf(4, 'report-record', () => <BrokenPanel />),
    ...[0, 1].map((inner) =>
      defineInnerTab({
        of: 1,
        inner,
        feature: 'report-record',
        hasCompactHeader: inner === 0,
        isShownTo: () => true,
        Panel: lazyWithPreload(async () => () => null),
      }),
    ),
  ])
}

function Report() {
  return <ReportPage {...useReportAddress()} hasShell />
}

/** Opens the page at an address, within a real router, as the application does; `words` are further messages. */
export function open(address: string, words: AbstractIntlMessages = {}) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } })
  const root = createRootRoute({ component: () => <Outlet /> })
  const page = (path: string) =>
    createRoute({
      getParentRoute: () => root,
      path,
      validateSearch: readReportAddress,
      loader: ({ location }) => loadBeforeReport(queries, readReportAddress(location.search)),
      shouldReload: ({ cause }) => cause !== 'stay',
      component: Report,
    })
  const opened = page('/shareurl')
  const redirected = createRoute({
    getParentRoute: () => root,
    path: '/redirect',
    beforeLoad: ({ location }) => {
      const href = new URLSearchParams(location.searchStr).get('url')
      if (href) throw redirect({ href, replace: true })
    },
  })
  const elsewhere = ['/login', '/first/talentList', '/'].map((path) =>
    createRoute({ getParentRoute: () => root, path, component: () => <p>elsewhere</p> }),
  )
  const history = createMemoryHistory({ initialEntries: ['/', address], initialIndex: 1 })
  const router = createRouter({
    routeTree: root.addChildren([opened, redirected, ...elsewhere]),
    history,
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const present = Object.entries(search).filter(([, value]) => value !== undefined)
      const text = new URLSearchParams(present.map(([key, value]): [string, string] => [key, String(value)]))
      return present.length > 0 ? `?${text}` : ''
    },
  })
  const view = render(
    <IntlProvider
      locale="zh-CN"
      messages={{ access, report, candidates, session, shortlist, ui, ...titles, ...words }}
      timeZone="Asia/Shanghai"
    >
      <QueryClientProvider client={queries}>
        <ToastProvider>
          <ShownOnceProvider>
            <RouterProvider router={router} />
          </ShownOnceProvider>
        </ToastProvider>
      </QueryClientProvider>
    </IntlProvider>,
  )
  const place = () =>
    readReportAddress(Object.fromEntries(new URLSearchParams(router.state.location.searchStr)))
  return { ...view, user: userEvent.setup(), history, router, queries, place }
}
