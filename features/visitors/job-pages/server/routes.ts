import { runLoop } from '@candor/call/loops/run-loop'
import type { Serve } from '@candor/call/serve'
import type { AppServices, Database } from '@candor/db/database'
import type { FastifyInstance } from 'fastify'
import type { BundleFormat } from '../../../platform/imports/rules/format.ts'
import { ApplicationReadingLoop } from './actions/reading-loop.ts'
import { formOf, serveApplying } from './routes/applying.ts'
import { serveOwnPage } from './routes/own-page.ts'
import { servePages } from './routes/pages.ts'
import { serveJobSettings, servePublishing } from './routes/publishing.ts'

/** How often a server looks for readings that another one has left. */
const lookMs = 15_000

export function routes(
  services: AppServices,
  serve: Serve,
  app: FastifyInstance,
  { format, uploadFolder }: { readonly format: BundleFormat<Database>; readonly uploadFolder: string },
): void {
  servePublishing(services, serve)
  serveJobSettings(services, serve)
  serveOwnPage(services, app)
  servePages(services, app, (request, row) => formOf(services, request, row))
  const reading = runLoop(app, new ApplicationReadingLoop(services), lookMs)
  serveApplying(services, app, { format, uploadFolder, reading })
}
