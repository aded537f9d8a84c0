import type { AnyCall, AnyEventCall, ReplyOf } from '@candor/call/define'
import { type ApiClient, connectApi, quiet } from '@candor/call/web/client'
import { vi } from 'vitest'
import * as z from 'zod/mini'

/** The fields of an input as they were sent: real values in JSON, text elsewhere. */
export type SentFields = Readonly<Record<string, unknown>>

export interface AskedCall {
  readonly method: string | undefined
  readonly path: string
  /** The path with the query that was sent. */
  readonly address: string
  readonly input: SentFields
  /** The idempotency key of a write. */
  readonly key: string | null
}

/** A server's refusal. */
export class Refused {
  readonly body: { readonly code: number; readonly msg: string; readonly data: unknown }
  readonly status: number

  constructor({ code = 1500, msg = 'no', data = null, status = 200 }: Partial<Refusal> = {}) {
    this.body = { code, msg, data }
    this.status = status
  }
}

interface Refusal {
  code: number
  msg: string
  data: unknown
  status: number
}

type Answer<C extends AnyCall> = ReplyOf<C> | Refused
type Plan = (input: SentFields) => Response | Promise<Response>

const Fields = z.record(z.string(), z.unknown())

function fieldsOf(body: RequestInit['body'], query: string | undefined): SentFields {
  if (typeof body === 'string') return Fields.parse(JSON.parse(body))
  if (body instanceof FormData || body instanceof URLSearchParams) return Object.fromEntries(body)
  return Object.fromEntries(new URLSearchParams(query))
}

/**
 * Replaces the server, call by call, for the running test.
 *
 * A call without a planned reply fails the test. A failed call notes its text and has no effects, unless `client` says
 * otherwise. `onAsked` gets each call.
 */
export function fakeApi(client: Partial<ApiClient> = {}, onAsked: (call: AskedCall) => void = () => {}) {
  const plans = new Map<string, Plan>()
  const held = new Map<string, Promise<void>>()
  const asked: AskedCall[] = []
  const said: string[] = []

  function answerBy<C extends AnyCall>(
    call: C,
    answerTo: (input: SentFields) => Answer<C> | Promise<Answer<C>>,
    msg = 'ok',
  ): void {
    plans.set(call.path, async (input) => {
      const answer = await answerTo(input)
      if (answer instanceof Refused) return Response.json(answer.body, { status: answer.status })
      return Response.json({ code: 0, msg, [call.payload]: answer })
    })
  }

  const notes = {
    toast: (text: string) => void said.push(text),
    dangerNotice: (_title: string, text: string) => void said.push(text),
  }
  connectApi({ ...quiet, token: () => 't', ...notes, ...client })
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const [path = '', query] = address.split('?')
    // The health check is no call: the server is up unless a test says otherwise.
    if (path === '/healthz' && !plans.has(path)) return new Response()
    const input = fieldsOf(init.body, query)
    const key = new Headers(init.headers).get('idempotency-key')
    const call = { method: init.method, path, address, input, key }
    asked.push(call)
    onAsked(call)
    await held.get(path)
    const plan = plans.get(path)
    if (plan) return plan(input)
    console.error(`unplanned call of ${address}`)
    throw new Error(`unplanned call of ${address}`)
  })

  return {
    /** The calls so far, in order. */
    asked,
    /** The texts of failures so far, from toasts and notices. */
    said,
    /** The inputs of a call so far. */
    inputsOf: (call: AnyCall) => asked.filter(({ path }) => path === call.path).map(({ input }) => input),
    /** Sets the reply of a call from now on, with `msg` where that is data. */
    answer: <C extends AnyCall>(call: C, reply: ReplyOf<C> | Promise<ReplyOf<C>>, msg?: string) =>
      answerBy(call, () => reply, msg),
    /** Sets a function that answers or refuses a call by its input, from now on. */
    answerBy,
    /** Sets a whole response for a path, from now on. */
    respond: (path: string, plan: Plan) => void plans.set(path, plan),
    /** Refuses a call from now on. */
    refuse: (call: AnyCall, refusal: Partial<Refusal> = {}) => answerBy(call, () => new Refused(refusal)),
    /** Holds a call until the returned function is called, and then returns the reply that is set at that time. */
    hold: (call: AnyCall): (() => void) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      held.set(call.path, promise)
      return () => {
        held.delete(call.path)
        resolve()
      }
    },
    /** Never answers a call. */
    keepWaiting: (call: AnyCall | AnyEventCall) => {
      plans.set(call.path, () => new Promise(() => {}))
    },
  }
}

export type FakeApi = ReturnType<typeof fakeApi>
