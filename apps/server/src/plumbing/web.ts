import { existsSync } from 'node:fs'
import { answerUnknownPath } from '@candor/call/envelope'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** First steps of paths that belong to calls; no page begins with them (decision D12). */
export const callPrefixes = ['admin', 'candidate', 'mark', 'enterprise', 'open', 'file', 'rpa'] as const

const isCallPath = (url: string) => callPrefixes.some((prefix) => url.startsWith(`/${prefix}/`))

/** Serves the built pages: files under their own names, and the application for every other address. */
export async function serveWeb(app: FastifyInstance, root: string | null): Promise<void> {
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
    if (!hasPages || isCallPath(request.url) || !wantsPage) return answerUnknownPath(request, reply)
    // Nobody lists the address of a shared report, and no other site learns it.
    if (/^\/(newShareReport|sharereport)\b/i.test(request.url)) {
      reply.header('x-robots-tag', 'noindex, nofollow, noarchive').header('referrer-policy', 'no-referrer')
    }
    return reply.header('cache-control', 'no-cache').sendFile('index.html')
  })
}
