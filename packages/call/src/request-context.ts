import type { Locale } from '@candor/messages/locale'
import { localeOfHeader } from '@candor/messages/translate'
import type { FastifyRequest } from 'fastify'

/** Who is at the other end, before anything is proved. */
export interface RequestContext {
  readonly address: string
  /** What the client says that it is; cut to a line. Null where it says nothing. */
  readonly userAgent: string | null
  readonly token: string | null
  readonly locale: Locale
  readonly requestId: string
  /** The key that a client made with a write, so that a retry is answered as the first try was; unchecked. */
  readonly idempotencyKey: string | null
  /** Shared by the calls of one batch, to know what was read for another of them; null for a call on its own. */
  readonly batch: object | null
}

const longestUserAgent = 300

/** Who sent a request, by its headers and its connection. */
export function requestContextOf(request: FastifyRequest): RequestContext {
  const header = (name: string) => {
    const value = request.headers[name]
    return Array.isArray(value) ? value[0] : value
  }
  return {
    address: request.ip,
    userAgent: header('user-agent')?.slice(0, longestUserAgent) || null,
    token: header('token') || null,
    locale: localeOfHeader(header('lang')),
    requestId: request.id,
    idempotencyKey: header('idempotency-key') || null,
    batch: null,
  }
}

/** The caller's language, for whoever words an answer outside a handler. */
export function localeOf(request: FastifyRequest): Locale {
  return requestContextOf(request).locale
}
