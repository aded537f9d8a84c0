import { connectApi } from '@candor/call/web/client'
import { messages as ui } from '@candor/ui/messages/en'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { vi } from 'vitest'
import { messages as analysis } from '../../analysis/messages/en.ts'
import { messages } from '../messages/en.ts'

interface Given {
  /** What each call answers, by its path; `refusal` answers no. What is not named never answers. */
  replies?: Readonly<Record<string, unknown>>
  /** Words of further features. */
  words?: Readonly<Record<string, unknown>>
}

/** Every request that was made since something was shown, without what follows the path. */
export const asked: string[] = []

export function answerWith(replies: Given['replies'] = {}): void {
  vi.stubGlobal('fetch', async (address: string) => {
    const [path = ''] = address.split('?')
    asked.push(path)
    if (!(path in replies)) return new Promise(() => {})
    const reply = replies[path]
    if (reply instanceof Response) return reply.clone()
    return Response.json(reply === 'refusal' ? { code: 1500, msg: 'no' } : { code: 0, data: reply })
  })
}

/** Draws a piece of a report with what a test lets the server answer. */
export function show(piece: ReactNode, { replies, words }: Given = {}): QueryClient {
  asked.length = 0
  answerWith(replies)
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <IntlProvider locale="en" messages={{ ui, analysis, languages: messages, ...words }} timeZone="UTC">
      <QueryClientProvider client={queries}>{piece}</QueryClientProvider>
    </IntlProvider>,
  )
  return queries
}

/** What the page says aloud from here on: the texts of its toasts. */
export function listenToToasts(): string[] {
  const said: string[] = []
  connectApi({
    lang: () => 'en',
    token: () => null,
    refreshAuth: async () => {},
    goToSignIn: () => {},
    toast: (text) => said.push(text),
    dangerNotice: (_title, text) => said.push(text),
  })
  return said
}
