import { randomBytes, randomInt } from 'node:crypto'
import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../access/contract.ts'
import { hashToken } from '../../access/server/gate.ts'
import { auditedTransaction } from '../../audit/server/queries/audited-transaction.ts'
import { listShares, makeShare, revokeShares } from '../contract.ts'
import { areShareable, mostShares, sectionsToShare, shareExpiry } from '../rules/sharing.ts'
import { presentShare } from './present.ts'
import { countLiveShares, insertShare, listSharesOf, revoke } from './queries.ts'
import { openingRoutes } from './routes/opening.ts'

const tokenBytes = 32
/** Of a password, without those that look alike. */
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZabcdefghjkmnpqrstuvwxyz'
const passwordLength = 6

const newPassword = () =>
  Array.from({ length: passwordLength }, () => signs.charAt(randomInt(signs.length))).join('')

export function routes(services: AppServices, serve: Serve): void {
  const { clock, passwords } = services
  openingRoutes(services, serve)

  serve(listShares, async ({ reader, viewer }) => ({
    shares: (await listSharesOf(services.db, reader, 2 * mostShares)).map(presentShare),
    sections: sectionsToShare(viewer.permissions, reader.setting.tabConfig),
    needsPassword: reader.setting.rules.shareLinkNeedsPassword,
  }))

  serve(makeShare, (request) => {
    const { input, context } = request
    // An answer with a secret is not kept for retries: link and password must not lie in the database.
    const unkept = { ...request, context: { ...context, idempotencyKey: null } }
    return auditedTransaction(services, makeShare, unkept, async ({ db, now, record, viewer, actor }) => {
      const { setting, companyId, candidateId, interviewId } = actor
      const { showsScores, language, note } = input
      const sections = [...new Set(input.sections)]
      const hasPassword = input.hasPassword || setting.rules.shareLinkNeedsPassword
      const offered = sectionsToShare(viewer.permissions, setting.tabConfig)
      if (!areShareable({ sections, hasPassword }, offered)) throw new Refusal(makeShare, 'notToShare')
      const expiresAt = shareExpiry(now, input.days)
      if (!expiresAt) throw new Refusal(makeShare, 'noLifetime')
      if ((await countLiveShares(db, actor, now)) >= mostShares)
        throw new Refusal(makeShare, 'tooManyShares', { values: { most: mostShares } })
      const token = randomBytes(tokenBytes).toString('base64url')
      const password = hasPassword ? newPassword() : null
      const shareId = await insertShare(db, {
        ...{ companyId, candidateId, interviewId, sections, showsScores, language, note, expiresAt },
        tokenHash: hashToken(token),
        passwordHash: password && (await passwords.hash(password)),
        byAccountId: actor.accountId,
        createdAt: now,
      })
      const to = { sections, showsScores, hasPassword, days: input.days, language, noteLength: note.length }
      record({ action: 'share.made', candidateId, interviewId, details: { subject: shareId, to } })
      const shareUrl = `${services.settings.publicUrl}/newShareReport?userid=${token}`
      return { shareId, shareUrl, password, expiresAt: expiresAt.getTime() }
    })
  })

  serve(revokeShares, (request) =>
    auditedTransaction(services, revokeShares, request, async ({ db, record, actor }) => {
      const { companyId, candidateId, accountId: byAccountId } = actor
      const { shareId: named } = request.input
      const shareId = named ? readId<'share'>(named) : null
      const isUnknown = Boolean(named) && shareId === null
      const of = { companyId, candidateId, shareId, byAccountId, now: clock.now() }
      const revoked = isUnknown ? 0 : await revoke(db, of)
      if (named && revoked === 0) throw new Refusal(gateRefusals, 'notFound')
      const details = { ...(shareId && { subject: shareId }), to: { count: revoked } }
      if (revoked > 0) record({ action: 'share.revoked', candidateId, interviewId: null, details })
      return { revoked }
    }),
  )
}
