import { Readable } from 'node:stream'
import { answerNoFile } from '@candor/call/envelope'
import type { AppServices } from '@candor/db/database'
import type { FastifyInstance } from 'fastify'
import { exportRows } from '../actions/export-rows.ts'
import { openExport } from '../actions/prepare-export.ts'

/** Serves exports of the list at their addresses, row by row. */
export function downloadRoute(services: AppServices, app: FastifyInstance): void {
  app.get<{ Params: { word: string } }>(
    '/file/list/:word',
    { schema: { hide: true } },
    async (request, reply) => {
      const stored = await openExport(services, request.params.word)
      if (!stored) return answerNoFile(request, reply)
      const name = `candidates-${stored.plannedAt.toISOString().slice(0, 10)}.csv`
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('x-robots-tag', 'noindex')
        .header('referrer-policy', 'no-referrer')
        .type('text/csv; charset=utf-8')
        .send(Readable.from(exportRows(services, stored), { objectMode: false }))
    },
  )
}
