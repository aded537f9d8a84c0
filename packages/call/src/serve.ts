import type { Locale } from '@candor/messages/locale'
import { localeOfHeader } from '@candor/messages/translate'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { safeParse } from 'zod/v4/core'
import { codes } from './codes.ts'
import type { Admissions, AnyCall, Call, FileFieldOf, InputOf, ReplyOf } from './define.ts'
import { type Fault, faultsOf, wordFaults } from './faults.ts'
import { type ReceivedFile, receiveBody } from './receive.ts'

/** Who is at the other end, before anything is proved. */
export interface Visitor {
  readonly address: string
  readonly token: string | null
  readonly locale: Locale
  readonly requestId: string
}

export interface CallRequest<C extends AnyCall> {
  readonly input: InputOf<C>
  readonly files: Readonly<Partial<Record<FileFieldOf<C>, ReceivedFile>>>
  /** The gate's proof for the call's access. */
  readonly viewer: C extends Call<z.ZodMiniType, z.ZodMiniType, string, infer Access>
    ? Admissions[Access]
    : never
  readonly visitor: Visitor
}

/** What a handler gives: the payload, or the payload with the envelope's `msg` where that carries a value. */
export type Handler<C extends AnyCall> = (request: CallRequest<C>) => Promise<ReplyOf<C>>

export type Serve = <C extends AnyCall>(call: C, handler: Handler<C>) => void

export interface ServeOptions {
  /** Proves the call's access or refuses. It runs before the body is read, so that a stranger uploads nothing. */
  admit: (access: keyof Admissions, visitor: Visitor) => Promise<Admissions[keyof Admissions]>
}

const sent = new WeakMap<FastifyRequest, { visitor: Visitor; viewer: Admissions[keyof Admissions] }>()

function visitorOf(request: FastifyRequest): Visitor {
  const header = (name: string) => {
    const value = request.headers[name]
    return Array.isArray(value) ? value[0] : value
  }
  return {
    address: request.ip,
    token: header('token') || null,
    locale: localeOfHeader(header('lang')),
    requestId: request.id,
  }
}

/** The caller's language, for whoever words an answer outside a handler. */
export function localeOf(request: FastifyRequest): Locale {
  return visitorOf(request).locale
}

/** Gives every field the contract's spelling, so that `jobSeekerChannelId` and `jobseekerChannelId` are one. */
export function spellAsContract(call: AnyCall, body: Record<string, unknown>): Record<string, unknown> {
  const shape = 'shape' in call.input._zod.def ? (call.input._zod.def.shape as object) : {}
  const spelling = new Map(Object.keys(shape).map((key) => [key.toLowerCase(), key]))
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [spelling.get(key.toLowerCase()) ?? key, value]),
  )
}

function readInput(call: AnyCall, body: Record<string, unknown>, locale: Locale): unknown {
  const parsed = safeParse(call.input, spellAsContract(call, body), { reportInput: true })
  if (parsed.success) return parsed.data
  throw new InvalidInput(faultsOf(locale, parsed.error.issues), locale)
}

/** Input that does not fit the contract; `data.faults` names every field and what is allowed there. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput'
  readonly code = codes.invalidInput
  readonly faults: readonly Fault[]

  constructor(faults: readonly Fault[], locale: Locale) {
    super(wordFaults(locale, faults))
    this.faults = faults
  }
}

function responseSchema(call: AnyCall) {
  const reply = call.reply as z.ZodMiniType
  return z.object({ code: z.literal(0), msg: z.string(), [call.payload]: reply })
}

/** Registers one handler a call. Path, encoding, gate, validation and envelope come from the contract alone. */
export function serveCalls(app: FastifyInstance, options: ServeOptions): Serve {
  return (call, handler) => {
    app.route({
      method: call.method,
      url: call.path,
      ...(call.maxBodyBytes === null ? {} : { bodyLimit: call.maxBodyBytes }),
      schema: {
        summary: call.summary,
        tags: [call.feature],
        ...(call.method === 'GET' ? { querystring: call.input } : { body: call.input }),
        response: { 200: responseSchema(call) },
      },
      onRequest: async (request) => {
        const visitor = visitorOf(request)
        sent.set(request, { visitor, viewer: await options.admit(call.access, visitor) })
      },
      handler: async (request) => {
        const known = sent.get(request)
        if (!known) throw new Error('a handler ran before its gate')
        const received = await receiveBody(request, call, known.visitor.locale)
        const input = readInput(call, received.body, known.visitor.locale)
        const data = await handler({
          input,
          files: received.files,
          viewer: known.viewer,
          visitor: known.visitor,
        } as CallRequest<typeof call>)
        return { code: 0, msg: 'ok', [call.payload]: data }
      },
    })
  }
}
