import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { chooseLocale, htmlLang, isLocale, type Locale } from '@candor/messages/locale'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { styleSource } from '../present/style.ts'

/** A page, or a feed: then without a language. */
export interface Sent {
  readonly status: number
  readonly locale: Locale | null
  readonly page: string
  readonly isFindable: boolean
  /** Whether it is for its caller alone. */
  readonly isPrivate?: boolean
}

const pack = promisify(gzip)

/** Styles by their hash, scripts as files, forms to this server: nothing that an applicant or a company writes runs. */
const policy = [
  "default-src 'none'",
  `style-src ${styleSource}`,
  "script-src 'self'",
  "connect-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join(';')

/** The text of a query's field; empty without it. */
export function queryOf({ query }: FastifyRequest, field: string): string {
  const value: unknown = new Map<string, unknown>(Object.entries(query ?? {})).get(field)
  return typeof value === 'string' ? value : ''
}

/** The language that the address names, else the browser's. */
export function localeOfRequest(request: FastifyRequest): Locale {
  const named = queryOf(request, 'lang')
  if (isLocale(named)) return named
  const accepted = (request.headers['accept-language'] ?? '').split(',').map((entry, index) => {
    const [language = '', ...parameters] = entry.trim().split(';')
    const quality = Number(/q=([\d.]+)/.exec(parameters.join(';'))?.[1] ?? 1)
    return { language, quality, index }
  })
  const browser = accepted
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality || a.index - b.index)
    .map(({ language }) => language)
  return chooseLocale({ session: null, local: null, browser })
}

/** Leads a former address to the present one, in the same language. */
export function redirectTo(request: FastifyRequest, reply: FastifyReply, path: string): FastifyReply {
  const named = queryOf(request, 'lang')
  return reply
    .header('cache-control', 'no-cache')
    .redirect(isLocale(named) ? `${path}?lang=${named}` : path, 301)
}

/** Sends a page with its headers, or that it is unchanged. A public page is asked for again each time, by its etag. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  sent: Sent,
): Promise<FastifyReply> {
  const { status, locale, page, isFindable, isPrivate = false } = sent
  const hash = createHash('sha256').update(page).digest('base64url').slice(0, 16)
  const etag = `W/"${hash}"`
  reply
    .code(status)
    .header('content-security-policy', policy)
    .header('x-robots-tag', isFindable && status === 200 ? 'index, follow' : 'noindex, nofollow')
    .header('cache-control', isPrivate ? 'no-store' : 'no-cache')
    .header('vary', 'accept-language, accept-encoding')
    .type(locale === null ? 'application/xml; charset=utf-8' : 'text/html; charset=utf-8')
  if (isPrivate) reply.header('referrer-policy', 'no-referrer')
  if (locale !== null) reply.header('content-language', htmlLang(locale))
  if (!isPrivate) reply.header('etag', etag)
  const held = request.headers['if-none-match']
  if (!isPrivate && status === 200 && held?.split(',').some((tag) => tag.trim() === etag))
    return reply.code(304).send()
  const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(
    String(request.headers['accept-encoding'] ?? ''),
  )
  if (!takesGzip) return reply.send(page)
  return reply.header('content-encoding', 'gzip').send(await pack(page))
}
