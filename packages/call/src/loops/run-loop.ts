import type { BackgroundLoop } from '@candor/kernel/background-loop'
import type { FastifyInstance } from 'fastify'

/**
 * Starts a loop with its server, and stops it with it.
 *
 * Every `lookMs` milliseconds it looks for what another server has left.
 */
export function runLoop<Loop extends BackgroundLoop>(app: FastifyInstance, loop: Loop, lookMs: number): Loop {
  const timer = setInterval(() => loop.wake(), lookMs)
  timer.unref()
  app.addHook('onListen', async () => loop.wake())
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await loop.stop()
  })
  return loop
}
