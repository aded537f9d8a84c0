import { createHash } from 'node:crypto'
import { answerNoFile } from '@candor/call/envelope'
import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import type { FastifyInstance } from 'fastify'
import { gateRefusals } from '../../../../platform/access/contract.ts'
import { canAct } from '../../../../platform/access/rules/acts.ts'
import { attemptWindow } from '../../../../platform/access/rules/attempt-window.ts'
import { networkOf } from '../../../../platform/access/rules/network.ts'
import { hashToken, newToken } from '../../../../platform/access/server/gate.ts'
import { countAttempt, findAttempts } from '../../../../platform/access/server/queries/attempts.ts'
import { auditedTransaction } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { withoutIdempotencyKey } from '../../../../platform/audit/server/actions/without-idempotency-key.ts'
import { endCalendarAddress, findCalendarAddress, renewCalendarAddress } from '../../contract/calendar.ts'
import { calendarPath, readCalendarToken, readLimit } from '../../rules/calendar.ts'
import { linkTryLimit } from '../../rules/mail-links.ts'
import { presentFeed } from '../present/feed.ts'
import {
  deleteAddress,
  findAddress,
  findReader,
  listEvents,
  markRead,
  putAddress,
} from '../queries/calendar.ts'

/** The calls by which an account gets its calendar address, and the feed that calendar programs read. */
export function calendarRoutes(services: AppServices, serve: Serve, app: FastifyInstance): void {
  serve(findCalendarAddress, async ({ viewer }) => {
    const found = await findAddress(services.db, viewer)
    return { madeAt: found?.madeAt.getTime() ?? null, lastReadAt: found?.lastReadAt?.getTime() ?? null }
  })

  serve(renewCalendarAddress, (request) => {
    const token = newToken()
    return auditedTransaction(
      services,
      renewCalendarAddress,
      withoutIdempotencyKey(request),
      async ({ db, now, viewer, record }) => {
        if (!canAct(viewer.userType)) throw new Refusal(gateRefusals, 'noOperate')
        const { locale } = request.context
        await putAddress(db, viewer, { tokenHash: hashToken(token), locale, now })
        record({ action: 'calendarAddress.made', details: {} })
        return { address: `${services.settings.publicUrl}${calendarPath}/${token}.ics` }
      },
    )
  })

  serve(endCalendarAddress, (request) =>
    auditedTransaction(services, endCalendarAddress, request, async ({ db, viewer, record }) => {
      if (!canAct(viewer.userType)) throw new Refusal(gateRefusals, 'noOperate')
      if (await deleteAddress(db, viewer)) record({ action: 'calendarAddress.ended', details: {} })
      return null
    }),
  )

  serveFeed(services, app)
}

function serveFeed(services: AppServices, app: FastifyInstance): void {
  const { db, clock, settings } = services
  app.get<{ Params: { word: string } }>(
    `${calendarPath}/:word`,
    { schema: { hide: true } },
    async (request, reply) => {
      const now = clock.now()
      const tokenHash = hashToken(readCalendarToken(request.params.word) ?? '')
      const guesses = { key: `calendar from ${networkOf(request.ip)}`, ...linkTryLimit }
      const guessWindow = attemptWindow(now, guesses.perMinutes)
      const [tried, reader] = await Promise.all([
        findAttempts(db, guesses.key, guessWindow.start),
        findReader(db, tokenHash, settings),
      ])
      const tooMany = (secondsLeft: number) => reply.code(429).header('retry-after', secondsLeft).send()
      if (tried >= guesses.max) return tooMany(guessWindow.secondsLeft)
      if (!reader) {
        await countAttempt(db, guesses.key, guessWindow.start)
        return answerNoFile(request, reply)
      }
      const { start, secondsLeft } = attemptWindow(now, readLimit.perMinutes)
      const reads = await countAttempt(db, `calendar of ${reader.accountId}`, start)
      if (reads > readLimit.max) return tooMany(secondsLeft)

      const events = await listEvents(db, reader, now)
      await markRead(db, reader, now)
      const text = presentFeed(reader, events, settings)
      const tag = `"${createHash('sha256').update(text).digest('base64url')}"`
      // Never from a cache, so that a renewed address shows nothing from an old copy.
      reply.header('cache-control', 'private, no-cache').header('etag', tag)
      if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send()
      return reply
        .type('text/calendar; charset=utf-8')
        .header('referrer-policy', 'no-referrer')
        .header('content-disposition', 'inline; filename="interviews.ics"')
        .send(text)
    },
  )
}
