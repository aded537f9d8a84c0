import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { bodyLimitsOf } from './body-limits.ts'
import type { AdmissionOf, AnyCall, FileFieldOf, InputOf, ReplyOf } from './define.ts'
import type { TellFailure } from './envelope.ts'
import type { Gate } from './gate.ts'
import { readInput } from './input.ts'
import { receiveBody } from './receive.ts'
import type { ReceivedFile } from './receive-multipart.ts'
import { type RequestContext, requestContextOf } from './request-context.ts'
import { type BatchedCall, type BatchLimits, nameOf, serveBatch } from './serve-batch.ts'
import { type ServeEvents, type StreamLimit, serveEvents } from './serve-events.ts'
import { leaveBodiesUnread } from './unread-body.ts'
import { replyWriter } from './write-reply.ts'

export type { RequestContext } from './request-context.ts'

/** What a handler gets: what was asked, and what the gate proved for the call's access. */
export type CallRequest<C extends AnyCall> = AskedOf<C> & Readonly<AdmissionOf<C['access']>>

export interface AskedOf<C extends AnyCall> {
  readonly input: InputOf<C>
  readonly files: Readonly<Partial<Record<FileFieldOf<C>, ReceivedFile>>>
  /** The JSON body as it came, of a call that keeps its bytes; null where none came. */
  readonly json: Uint8Array | null
  readonly context: RequestContext
}

/** A payload whose envelope carries a value of its own in `msg`: the calls whose `msg` is data (R7-011). */
export class WithMsg<Payload> {
  readonly payload: Payload
  readonly msg: string

  constructor(payload: Payload, msg: string) {
    this.payload = payload
    this.msg = msg
  }
}

/** Returns a stored first answer as a reply; it passes the contract on the way out as every reply does. */
export function readStoredReply<C extends AnyCall>(_call: C, stored: unknown): ReplyOf<C> {
  return stored as ReplyOf<C>
}

/** What a handler returns: the payload, or the payload with the envelope's `msg` where that carries a value. */
export type Handler<C extends AnyCall> = (
  request: CallRequest<C>,
) => Promise<ReplyOf<C> | WithMsg<ReplyOf<C>>>

export interface Serve {
  <C extends AnyCall>(call: C, handler: Handler<C>): void
  /** Registers an event call. */
  readonly events: ServeEvents
}

export interface ServeOptions<Door> extends Gate<Door> {
  /** Turns what a call of a batch throws into its envelope, by the function that `answerFailures` returns. */
  tellFailure: TellFailure
  /** What one batch may cost; left out: 8 MB of answers, 2 s. */
  batchLimits?: BatchLimits
  /** The folder where uploaded files lie until their call is answered. */
  uploadFolder: string
  /** May refuse a body with files before any of it is read; `bytes` is the most that it has. */
  admitFiles?: (door: Door, bytes: number) => Promise<void>
  /** How long a body may come without progress (milliseconds). */
  bodyPatienceMs?: number
  /** How often an open event call sends a heartbeat and polls anew (milliseconds). */
  heartbeatMs?: number
  /** How many event calls one owner may have open; left out: any number. */
  streams?: StreamLimit<Door>
}

const defaultHeartbeatMs = 20_000

function responseSchema(call: AnyCall) {
  const reply = call.reply as z.ZodMiniType
  return z.object({ code: z.literal(0), msg: z.string(), [call.payload]: reply })
}

/** Registers one handler a call. Path, encoding, gate, validation and envelope come from the contract alone. */
export function serveCalls<Door>(app: FastifyInstance, options: ServeOptions<Door>): Serve {
  leaveBodiesUnread(app, options.bodyPatienceMs)
  const sent = new WeakMap<FastifyRequest, { context: RequestContext; door: Door }>()
  const batched = new Map<string, BatchedCall>()
  serveBatch(app, batched, options)
  const serve = <C extends AnyCall>(call: C, handler: Handler<C>) => {
    const limits = bodyLimitsOf(call)
    const write = replyWriter(responseSchema(call))
    const perform = async (
      door: Door,
      received: Pick<AskedOf<AnyCall>, 'files' | 'json' | 'context'>,
      body: Record<string, unknown>,
    ) => {
      const input = readInput(call, body, received.context.locale) as InputOf<C>
      const proof = await options.prove(call.access, door, input)
      const data = await handler({ ...received, ...proof, input } as unknown as CallRequest<C>)
      const { payload, msg } = data instanceof WithMsg ? data : { payload: data, msg: 'ok' }
      return { code: 0, msg, [call.payload]: payload }
    }
    // A call with bytes of its own beside its input cannot stand in a list.
    if (!call.files && !call.keepsJsonBytes) {
      batched.set(nameOf(call), {
        limits,
        answer: async (context, body) => {
          const door = await options.admit(call.access, context)
          return write(await perform(door, { files: {}, json: null, context }, body))
        },
      })
    }
    app.route({
      method: call.method,
      url: call.path,
      serializerCompiler: () => write,
      schema: {
        summary: call.summary,
        tags: [call.feature],
        ...(call.method === 'GET' ? { querystring: call.input } : { body: call.input }),
        response: { 200: responseSchema(call) },
      },
      onRequest: async (request, reply) => {
        // An answer is for whoever asked, and for now: no cache on the way or in the browser keeps it.
        reply.header('cache-control', 'no-store')
        const context = requestContextOf(request)
        sent.set(request, { context, door: await options.admit(call.access, context) })
      },
      handler: async (request) => {
        const known = sent.get(request)
        if (!known) throw new Error('a handler ran before its gate')
        const { context, door } = known
        const admitFiles = async (bytes: number) => options.admitFiles?.(door, bytes)
        const receiving = { call, limits, folder: options.uploadFolder, admitFiles }
        const received = await receiveBody(request, receiving, context.locale)
        try {
          const { files, json } = received
          return await perform(door, { files, json, context }, received.body)
        } finally {
          await received.discard()
        }
      },
    })
  }
  const { admit, prove, heartbeatMs = defaultHeartbeatMs, streams = null } = options
  return Object.assign(serve, { events: serveEvents(app, { admit, prove, heartbeatMs, streams }) })
}
