import { batch } from '@candor/call/batch'
import { codes } from '@candor/call/codes'
import type { AnyCall, ReplyOf } from '@candor/call/define'
import { ChangingQueryClient } from '@candor/call/web/query-client'
import { type FakeApi, fakeApi, type SentFields } from '@candor/testkit/web/fake-api'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { IntlProvider } from 'use-intl'
import { beforeEach, vi } from 'vitest'
import { listSignInWays } from '../../../features/sign-in/session/contract.ts'
import { fakeUser } from '../../../features/sign-in/session/web/user-under-test.ts'
import { registerSignInCards } from './cards/sign-in-cards.ts'
import { messages as words } from './messages/cn.ts'
import { Pages } from './pages.tsx'
import { router } from './router.ts'

registerSignInCards()

export const account = fakeUser()

let api: FakeApi

/** Answers each call of a batch as if it were sent alone (D27). */
async function answerBatch({ calls }: SentFields): Promise<Response> {
  const data = await Promise.all(
    batch.input.shape.calls.parse(calls).map(async ({ path, input = {} }) => {
      const alone = await fetch(path, { body: JSON.stringify(input) })
      return alone.json()
    }),
  )
  return Response.json({ code: 0, msg: 'ok', data })
}

beforeEach(() => {
  api = fakeApi()
  api.respond(batch.path, answerBatch)
  answer(listSignInWays, { ways: ['password'] })
})

/** Sets the fake server's reply to a call from now on. */
export function answer<C extends AnyCall>(call: C, data: ReplyOf<C>): void {
  api.answer(call, data)
}

/** Holds a call until the returned function is called. */
export const hold = (call: AnyCall): (() => void) => api.hold(call)

/** Makes the fake server refuse a call from now on: with a code, or with an HTTP status. */
export function refuse(
  call: AnyCall,
  refusal: { code: number; msg: string; data?: unknown; status?: number },
): void {
  api.refuse(call, refusal)
}

/**
 * Makes the fake server refuse these calls from now on, as their replies do not matter to the test. They are not
 * retried.
 */
export function refuseAll(...calls: readonly AnyCall[]): void {
  for (const call of calls) api.refuse(call, { code: codes.invalidInput })
}

/** The inputs that a call was sent since the application was opened, oldest first. */
export const inputsOf = (call: AnyCall) => api.inputsOf(call)

/** Opens the application at an address, with its own routes, messages and query cache. */
export async function open(address: string) {
  api.asked.length = 0
  vi.stubGlobal('scrollTo', () => {})
  const history = createMemoryHistory({ initialEntries: [address] })
  const app = createRouter({ ...router.options, history })
  const queries = new ChangingQueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <IntlProvider locale="zh-CN" timeZone="Asia/Shanghai" messages={words}>
      <QueryClientProvider client={queries}>
        <Pages router={app} />
      </QueryClientProvider>
    </IntlProvider>,
  )
  return { router: app, history, user: userEvent.setup() }
}
