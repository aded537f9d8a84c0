import { runLoop } from '@candor/call/loops/run-loop'
import type { Serve } from '@candor/call/serve'
import type { AppServices, Database } from '@candor/db/database'
import type { FastifyInstance } from 'fastify'
import type { BundleFormat } from '../../../platform/imports/rules/format.ts'
import { AddingLoop } from './actions/adding-loop.ts'
import { ReadingLoop } from './actions/reading-loop.ts'
import { serveDrops } from './routes/drops.ts'
import { serveRows } from './routes/rows.ts'

/** How often a server looks for readings and confirmed rows that another one has left. */
const lookMs = 15_000

export function routes(
  services: AppServices,
  serve: Serve,
  app: FastifyInstance,
  { format }: { readonly format: BundleFormat<Database> },
): void {
  serveDrops(services, serve)
  const reading = runLoop(app, new ReadingLoop(services), lookMs)
  const adding = runLoop(app, new AddingLoop(services, format), lookMs)
  serveRows(services, serve, { reading, adding })
}
