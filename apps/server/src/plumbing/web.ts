import { existsSync } from 'node:fs'
import { replyToUnknownPath } from '@candor/call/envelope'
import { withoutEnd } from '@candor/kernel/without-end'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { linkPageOf } from '../../../../features/meetings/appointments/rules/link-pages.ts'
import { mendedLink } from '../../../../features/meetings/appointments/rules/mended-link.ts'
import { linkIn } from '../../../../features/report/report/rules/link.ts'
import { readPath } from '../../../../features/report/report/rules/modes.ts'
import { isVisitPath } from '../../../../features/shares/shares/rules/visit-pages.ts'
import { deviceOf } from '../../../../features/sign-in/session/rules/device.ts'

/** First path segments that are reserved for calls; no page starts with them (decision D12). */
export const callPrefixes = ['admin', 'candidate', 'mark', 'enterprise', 'open', 'file', 'rpa'] as const

/**
 * Whether an address belongs to a page for visitors or to a downloadable report: by its path, or by a link in its
 * query.
 */
function isForVisitors(url: string): boolean {
  const [path = ''] = url.split('?', 1)
  if (
    isVisitPath(url) ||
    linkPageOf(url) !== null ||
    readPath(path).isSharedOrDownloadable ||
    /^\/(newShareReport|sharereport)\b/i.test(path)
  )
    return true
  return linkIn(Object.fromEntries(new URL(url, 'http://localhost').searchParams)) !== null
}

/** The built page for an address. */
function pageOf(url: string): string {
  if (isVisitPath(url)) return 'visit.html'
  return linkPageOf(url) === null ? 'index.html' : 'appointment.html'
}

const isCallPath = (url: string) => callPrefixes.some((prefix) => url.startsWith(`/${prefix}/`))

/** Pages that desktops open at the application's own host, if another one is configured (P4-039, decision C65). */
const movedPaths = ['/mail-report', '/sharereport', '/welfareactivities', '/newsharereport']

/** Returns where a desktop is redirected from such a page; null for no redirect (P4-040). */
function movedAddress({ url, host, headers }: FastifyRequest, mainAppUrl: string | null): string | null {
  const [path = ''] = url.split('?', 1)
  const isMoved = movedPaths.includes(withoutEnd(path, /\//).toLowerCase())
  if (!mainAppUrl || !isMoved || deviceOf(headers['user-agent']).kind !== 'desktop') return null
  return new URL(mainAppUrl).host === host ? null : `${mainAppUrl}${url}`
}

interface WebOptions {
  /** The folder of the built pages; null: none. */
  readonly root: string | null
  /** The application's host, without a trailing slash, if visitors use another one. */
  readonly mainAppUrl: string | null
  /** The address at which pages are in messaging-app mode; null: none. */
  readonly appUrl: string | null
}

/** Serves the built pages: files by name, and the application at every other address. */
export async function serveWeb(
  app: FastifyInstance,
  { root, mainAppUrl, appUrl }: WebOptions,
): Promise<void> {
  const appHost = appUrl && new URL(appUrl).host
  const hasPages = root !== null && existsSync(root)
  if (hasPages) {
    await app.register(fastifyStatic, {
      root,
      index: false,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        const isHashed = path.includes('/assets/')
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
    if (!hasPages || isCallPath(request.url) || !wantsPage) return replyToUnknownPath(request, reply)
    const mended = mendedLink(request.url)
    if (mended) return reply.header('cache-control', 'no-store').redirect(mended)
    const moved = movedAddress(request, mainAppUrl)
    if (moved) return reply.header('cache-control', 'no-store').redirect(moved)
    // The address of a shared report is kept from search engines and from other sites.
    if (isForVisitors(request.url)) {
      reply.header('x-robots-tag', 'noindex, nofollow, noarchive').header('referrer-policy', 'no-referrer')
    }
    // Tells pages that they are in messaging-app mode, without a request.
    if (request.host === appHost) reply.header('set-cookie', 'candor-app=1; Path=/; SameSite=Lax')
    return reply.header('cache-control', 'no-cache').sendFile(pageOf(request.url))
  })
}
