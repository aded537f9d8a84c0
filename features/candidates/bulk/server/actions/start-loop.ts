import type { AppServices } from '@candor/db/database'
import type { FastifyInstance } from 'fastify'
import type { BulkParts } from '../../../bulk-parts/server/actions/part.ts'
import { BulkLoop } from './bulk-loop.ts'

/** How often a server looks for acts that another one has left. */
const lookMs = 5_000

/** The loop that carries out acts on many: started with the server, and stopped with it. */
export function startBulkLoop(services: AppServices, app: FastifyInstance, parts: BulkParts): BulkLoop {
  const loop = new BulkLoop(services, parts)
  const timer = setInterval(() => loop.wake(), lookMs)
  timer.unref()
  app.addHook('onListen', async () => loop.wake())
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await loop.stop()
  })
  return loop
}
