import { connectApi } from '@candor/call/web/client'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
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
  const { queries } = renderScreen(piece, { messages: { analysis, languages: messages, ...words } })
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
