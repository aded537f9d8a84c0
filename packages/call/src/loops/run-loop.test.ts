import { BackgroundLoop } from '@candor/kernel/background-loop'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { runLoop } from './run-loop.ts'

class Looks extends BackgroundLoop {
  count = 0
  isStopped = false

  protected override async takeTurn(): Promise<boolean> {
    this.count += 1
    return false
  }

  override async stop(): Promise<void> {
    await super.stop()
    this.isStopped = true
  }
}

test('a loop looks once its server listens, then again and again, and ends with it', async () => {
  const app = Fastify()
  const loop = runLoop(app, new Looks(() => {}), 1)
  await app.listen({ port: 0, host: '127.0.0.1' })
  await expect.poll(() => loop.count).toBeGreaterThan(2)
  await app.close()
  expect(loop.isStopped).toBe(true)
})

test('a server that only listens has its loop look at once', async () => {
  const app = Fastify()
  const loop = runLoop(app, new Looks(() => {}), 1_000_000)
  await app.listen({ port: 0, host: '127.0.0.1' })
  await expect.poll(() => loop.count).toBe(1)
  await app.close()
})
