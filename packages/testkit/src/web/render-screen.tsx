import { ChangingQueryClient } from '@candor/call/web/query-client'
import { htmlLang, type Locale } from '@candor/messages/locale'
import { messages as cn } from '@candor/ui/messages/cn'
import { messages as en } from '@candor/ui/messages/en'
import { messages as zhTW } from '@candor/ui/messages/zh-TW'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'

const freshQueries = () => new ChangingQueryClient({ defaultOptions: { queries: { retry: false } } })

const ui = { cn, en, 'zh-TW': zhTW }

interface Frame {
  /** The messages of the drawn features; those of the UI package are there already. */
  messages: Readonly<Record<string, unknown>>
  locale?: Locale
  timeZone?: string
  /** The query client; by default an empty one without retries. */
  queries?: QueryClient
}

/** A router without pages, so that links can be drawn. */
const noPages = () =>
  createRouter({ routeTree: createRootRoute(), history: createMemoryHistory({ initialEntries: ['/'] }) })

/** Messages, queries and a router around a piece of a screen, as in a page. */
export function frameOf({ messages, locale = 'en', timeZone = 'UTC', queries = freshQueries() }: Frame) {
  const router = noPages()
  return ({ children }: { children: ReactNode }) => (
    <IntlProvider locale={htmlLang(locale)} timeZone={timeZone} messages={{ ui: ui[locale], ...messages }}>
      <QueryClientProvider client={queries}>
        <RouterContextProvider router={router}>{children}</RouterContextProvider>
      </QueryClientProvider>
    </IntlProvider>
  )
}

/** Renders a piece of a screen in a frame. */
export function renderScreen(piece: ReactNode, { queries = freshQueries(), ...frame }: Frame) {
  const view = render(piece, { wrapper: frameOf({ ...frame, queries }) })
  return { ...view, queries }
}
