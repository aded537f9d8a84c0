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

/** Starts both loops with the server, and stops them with it. */
function openLoops(services: AppServices, app: FastifyInstance, format: BundleFormat<Database>) {
  const reading = new ReadingLoop(services)
  const adding = new AddingLoop(services, format)
  const wake = () => {
    reading.wake()
    adding.wake()
  }
  const timer = setInterval(wake, lookMs)
  timer.unref()
  app.addHook('onListen', async () => wake())
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await Promise.all([reading.stop(), adding.stop()])
  })
  return { reading, adding }
}

export function routes(
  services: AppServices,
  serve: Serve,
  app: FastifyInstance,
  { format }: { readonly format: BundleFormat<Database> },
): void {
  serveDrops(services, serve)
  serveRows(services, serve, openLoops(services, app, format))
}
