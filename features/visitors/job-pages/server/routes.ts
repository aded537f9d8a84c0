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

/** Starts the reading of resumes with the server, and stops it with it. */
function openReading(services: AppServices, app: FastifyInstance) {
  const reading = new ApplicationReadingLoop(services)
  const timer = setInterval(() => reading.wake(), lookMs)
  timer.unref()
  app.addHook('onListen', async () => reading.wake())
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await reading.stop()
  })
  return reading
}

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
  serveApplying(services, app, { format, uploadFolder, reading: openReading(services, app) })
}
