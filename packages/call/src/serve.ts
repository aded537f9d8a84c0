import type { Locale } from '@candor/messages/locale'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { bodyLimitsOf } from './body-limits.ts'
import type { AnyCall, FileFieldOf, InputOf, ProofOf, ReplyOf } from './define.ts'
import type { WriteFailure } from './envelope.ts'
import type { Gate } from './gate.ts'
import { readInput } from './input.ts'
import { keepReplies } from './kept-replies.ts'
import { published } from './published.ts'
import { receiveBody } from './receive.ts'
import type { ReceivedFile } from './receive-multipart.ts'
import { type RequestContext, requestContextOf } from './request-context.ts'
import { SerializedReply, Versioned, WithMsg } from './serialized-reply.ts'
import { type BatchedCall, type BatchLimits, nameOf, serveBatch } from './serve-batch.ts'
import { type ServeEvents, type StreamLimit, serveEvents } from './serve-events.ts'
import { leaveBodiesUnread } from './unread-body.ts'
import { replyWriter } from './write-reply.ts'

export type { RequestContext } from './request-context.ts'

/** What a handler gets: the input, and what the gate proved for the call's access. */
export type CallRequest<C extends AnyCall> = ReceivedOf<C> & Readonly<ProofOf<C['access']>>

export interface ReceivedOf<C extends AnyCall> {
  readonly input: InputOf<C>
  readonly files: Readonly<Partial<Record<FileFieldOf<C>, ReceivedFile>>>
  /** The bytes of the JSON body, for a call that keeps them; null without a body. */
  readonly json: Uint8Array | null
  readonly context: RequestContext
}

/** Returns a stored first reply; it passes the contract on the way out as every reply does. */
export function readStoredReply<C extends AnyCall>(_call: C, stored: unknown): ReplyOf<C> {
  return stored as ReplyOf<C>
}

/** What a handler returns: the payload, one with a `msg` of its own, or a function that builds it if needed. */
export type Handler<C extends AnyCall> = (
  request: CallRequest<C>,
) => Promise<ReplyOf<C> | WithMsg<ReplyOf<C>> | Versioned<ReplyOf<C>>>

export interface Serve {
  <C extends AnyCall>(call: C, handler: Handler<C>): void
  /** Registers an event call. */
  readonly events: ServeEvents
}

export interface ServeOptions<Caller> extends Gate<Caller> {
  /** Runs the work for a caller, from the proof of their rights to the reply. Left out: as it comes. */
  runFor?: <Result>(caller: Caller, work: () => Promise<Result>) => Promise<Result>
  /** The caller and their rights as one text: nobody else gets a reply that is kept for them. Null: nothing is kept. */
  identify?: (caller: Caller) => string | null
  /** The most bytes of kept replies; left out: 64 MB. */
  keptBytes?: number
  /** Turns an error of a call in a batch into its envelope: the function that `replyToFailures` returns. */
  writeFailure: WriteFailure
  /** The limits of one batch; left out: 8 MB of replies, 2 s. */
  batchLimits?: BatchLimits
  /** The folder of uploaded files until their call is answered. */
  uploadFolder: string
  /** May refuse a body with files before any of it is read; `bytes` is the most that it can have. */
  acceptFiles?: (caller: Caller, bytes: number, context: RequestContext) => Promise<void>
  /** Puts what each language words differently into a written reply; left out: nothing. */
  wordReply?: (text: string, locale: Locale) => string
  /** How long a body may stop coming in (milliseconds). */
  bodyPatienceMs?: number
  /** How often an open event call sends a heartbeat and polls again (milliseconds). */
  heartbeatMs?: number
  /** The most open event calls of one owner; left out: any number. */
  streams?: StreamLimit<Caller>
}

const defaultHeartbeatMs = 20_000
const defaultKeptBytes = 64 * 1024 * 1024

function responseSchema(call: AnyCall) {
  const reply = call.reply as z.ZodMiniType
  return z.object({ code: z.literal(0), msg: z.string(), [call.payload]: reply })
}

/** Sends the reply, or that it is unchanged if a GET brings its etag. */
function sendAnswer(request: FastifyRequest, reply: FastifyReply, { bytes, etag }: SerializedReply) {
  // Weak: compressed or not it is the same reply, in other bytes.
  const tag = `W/"${etag}"`
  reply.header('etag', tag)
  const held = request.method === 'GET' ? request.headers['if-none-match'] : null
  if (held?.split(',').some((part) => part.trim() === tag)) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(bytes)
}

/** The key of a kept reply: all that it depends on. No part of it holds a line break. */
function replyKey({ method, path }: AnyCall, input: unknown, reader: readonly string[]): string {
  return [...reader, method, path, JSON.stringify(input)].join('\n')
}

const asWritten = (text: string) => text

/** Returns a function that writes the reply of a call with its envelope. */
function writerOf<C extends AnyCall>(call: C, wordReply: (text: string, locale: Locale) => string) {
  const write = replyWriter(responseSchema(call))
  return (given: ReplyOf<C> | WithMsg<ReplyOf<C>>, locale: Locale) => {
    const { payload, msg } = given instanceof WithMsg ? given : { payload: given, msg: 'ok' }
    return new SerializedReply(wordReply(write({ code: 0, msg, [call.payload]: payload }), locale))
  }
}

/** Registers one handler for each call. Path, encoding, gate, validation and envelope come from the contract alone. */
export function serveCalls<Caller>(app: FastifyInstance, options: ServeOptions<Caller>): Serve {
  leaveBodiesUnread(app, options.bodyPatienceMs)
  const sent = new WeakMap<FastifyRequest, { context: RequestContext; caller: Caller }>()
  const batched = new Map<string, BatchedCall>()
  const { identify = () => null, keptBytes = defaultKeptBytes, runFor = (_caller, work) => work() } = options
  const kept = keepReplies(keptBytes)
  serveBatch(app, batched, options)
  const serve = <C extends AnyCall>(call: C, handler: Handler<C>) => {
    const limits = bodyLimitsOf(call)
    const written = writerOf(call, options.wordReply ?? asWritten)
    const answer = async (
      caller: Caller,
      received: Pick<ReceivedOf<AnyCall>, 'files' | 'json' | 'context'>,
      body: Record<string, unknown>,
    ): Promise<SerializedReply> => {
      const { locale } = received.context
      const input = readInput(call, body, locale) as InputOf<C>
      const proof = await options.prove(call.access, caller, input)
      const given = await handler({ ...received, ...proof, input } as unknown as CallRequest<C>)
      if (!(given instanceof Versioned)) return written(given, locale)
      const who = identify(caller)
      if (who === null) return written(await given.build(), locale)
      const key = replyKey(call, input, [who, given.version, locale])
      return kept.find(key) ?? kept.keep(key, written(await given.build(), locale))
    }
    // A call with files or its own bytes cannot be part of a batch.
    if (!call.files && !call.keepsJsonBytes) {
      batched.set(nameOf(call), {
        isRead: call.isRead,
        mayLag: call.mayLag,
        limits,
        answer: async (context, body) => {
          const caller = await options.authenticate(call.access, context)
          return runFor(caller, () => answer(caller, { files: {}, json: null, context }, body))
        },
      })
    }
    app.route({
      method: call.method,
      url: call.path,
      schema: {
        ...published(call, options),
        ...(call.method === 'GET' ? { querystring: call.input } : { body: call.input }),
        response: { 200: responseSchema(call) },
      },
      onRequest: async (request, reply) => {
        // A reply is for its caller, and for now: no cache on the way or in the browser keeps it.
        reply.header('cache-control', 'no-store')
        const context = requestContextOf(request)
        sent.set(request, { context, caller: await options.authenticate(call.access, context) })
      },
      handler: async (request, reply) => {
        const known = sent.get(request)
        if (!known) throw new Error('a handler ran before its gate')
        const { context, caller } = known
        const acceptFiles = async (bytes: number) => options.acceptFiles?.(caller, bytes, context)
        const receiving = { call, limits, folder: options.uploadFolder, acceptFiles }
        const received = await receiveBody(request, receiving, context.locale)
        const { files, json, body } = received
        // Removes uploaded files before replying, so that a client that has its reply finds nothing left behind.
        const answered = await runFor(caller, () => answer(caller, { files, json, context }, body)).finally(
          received.discard,
        )
        return sendAnswer(request, reply, answered)
      },
    })
  }
  const { heartbeatMs = defaultHeartbeatMs, streams = null } = options
  return Object.assign(serve, { events: serveEvents(app, { ...options, heartbeatMs, streams }) })
}
