import type { AnyCall, ReplyOf } from '@candor/call/define'
import { type FakeApi, fakeApi, type SentFields } from '@candor/testkit/web/fake-api'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { ToastProvider } from '@candor/ui/overlays/toast'
import type { QueryClient } from '@tanstack/react-query'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import type { AbstractIntlMessages } from 'use-intl'
import { beforeEach } from 'vitest'
import type { OpenReport } from './open-report.ts'
import { anInterview, reportOf } from './report-under-test.ts'

/** The addresses that were asked for since the panel was shown. */
export const asked: string[] = []
/** What was posted since then, by its call's path. */
export const posted: { path: string; body: SentFields; key: string | null }[] = []
/** What was said in a toast since then. */
export const toasts: string[] = []
/** How often it led to sign-in since then. */
export const signIns = { count: 0 }

let api: FakeApi

beforeEach(() => {
  api = fakeApi(
    {
      lang: () => 'cn',
      goToSignIn: () => {
        signIns.count += 1
      },
      toast: (text) => void toasts.push(text),
      dangerNotice: () => {},
    },
    ({ method, path, address, input, key }) => {
      asked.push(address)
      if (method === 'POST') posted.push({ path, body: input, key })
    },
  )
})

/** Answers a call as the server would, `msg` where that is data. A call that no test plans fails the test. */
export function answer<C extends AnyCall>(call: C, reply: ReplyOf<C>, msg?: string): void {
  api.answer(call, reply, msg)
}

/** Answers what is asked for under a path, of a file say. */
export function respond(path: string, response: () => Response): void {
  api.respond(path, response)
}

export function refuse(call: AnyCall, msg: string, code = 9, data?: object): void {
  api.refuse(call, { msg, code, data })
}

/** Refuses a call once what comes back is called. */
export function refuseLater(call: AnyCall, msg: string, code = 9): () => void {
  refuse(call, msg, code)
  return api.hold(call)
}

/** Answers a call once what comes back is called. */
export function answerLater<C extends AnyCall>(call: C, reply: ReplyOf<C>, msg?: string): () => void {
  answer(call, reply, msg)
  return api.hold(call)
}

/** A finished report as the page hands it to a panel. */
export function openReport(given: Partial<OpenReport> = {}): OpenReport {
  return { ...reportOf(anInterview([]), { address: {}, go: () => {} }), ...given }
}

/** Draws a piece of a report in Chinese, against the planned answers. */
export function show(piece: ReactNode, messages: AbstractIntlMessages, known?: QueryClient) {
  asked.length = 0
  toasts.length = 0
  posted.length = 0
  signIns.count = 0
  const { queries, ...view } = renderScreen(<ToastProvider>{piece}</ToastProvider>, {
    messages: { ...messages },
    locale: 'cn',
    timeZone: 'Asia/Shanghai',
    queries: known,
  })
  return { ...view, queries, user: userEvent.setup() }
}
