import { runLoop } from '@candor/call/loops/run-loop'
import type { AppServices } from '@candor/db/database'
import type { FastifyInstance } from 'fastify'
import { CopyingLoop } from './copying-loop.ts'

/** How often a server looks for copies that another one has left. */
const lookMs = 30_000

const loops = new WeakMap<FastifyInstance, CopyingLoop>()

/** The loop that makes copies on a server: started with it, and stopped with it. */
export function startCopying(services: AppServices, app: FastifyInstance): CopyingLoop {
  const running = loops.get(app)
  if (running) return running
  const loop = runLoop(app, new CopyingLoop(services), lookMs)
  loops.set(app, loop)
  return loop
}
