import { batch } from '@candor/call/batch'
import type { AnyCall, ReplyOf } from '@candor/call/define'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { IntlProvider } from 'use-intl'
import { vi } from 'vitest'
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

type Answer = { body: object; status: number }

const answers = new Map<string, Answer>()
let asked: { path: string; body: unknown }[] = []

/** What the fake server answers to a call from now on. */
export function answer<C extends AnyCall>(call: C, data: ReplyOf<C>): void {
  answers.set(call.path, { body: { code: 0, msg: 'ok', [call.payload]: data }, status: 200 })
}

/** The fake server says no to a call from now on: by its code, or by an HTTP status when there is none. */
export function refuse(
  call: AnyCall,
  { status = 200, data = null, ...no }: { code: number; msg: string; data?: unknown; status?: number },
): void {
  answers.set(call.path, { body: { ...no, data }, status })
}

answer(listSignInWays, { ways: ['password'] })

/** The inputs that a call was sent, oldest first. */
export function inputsOf(call: AnyCall): unknown[] {
  return asked.filter(({ path }) => path === call.path).map(({ body }) => body)
}

const notKnown = ({ message }: Error) => Response.json({ code: 1500, msg: message, data: null })

/** Answers each call of a batch as it would alone (D27). */
async function fakeBatch(init: RequestInit): Promise<Response> {
  const { calls }: { calls: { path: string; method: string; input: object }[] } = JSON.parse(
    String(init.body),
  )
  const data = await Promise.all(
    calls.map(async ({ path, input }) => {
      // One that is not known fails by itself: it may be a page's that the test before has left.
      const alone = fakeFetch(path, { body: JSON.stringify(input) }).catch(notKnown)
      return (await alone).json()
    }),
  )
  return Response.json({ code: 0, msg: 'ok', data })
}

async function fakeFetch(address: string, init: RequestInit): Promise<Response> {
  const [path = ''] = address.split('?')
  if (path === batch.path) return fakeBatch(init)
  const { body } = init
  asked.push({
    path,
    body: typeof body === 'string' ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(String(body))),
  })
  const found = answers.get(path)
  if (!found) throw new Error(`the fake server knows no answer to ${path}`)
  return Response.json(found.body, { status: found.status })
}

/** Puts the fake server in place of the network, with nothing asked so far. */
export function fakeServer(): void {
  asked = []
  vi.stubGlobal('fetch', fakeFetch)
}

/** Opens the application at an address, with its own routes, words and memory. */
export async function open(address: string) {
  fakeServer()
  vi.stubGlobal('scrollTo', () => {})
  const history = createMemoryHistory({ initialEntries: [address] })
  const app = createRouter({ ...router.options, history })
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <IntlProvider locale="zh-CN" timeZone="Asia/Shanghai" messages={words}>
      <QueryClientProvider client={queries}>
        <Pages router={app} />
      </QueryClientProvider>
    </IntlProvider>,
  )
  return { router: app, history, user: userEvent.setup() }
}
