import { batch, maxBatchedCalls } from '@candor/call/batch'
import type { AnyCall, Call, ReplyOf, SentInputOf } from '@candor/call/define'
import { readStoredReply } from '@candor/call/serve'
import { saysUnreadable } from '@candor/call/unreadable'
import type { Locale } from '@candor/messages/locale'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { $ZodType } from 'zod/v4/core'

/** Why a call failed, in the server's words. */
export interface Failed {
  readonly data: null
  readonly code: number
  readonly msg: string
  /** Whether a stored part cannot be read, which is not the same as having none. */
  readonly isUnreadable: boolean
}

/** The reply to a call, or why it failed. */
export type Answered<C extends AnyCall> = { readonly data: ReplyOf<C>; readonly code: 0 } | Failed

/** Whether a call failed; null, for a call that was not made, is no failure. */
export function isFailed(answered: { readonly code: number } | null): answered is Failed {
  return answered !== null && answered.code !== 0
}

export type Ask = <C extends AnyCall>(call: C, input: SentInputOf<C>) => Promise<Answered<C>>

/** Makes a call about the report's interview; null where it has none. */
export async function askInterview<Reply extends $ZodType>(
  { ask, interviewId }: { readonly ask: Ask; readonly interviewId: string | null },
  call: Call<$ZodType<unknown, { interviewId: string }>, Reply>,
) {
  return interviewId === null ? null : ask(call, { interviewId })
}

/** The reader who makes the calls: token, language and address. */
export interface PaperReader {
  readonly token: string | null
  readonly locale: Locale
  readonly address: string
}

const Envelope = z.object({
  code: z.number(),
  msg: z.string(),
  data: z.optional(z.unknown()),
  result: z.optional(z.unknown()),
})
type Envelope = z.infer<typeof Envelope>

/** The body of a batch's reply. */
const BatchReply = z.object({ data: z.nullish(z.array(Envelope)) })

/** A call as it goes in a batch. */
export interface BatchedCall {
  readonly method: string
  readonly path: string
  readonly input: unknown
}

interface Waiting {
  readonly call: BatchedCall
  readonly resolve: (envelope: Envelope) => void
  readonly reject: (error: unknown) => void
}

/** Makes one batch of calls; resolves with the body of its reply. */
export type SendBatch = (calls: readonly BatchedCall[]) => Promise<string>

/** Sends batches as the reader's screens do: through the gate and the presenters, with the reader's token. */
export function sendAs(app: FastifyInstance, { token, locale, address }: PaperReader): SendBatch {
  return async (calls) => {
    const response = await app.inject({
      method: batch.method,
      url: batch.path,
      remoteAddress: address,
      headers: { lang: locale, ...(token ? { token } : {}), 'content-type': 'application/json' },
      payload: JSON.stringify({ calls }),
    })
    if (response.statusCode !== 200)
      throw new Error(`a batch was answered with status ${response.statusCode}`)
    return response.body
  }
}

/** Asks by batches: calls of one turn of the event loop go as one; a repeated call gets the first reply. */
export function askBy(sendBatch: SendBatch): Ask {
  const known = new Map<string, Promise<Envelope>>()
  let waiting: Waiting[] = []

  async function send(calls: readonly Waiting[]): Promise<void> {
    let left = calls
    while (left.length > 0) {
      const now = left.slice(0, maxBatchedCalls)
      const { data } = BatchReply.parse(JSON.parse(await sendBatch(now.map(({ call }) => call))))
      const answers = data ?? []
      if (answers.length === 0) throw new Error('a batch was answered with nothing')
      for (const [index, envelope] of answers.entries()) now[index]?.resolve(envelope)
      left = left.slice(answers.length)
    }
  }

  function sendAll(): void {
    const calls = waiting
    waiting = []
    send(calls).catch((error: unknown) => {
      for (const { reject } of calls) reject(error)
    })
  }

  return async (call, input) => {
    const requested = { method: call.method, path: call.path, input }
    const key = JSON.stringify(requested)
    const answer =
      known.get(key) ??
      new Promise<Envelope>((resolve, reject) => {
        if (waiting.length === 0) setImmediate(sendAll)
        waiting.push({ call: requested, resolve, reject })
      })
    known.set(key, answer)
    const { code, msg, ...envelope } = await answer
    if (code !== 0) return { code, msg, data: null, isUnreadable: saysUnreadable(envelope.data) }
    return { code, data: readStoredReply(call, envelope[call.payload]) }
  }
}
