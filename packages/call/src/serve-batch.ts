import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { batch } from './batch.ts'
import { type BodyLimits, bodyLimitsOf, sizeText } from './body-limits.ts'
import { codes } from './codes.ts'
import type { InputOf } from './define.ts'
import type { WriteFailure } from './envelope.ts'
import { say } from './faults.ts'
import { readInput } from './input.ts'
import { FileRefused, receiveBody } from './receive.ts'
import { type RequestContext, requestContextOf } from './request-context.ts'
import type { SerializedReply } from './serialized-reply.ts'

/** The limits after which the rest of a batch is left unanswered; the first call is answered in any case. */
export interface BatchLimits {
  /** Bytes of the replies, which are held until the last of them is there. */
  readonly bytes: number
  /** Milliseconds from the first call on. A proof for one call may be this old when another uses it. */
  readonly ms: number
  /** Milliseconds that the other replies wait for one that may lag. */
  readonly lagMs: number
}

const usualLimits: BatchLimits = { bytes: 8 * 1024 * 1024, ms: 2_000, lagMs: 100 }

type RequestedCall = InputOf<typeof batch>['calls'][number]

/** A call as part of a batch. */
export interface BatchedCall {
  /** Acts are refused: each has a key of its own, by which a retry gets the first reply. */
  readonly isRead: boolean
  /** Whether the other replies do not wait for this one when it is slow. */
  readonly mayLag: boolean
  readonly limits: BodyLimits
  /** Authenticates, reads the input and writes the envelope of a success. Throws what the call alone would. */
  answer(context: RequestContext, body: Record<string, unknown>): Promise<SerializedReply>
}

/** The name of a call within a batch. */
export function nameOf({ method, path }: Pick<RequestedCall, 'method' | 'path'>): string {
  return `${method} ${path}`
}

/** The batch entry: the reply with its etag, or `isUnchanged` where the client's etag matches. */
function listed(answer: SerializedReply, held: string | undefined): Buffer[] {
  if (held === undefined) return [answer.bytes]
  const { etag } = answer
  if (etag === held) return [Buffer.from(JSON.stringify({ code: 0, msg: 'ok', etag, isUnchanged: true }))]
  return [answer.bytes.subarray(0, -1), Buffer.from(`,"etag":"${etag}"}`)]
}

interface BatchOptions {
  readonly uploadFolder: string
  readonly writeFailure: WriteFailure
  readonly batchLimits?: BatchLimits
}

/** Registers the batch call. `calls` may grow until the server listens. */
export function serveBatch(
  app: FastifyInstance,
  calls: ReadonlyMap<string, BatchedCall>,
  { uploadFolder, writeFailure, batchLimits = usualLimits }: BatchOptions,
): void {
  const receiving = {
    call: batch,
    limits: bodyLimitsOf(batch),
    folder: uploadFolder,
    acceptFiles: async () => {},
  }

  const answerOne = async (
    request: FastifyRequest,
    context: RequestContext,
    requested: RequestedCall,
  ): Promise<Buffer[]> => {
    const { input = {}, etag } = requested
    const failed = (failure: object) => [Buffer.from(JSON.stringify(failure))]
    const call = calls.get(nameOf(requested))
    if (!call) {
      return failed({ code: codes.notFound, msg: say(context.locale, 'unknownPath'), data: null })
    }
    if (!call.isRead) {
      return failed({ code: codes.invalidInput, msg: say(context.locale, 'actAlone'), data: null })
    }
    try {
      const { bodyBytes } = call.limits
      if (Buffer.byteLength(JSON.stringify(input)) > bodyBytes) {
        throw new FileRefused(say(context.locale, 'bodyTooLarge', { limit: sizeText(bodyBytes) }))
      }
      return listed(await call.answer(context, input), etag)
    } catch (error) {
      return failed(writeFailure(error, request, requested.path))
    }
  }

  app.route({
    method: batch.method,
    url: batch.path,
    schema: {
      summary: batch.summary,
      tags: [batch.feature],
      body: batch.input,
      response: { 200: z.object({ code: z.literal(0), msg: z.string(), data: batch.reply }) },
    },
    handler: async (request, reply) => {
      const batchContext = requestContextOf(request)
      const { body } = await receiveBody(request, receiving, batchContext.locale)
      const { calls: requested } = readInput(batch, body, batchContext.locale) as InputOf<typeof batch>
      const context: RequestContext = { ...batchContext, idempotencyKey: null, batch: {} }
      const list: Buffer[] = []
      const began = performance.now()
      let bytes = 0
      // One after the other, so that calls on the same rows do not lock each other out, and a batch holds no more
      // connections than a call.
      const last = requested.at(-1)
      // Answered beside the others, which wait only for what it takes longer than they do.
      const lagging =
        last && requested.length > 1 && calls.get(nameOf(last))?.mayLag
          ? answerOne(request, context, last)
          : null
      for (const one of requested) {
        const isOver = bytes >= batchLimits.bytes || performance.now() - began >= batchLimits.ms
        if (isOver && list.length > 0) break
        const pieces =
          lagging && one === last
            ? await Promise.race([lagging, sleep(batchLimits.lagMs, null, { ref: false })])
            : await answerOne(request, context, one)
        if (pieces === null) break
        list.push(Buffer.from(list.length === 0 ? '{"code":0,"msg":"ok","data":[' : ','), ...pieces)
        bytes += pieces.reduce((sum, { length }) => sum + length, 0)
      }
      list.push(Buffer.from(']}'))
      return reply
        .header('cache-control', 'no-store')
        .type('application/json; charset=utf-8')
        .send(Buffer.concat(list))
    },
  })
}
