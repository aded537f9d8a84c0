import { setTimeout as pause } from 'node:timers/promises'
import type { AppServices } from '@candor/db/database'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { attemptWindow } from '../../../../../features/platform/access/rules/attempt-window.ts'
import { countAttempt } from '../../../../../features/platform/access/server/queries/attempts.ts'

export interface HealthLimits {
  /** How long the check waits for the database, which may never answer (milliseconds). */
  readonly waitMs: number
  /** How long a result is told again, whoever asks (milliseconds). */
  readonly freshMs: number
}

const usualLimits: HealthLimits = { waitMs: 5_000, freshMs: 5_000 }

/**
 * Writes to the database as a sign-in does, and makes a file of it grow, which fails on a full disk.
 *
 * A row alone proves little: it may fit into a page that is there. The temporary table takes ten pages of 8 kB, which
 * PostgreSQL asks of the disk at once, and is gone with the transaction.
 */
async function proveWritable({ db, clock }: Pick<AppServices, 'db' | 'clock'>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await countAttempt(transaction, 'health check', attemptWindow(clock.now(), 60).start)
    await sql`create temporary table health_check (filling text) on commit drop`.execute(transaction)
    await sql`insert into pg_temp.health_check select repeat('x', 700) from generate_series(1, 100)`.execute(
      transaction,
    )
  })
}

/**
 * Answers `GET /healthz`: 200 while the database takes what is written, else 503.
 *
 * Anybody may ask, as often as they like: one check serves all who ask within its time, and a second never runs beside
 * it.
 */
export function serveHealth(
  app: FastifyInstance,
  services: Pick<AppServices, 'db' | 'clock' | 'log'>,
  limits: Partial<HealthLimits> = {},
): void {
  const { waitMs, freshMs } = { ...usualLimits, ...limits }
  let running: Promise<boolean> | null = null
  let last = { isReady: true, until: 0 }
  const check = async () => {
    const proof = proveWritable(services).then(
      () => null,
      (error: unknown) => ({ error }),
    )
    const silence = { error: new Error(`the database has not answered for ${waitMs} ms`) }
    const failure = await Promise.race([proof, pause(waitMs, silence, { ref: false })])
    const isReady = failure === null
    // One line for each time that it breaks, not for each question.
    if (failure && last.isReady) services.log.error({ err: failure.error }, 'the health check failed')
    last = { isReady, until: performance.now() + freshMs }
    running = null
    return isReady
  }
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) => {
    if (performance.now() >= last.until) running ??= check()
    const isReady = await (running ?? last.isReady)
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'unavailable' })
  })
}
