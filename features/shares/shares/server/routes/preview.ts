import type { InputOf } from '@candor/call/define'
import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { hashToken, newToken } from '../../../../platform/access/server/gate.ts'
import {
  type ActOf,
  auditedTransaction,
} from '../../../../platform/audit/server/actions/audited-transaction.ts'
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

/** Stands for the password of a preview. No page asks for it, as no link opens a preview. */
const noPassword = 'none'

export function previewRoutes(services: AppServices, serve: Serve): void {
  serve(previewShare, (request) => {
    const { input } = request
    return auditedTransaction(services, previewShare, withoutIdempotencyKey(request), async (work) => {
      const { rules } = work.actor.setting
      const needsPassword = input.isMailed ? mailNeedsPassword(rules) : rules.shareLinkNeedsPassword
      const hasPassword = input.hasPassword || needsPassword
      const { link, until } = await makePreview(work, { ...input, hasPassword })
      const opened = presentOpening(await openPreview(work.services, link))
      const path = input.isMailed ? mailedLink('', link, rules) : `/newShareReport?userid=${link}`
      return { link, path, opened: { ...opened, expiresAt: until.getTime() } }
    })
  })
}

/** Stores a preview in place of an earlier one, or refuses it. Returns its link, and when the share would expire. */
async function makePreview(
  { db, now, actor }: ActOf<typeof previewShare>,
  choice: InputOf<typeof previewShare>,
): Promise<{ link: string; until: Date }> {
  const { companyId, candidateId, interviewId, accountId: byAccountId } = actor
  const { language, note, days, hasPassword, replaces } = choice
  const showsScores = choice.showsScores && !actor.heldBack.aiScores
  const sections = [...new Set(choice.sections)]
  requireShareable(actor, { sections, hasPassword })
  const until = shareExpiry(now, days)
  if (!until) throw new Refusal(makingRefusals, 'noLifetime')
  await lockShares(db, candidateId)
  if (replaces !== undefined) {
    await endPreview(db, { companyId, candidateId, byAccountId, tokenHash: hashToken(replaces) })
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
  return { link, until }
}
