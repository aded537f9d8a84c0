import type { AnyCall, ReplyOf } from '@candor/call/define'
import { type FakeApi, fakeApi, type SentFields } from '@candor/testkit/web/fake-api'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { ToastProvider } from '@candor/ui/overlays/toast'
import type { QueryClient } from '@tanstack/react-query'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import type { AbstractIntlMessages } from 'use-intl'
import { beforeEach } from 'vitest'
import { ShownOnceProvider } from '../../../platform/manage/web/shown-once.tsx'
import { BesideProvider } from './beside.tsx'
import type { OpenReport } from './open-report.ts'
import { anInterview, reportOf } from './report-under-test.ts'

/** The addresses requested since the panel was shown. */
export const asked: string[] = []
/** The writes since then, by path. */
export const posted: { path: string; body: SentFields; key: string | null }[] = []
/** The texts of toasts since then. */
export const toasts: string[] = []
/** How often a call led to sign-in since then. */
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

/** Sets the reply of a call, with `msg` where that is data. A call without a reply fails the test. */
export function answer<C extends AnyCall>(call: C, reply: ReplyOf<C>, msg?: string): void {
  api.answer(call, reply, msg)
}

/** Sets a response for a path, for example of a file. */
export function respond(path: string, response: () => Response): void {
  api.respond(path, response)
}

export function refuse(call: AnyCall, msg: string, code = 9, data?: object): void {
  api.refuse(call, { msg, code, data })
}

/** Refuses a call once the returned function is called. */
export function refuseLater(call: AnyCall, msg: string, code = 9): () => void {
  refuse(call, msg, code)
  return api.hold(call)
}

/** Answers a call once what comes back is called. */
export function answerLater<C extends AnyCall>(call: C, reply: ReplyOf<C>, msg?: string): () => void {
  answer(call, reply, msg)
  return api.hold(call)
}

/** A finished report as the page gives it to a panel. */
export function openReport(given: Partial<OpenReport> = {}): OpenReport {
  return { ...reportOf(anInterview([]), { address: {}, go: () => {} }), ...given }
}

/** Draws a piece of a report in Chinese, against the planned answers. */
export function show(piece: ReactNode, messages: AbstractIntlMessages, known?: QueryClient) {
  asked.length = 0
  toasts.length = 0
  posted.length = 0
  signIns.count = 0
  const { queries, ...view } = renderScreen(
    <ToastProvider>
      <ShownOnceProvider>
        <BesideProvider>{piece}</BesideProvider>
      </ShownOnceProvider>
    </ToastProvider>,
    { messages: { ...messages }, locale: 'cn', timeZone: 'Asia/Shanghai', queries: known },
  )
  return { ...view, queries, user: userEvent.setup() }
}

/** A page that a button leaves: what it shows is gone then. */
export function Leavable({ children }: { children: ReactNode }) {
  const [isLeft, setIsLeft] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsLeft(true)}>
        leave
      </button>
      {!isLeft && children}
    </>
  )
}
