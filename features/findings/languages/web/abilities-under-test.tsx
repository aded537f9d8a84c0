import { type FakeApi, fakeApi } from '@candor/testkit/web/fake-api'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { beforeEach } from 'vitest'
import { reportEvents } from '../../../report/report/contract.ts'
import { messages as analysis } from '../../analysis/messages/en.ts'
import { messages } from '../messages/en.ts'

interface Given {
  /** Replies by path; `refusal` refuses, `waiting` never answers. */
  replies?: Readonly<Record<string, unknown>>
  /** Words of further features. */
  words?: Readonly<Record<string, unknown>>
}

/** The requests so far, by path. */
export const asked: string[] = []

/** The texts of toasts so far. */
export const said: string[] = []

let api: FakeApi

beforeEach(() => {
  asked.length = 0
  said.length = 0
  api = fakeApi({ toast: (text) => void said.push(text) }, ({ path }) => void asked.push(path))
  // Event streams stay silent.
  api.keepWaiting(reportEvents)
})

export function answerWith(replies: Given['replies'] = {}): void {
  for (const [path, reply] of Object.entries(replies)) {
    api.respond(path, () => {
      if (reply === 'waiting') return new Promise(() => {})
      if (reply instanceof Response) return reply.clone()
      return Response.json(reply === 'refusal' ? { code: 1500, msg: 'no' } : { code: 0, data: reply })
    })
  }
}

/** Renders a part of a report with the replies that a test gives. */
export function show(piece: ReactNode, { replies, words }: Given = {}): QueryClient {
  answerWith(replies)
  const { queries } = renderScreen(piece, { messages: { analysis, languages: messages, ...words } })
  return queries
}
