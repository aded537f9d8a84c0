import type { Locale } from '@candor/messages/locale'
import { localeOfHeader } from '@candor/messages/translate'
import type { FastifyRequest } from 'fastify'

/** The caller before anything is proved. */
export interface RequestContext {
  readonly address: string
  /** The client's own description, cut to a line. Null without one. */
  readonly userAgent: string | null
  readonly token: string | null
  readonly locale: Locale
  readonly requestId: string
  /** The key that a client sends with a write, so that a retry gets the first reply; unchecked. */
  readonly idempotencyKey: string | null
  /** Shared by the calls of one batch, as the key of what was read for another of them; null for a single call. */
  readonly batch: object | null
}

const longestUserAgent = 300

/** The sender of a request, by its headers and its connection. */
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

/** The caller's language, for replies outside a handler. */
export function localeOf(request: FastifyRequest): Locale {
  return requestContextOf(request).locale
}
