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
import { listSignInWays } from '../../../features/session/contract.ts'
import { rememberSignIn, type UserInfo } from '../../../features/session/web/signed-in.ts'
import { fakeUser } from '../../../features/session/web/user-under-test.ts'
import { messages as words } from './messages/cn.ts'
import { Pages } from './pages.tsx'
import { router } from './router.ts'
import { registerSignInCards } from './sign-in-cards.ts'

registerSignInCards()

export const account = fakeUser()

export function signIn(given: Partial<UserInfo> = {}): void {
  rememberSignIn({ token: 't', userInfo: { ...account, ...given } })
}

let api: FakeApi

/** Answers each call of a batch as it would alone (D27). */
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

/** What the fake server answers to a call from now on. */
export function answer<C extends AnyCall>(call: C, data: ReplyOf<C>): void {
  api.answer(call, data)
}

/** The fake server answers a call only once what comes back is called. */
export const hold = (call: AnyCall): (() => void) => api.hold(call)

/** The fake server says no to a call from now on: by its code, or by an HTTP status when there is none. */
export function refuse(
  call: AnyCall,
  refusal: { code: number; msg: string; data?: unknown; status?: number },
): void {
  api.refuse(call, refusal)
}

/** The fake server says no to these calls from now on, as what they bring is no matter of the test; none is asked again. */
export function refuseAll(...calls: readonly AnyCall[]): void {
  for (const call of calls) api.refuse(call, { code: codes.invalidInput })
}

/** The inputs that a call was sent since the application was opened, oldest first. */
export const inputsOf = (call: AnyCall) => api.inputsOf(call)

/** Opens the application at an address, with its own routes, words and memory. */
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
