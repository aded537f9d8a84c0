import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { hashToken, newToken } from '../../../../platform/access/server/gate.ts'
import { auditedTransaction } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { withoutIdempotencyKey } from '../../../../platform/audit/server/actions/without-idempotency-key.ts'
import { previewShare } from '../../contract/preview.ts'
import { makingRefusals } from '../../contract.ts'
import { mailedLink, mailNeedsPassword } from '../../rules/mailing.ts'
import { maxPreviews, previewExpiry } from '../../rules/preview.ts'
import { shareExpiry } from '../../rules/sharing.ts'
import { openPreview } from '../actions/open-share.ts'
import { presentOpening } from '../present.ts'
import { endPreview } from '../queries/previews.ts'
import { countLivePreviews, insertShare, lockShares } from '../queries.ts'
import { requireShareable } from './making.ts'

/** Takes the place of a preview's password: nobody is asked for it, as no link opens a preview. */
const noPassword = 'none'

export function previewRoutes(services: AppServices, serve: Serve): void {
  serve(previewShare, (request) => {
    const { input } = request
    return auditedTransaction(
      services,
      previewShare,
      withoutIdempotencyKey(request),
      async ({ db, now, actor, services: within }) => {
        const { companyId, candidateId, interviewId, accountId: byAccountId } = actor
        const { language, note, days, isMailed, replaces } = input
        const showsScores = input.showsScores && !actor.heldBack.aiScores
        const { rules } = actor.setting
        const needsPassword = isMailed ? mailNeedsPassword(rules) : rules.shareLinkNeedsPassword
        const hasPassword = input.hasPassword || needsPassword
        const sections = [...new Set(input.sections)]
        requireShareable(actor, { sections, hasPassword })
        const until = shareExpiry(now, days)
        if (!until) throw new Refusal(makingRefusals, 'noLifetime')
        await lockShares(db, candidateId)
        if (replaces !== undefined) {
          const tokenHash = hashToken(replaces)
          await endPreview(db, { companyId, candidateId, byAccountId, tokenHash })
        }
        if ((await countLivePreviews(db, actor, now)) >= maxPreviews)
          throw new Refusal(previewShare, 'tooManyPreviews')
        const link = newToken()
        await insertShare(db, {
          companyId,
          candidateId,
          interviewId,
          sections,
          showsScores,
          language,
          note,
          byAccountId,
          toAddress: null,
          tokenHash: hashToken(link),
          passwordHash: hasPassword ? noPassword : null,
          createdAt: now,
          expiresAt: previewExpiry(now),
          isPreview: true,
        })
        const opened = presentOpening(await openPreview(within, link))
        const path = isMailed ? mailedLink('', link, rules) : `/newShareReport?userid=${link}`
        return { link, path, opened: { ...opened, expiresAt: until.getTime() } }
      },
    )
  })
}
