import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../../platform/access/contract.ts'
import { auditedTransaction } from '../../../platform/audit/server/actions/audited-transaction.ts'
import { withoutIdempotencyKey } from '../../../platform/audit/server/actions/without-idempotency-key.ts'
import { findMailsLeft } from '../../../platform/editions/server/queries/usage.ts'
import { keepUndo } from '../../../platform/undo/server/actions/keep-undo.ts'
import { listReadings } from '../../../report/viewings/server/queries/readings.ts'
import { revokeShares } from '../contract/changing.ts'
import { checkReportPassword, listShares, makeShare } from '../contract.ts'
import { maxShares, sectionsToShare } from '../rules/sharing.ts'
import { endShares } from './actions/ending.ts'
import { openShare } from './actions/open-share.ts'
import { presentMailing, presentOpening, presentShare } from './present.ts'
import { listMailsOfShares } from './queries/mails.ts'
import { listSharesOf } from './queries.ts'
import { mailingRoutes } from './routes/mailing.ts'
import { beginMaking, newWay, readSharable } from './routes/making.ts'
import { messagingRoutes } from './routes/messaging.ts'
import { previewRoutes } from './routes/preview.ts'
import { renewingRoutes } from './routes/renewing.ts'

export function routes(services: AppServices, serve: Serve): void {
  const { clock } = services
  mailingRoutes(services, serve)
  previewRoutes(services, serve)
  messagingRoutes(services, serve)
  renewingRoutes(services, serve)

  serve(checkReportPassword, async ({ input: { id: link, pin }, context: { address } }) =>
    presentOpening(await openShare(services, { link, pin, address })),
  )

  serve(listShares, async ({ reader }) => {
    const now = clock.now()
    const rows = await listSharesOf(services.db, reader, { most: 2 * maxShares, now })
    const [mails, readings] = await Promise.all([
      listMailsOfShares(services.db, reader, rows),
      listReadings(services.db, reader.companyId, rows),
    ])
    const { rules, switches } = reader.setting
    return {
      shares: rows.map((row) => presentShare(row, { mails, readings, switches, now })),
      sections: sectionsToShare(reader, reader.setting),
      needsPassword: rules.shareLinkNeedsPassword,
      mailing: {
        ...presentMailing(rules, services),
        quota: await findMailsLeft(services.db, reader.companyId, now),
      },
    }
  })

  serve(makeShare, async (request) => {
    const { input } = request
    const { setting } = await readSharable(services, makeShare, request)
    const hasPassword = input.hasPassword || setting.rules.shareLinkNeedsPassword
    const way = await newWay(services, request.viewer, hasPassword)
    return auditedTransaction(services, makeShare, withoutIdempotencyKey(request), async (work) => {
      const { shareLinkNeedsPassword: needsPassword } = work.actor.setting.rules
      const choice = { ...input, hasPassword }
      const { expiresAt, make } = await beginMaking(work, { choice, count: 1, needsPassword })
      const shareId = await make(way)
      const shareUrl = `${services.settings.publicUrl}/newShareReport?userid=${way.token}`
      return { shareId, shareUrl, password: way.password, expiresAt: expiresAt.getTime() }
    })
  })

  serve(revokeShares, (request) =>
    auditedTransaction(services, revokeShares, request, async (work) => {
      const { db, record, actor } = work
      const { companyId, candidateId, accountId: byAccountId } = actor
      const { shareId: named } = request.input
      const shareId = named ? readId<'share'>(named) : null
      if (named && !shareId) throw new Refusal(gateRefusals, 'notFound')
      const ending = { companyId, candidateId, shareId, byAccountId, now: work.now }
      const { count: revoked, items } = await endShares({ db, record }, ending)
      if (named && revoked === 0) throw new Refusal(gateRefusals, 'notFound')
      return { revoked, undoId: await keepUndo(work, { kind: 'share', items }) }
    }),
  )
}
