import { existsSync } from 'node:fs'
import { replyToUnknownPath } from '@candor/call/envelope'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { linkIn } from '../../../../features/report/rules/link.ts'
import { readPath } from '../../../../features/report/rules/modes.ts'
import { linkPageOf } from '../../../../features/scheduling/rules/link-pages.ts'
import { deviceOf } from '../../../../features/session/rules/device.ts'
import { isVisitPath } from '../../../../features/shares/rules/visit-pages.ts'

/** First steps of paths that belong to calls; no page begins with them (decision D12). */
export const callPrefixes = ['admin', 'candidate', 'mark', 'enterprise', 'open', 'file', 'rpa'] as const

/** Whether an address is of a page for visitors, or of a report to take along: by its path, or by the link that it names. */
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

/** Which of the built pages stands at an address. */
function pageOf(url: string): string {
  if (isVisitPath(url)) return 'visit.html'
  return linkPageOf(url) === null ? 'index.html' : 'appointment.html'
}

const isCallPath = (url: string) => callPrefixes.some((prefix) => url.startsWith(`/${prefix}/`))

/** Pages that a desktop opens at the application's own host, where another one is configured (P4-039, decision C65). */
const movedPaths = ['/mail-report', '/sharereport', '/welfareactivities', '/newsharereport']

/** Where a desktop is led from such a page; null for all others, who stay (P4-040). */
function movedAddress({ url, host, headers }: FastifyRequest, mainAppUrl: string | null): string | null {
  const [path = ''] = url.split('?', 1)
  const isMoved = movedPaths.includes(path.replace(/\/+$/, '').toLowerCase())
  if (!mainAppUrl || !isMoved || deviceOf(headers['user-agent']).kind !== 'desktop') return null
  return new URL(mainAppUrl).host === host ? null : `${mainAppUrl}${url}`
}

interface WebOptions {
  /** The folder of the built pages; null: there are none. */
  readonly root: string | null
  /** The host of the application, without a slash at its end, where visitors come by another one. */
  readonly mainAppUrl: string | null
  /** The address at which pages are in messaging-app mode; null: there is none. */
  readonly appUrl: string | null
}

/** Serves the built pages: files under their own names, and the application for every other address. */
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
    const moved = movedAddress(request, mainAppUrl)
    if (moved) return reply.header('cache-control', 'no-store').redirect(moved)
    // Nobody lists the address of a shared report, and no other site learns it.
    if (isForVisitors(request.url)) {
      reply.header('x-robots-tag', 'noindex, nofollow, noarchive').header('referrer-policy', 'no-referrer')
    }
    // By it a page knows its mode at once, and costs no other page a question.
    if (request.host === appHost) reply.header('set-cookie', 'candor-app=1; Path=/; SameSite=Lax')
    return reply.header('cache-control', 'no-cache').sendFile(pageOf(request.url))
  })
}
