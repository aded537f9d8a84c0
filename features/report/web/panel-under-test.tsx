import type { AnyCall, ReplyOf } from '@candor/call/define'
import { connectApi } from '@candor/call/web/client'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { ToastProvider } from '@candor/ui/overlays/toast'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import type { AbstractIntlMessages } from 'use-intl'
import { vi } from 'vitest'
import type { OpenReport } from './open-report.ts'
import { anInterview, reportOf } from './report-under-test.ts'

const plans = new Map<string, () => unknown>()

/** The addresses that were asked for since the panel was shown. */
export const asked: string[] = []
/** What was posted since then, by its call's path. */
export const posted: { path: string; body: Record<string, string>; key: string | null }[] = []
/** What was said in a toast since then. */
export const toasts: string[] = []
/** How often it led to sign-in since then. */
export const signIns = { count: 0 }

/** Answers a call as the server would, `msg` where that is data. A call that no test plans fails the test. */
export function answer<C extends AnyCall>(call: C, reply: ReplyOf<C>, msg = 'ok'): void {
  plans.set(call.path, () => ({ code: 0, msg, [call.payload]: reply }))
}

export function refuse(call: AnyCall, msg: string, code = 9, data?: object): void {
  plans.set(call.path, () => ({ code, msg, data }))
}

/** Refuses a call once what comes back is called. */
export function refuseLater(call: AnyCall, msg: string, code = 9): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  plans.set(call.path, async () => {
    await promise
    return { code, msg }
  })
  return resolve
}

/** Answers a call once what comes back is called. */
export function answerLater<C extends AnyCall>(call: C, reply: ReplyOf<C>): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  plans.set(call.path, async () => {
    await promise
    return { code: 0, msg: 'ok', [call.payload]: reply }
  })
  return resolve
}

/** A finished report as the page hands it to a panel. */
export function openReport(given: Partial<OpenReport> = {}): OpenReport {
  return { ...reportOf(anInterview([]), { address: {}, go: () => {} }), ...given }
}

/** Draws a piece of a report in Chinese, against the planned answers. */
export function show(piece: ReactNode, messages: AbstractIntlMessages) {
  asked.length = 0
  toasts.length = 0
  posted.length = 0
  signIns.count = 0
  connectApi({
    token: () => 't',
    lang: () => 'cn',
    refreshAuth: async () => {},
    goToSignIn: () => {
      signIns.count += 1
    },
    toast: (text) => void toasts.push(text),
    dangerNotice: () => {},
  })
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const path = address.replace(/\?.*/, '')
    asked.push(address)
    if (init.method === 'POST') {
      const body = Object.fromEntries(new URLSearchParams(String(init.body)))
      posted.push({ path, body, key: new Headers(init.headers).get('idempotency-key') })
    }
    const plan = plans.get(path)
    if (!plan) throw new Error(`unplanned call of ${address}`)
    return Response.json(await plan())
  })
  const { queries, ...view } = renderScreen(<ToastProvider>{piece}</ToastProvider>, {
    messages: { ...messages },
    locale: 'cn',
    timeZone: 'Asia/Shanghai',
  })
  return { ...view, queries, user: userEvent.setup() }
}
