import { Refusal } from '@candor/kernel/refusal'
import { UnreadableDocument } from '@candor/kernel/stored'
import type { Locale } from '@candor/messages/locale'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { codes } from './codes.ts'
import { say } from './faults.ts'
import { InvalidInput } from './input.ts'
import { TooManyStreams } from './open-streams.ts'
import { FileRefused, NotReadable } from './receive.ts'
import { noteRefusal } from './refused-calls.ts'
import { localeOf } from './request-context.ts'

interface Failure {
  status: 200 | 404 | 500 | 503
  code: number
  msg: string
  data: unknown
}

export interface EnvelopeOptions {
  /** The text of a feature's refusal in the caller's language. */
  describeRefusal: (refusal: Refusal, locale: Locale) => string
  /** The refusal that an error stands for, such as a row that its parent is gone for; null for any other. */
  refusalOf?: (error: unknown) => Refusal | null
  /** Whether an error says that the database cannot be reached now. */
  isUnavailable: (error: unknown) => boolean
}

function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return 500
  return typeof error.statusCode === 'number' ? error.statusCode : 500
}

/** Errors that a client can cause are HTTP 200 with a code; only an error of ours is a 5xx, without any detail. */
function failureOf(thrown: unknown, request: FastifyRequest, options: EnvelopeOptions): Failure {
  const error = options.refusalOf?.(thrown) ?? thrown
  const locale = localeOf(request)
  if (error instanceof Refusal) {
    const data = error.detail.data ?? null
    return { status: 200, code: error.code, msg: options.describeRefusal(error, locale), data }
  }
  if (error instanceof InvalidInput) {
    return { status: 200, code: error.code, msg: error.message, data: { faults: error.faults } }
  }
  if (error instanceof FileRefused || error instanceof NotReadable) {
    return { status: 200, code: error.code, msg: error.message, data: null }
  }
  if (error instanceof TooManyStreams) {
    const msg = say(locale, 'tooManyStreams', { limit: error.most })
    return { status: 200, code: error.code, msg, data: null }
  }
  const status = statusOf(error)
  if (status === 429) {
    return {
      status: 200,
      code: codes.tooMany,
      msg: say(locale, 'tooManyRequests', { seconds: 60 }),
      data: null,
    }
  }
  if (status >= 400 && status < 500) {
    return {
      status: 200,
      code: codes.invalidInput,
      msg: say(locale, 'notJson', { format: 'JSON' }),
      data: null,
    }
  }
  if (options.isUnavailable(error)) {
    return { status: 503, code: codes.serverError, msg: say(locale, 'unavailable'), data: null }
  }
  if (error instanceof UnreadableDocument) {
    // The section of the part says so itself: "nothing came in" would be wrong.
    const data = { unreadable: error.part }
    return { status: 500, code: codes.serverError, msg: say(locale, 'unreadable'), data }
  }
  return { status: 500, code: codes.serverError, msg: say(locale, 'serverError'), data: null }
}

function answer(reply: FastifyReply, failure: Failure): FastifyReply {
  const { code, msg, data } = failure
  // The reply schema only describes success.
  return reply
    .code(failure.status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send({ code, msg, data })
}

/**
 * Whether the client left before the reply was complete: errors that follow from that are not ours.
 *
 * A request whose body was read to its end is destroyed as well, so that alone proves nothing.
 */
function hasLeft(request: FastifyRequest, reply: FastifyReply): boolean {
  return reply.raw.destroyed || (request.raw.complete === false && request.raw.destroyed)
}

/** Turns an error of a call in a batch into its envelope, and logs a bug once with the call's path. */
export type WriteFailure = (error: unknown, request: FastifyRequest, path: string) => object

/** Turns every error into the envelope, and logs a bug once with its request. */
export function replyToFailures(app: FastifyInstance, options: EnvelopeOptions): WriteFailure {
  app.setErrorHandler((error, request, reply) => {
    const failure = failureOf(error, request, options)
    if (failure.status >= 500 && !hasLeft(request, reply)) request.log.error({ err: error }, 'request failed')
    else noteRefusal(request, { code: failure.code })
    return answer(reply, failure)
  })
  return (error, request, path) => {
    const { status, code, msg, data } = failureOf(error, request, options)
    if (status >= 500) request.log.error({ err: error, path }, 'call of a batch failed')
    else noteRefusal(request, { code, path })
    return { code, msg, data }
  }
}

/** Answers a path under a service prefix that no call has. */
export function replyToUnknownPath(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const msg = say(localeOf(request), 'unknownPath')
  return answer(reply, { status: 200, code: codes.notFound, msg, data: null })
}

/** Answers an invalid media address: a player and an image need a status, not an envelope. */
export function answerNoFile(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const msg = say(localeOf(request), 'noFile')
  return answer(reply, { status: 404, code: codes.notFound, msg, data: null })
}
