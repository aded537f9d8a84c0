import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../../../platform/access/contract.ts'
import { requireAttempt } from '../../../../platform/access/server/actions/attempts.ts'
import { newToken } from '../../../../platform/access/server/gate.ts'
import { auditedTransaction } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { withoutIdempotencyKey } from '../../../../platform/audit/server/actions/without-idempotency-key.ts'
import { enqueueMails } from '../../../../platform/mail/server/queries.ts'
import { findMailFacts } from '../../../candidates/server/queries/mail-facts.ts'
import { makeCopyLink, revokeCopyLink } from '../../contract.ts'
import { linkMs, orderLimit } from '../../rules/limits.ts'
import { questionsOf } from '../../rules/links.ts'
import { ownCopyPage } from '../../rules/page.ts'
import { requireExport } from '../actions/require-export.ts'
import { composeMail } from '../present/mail.ts'
import { findContacts } from '../queries/copies.ts'
import { insertLink, revokeLink } from '../queries/links.ts'

/** The calls for links to the candidate's own copy. */
export function linkRoutes(services: AppServices, serve: Serve): void {
  serveMaking(services, serve)

  serve(revokeCopyLink, (request) =>
    auditedTransaction(services, revokeCopyLink, request, async ({ db, actor, record, now }) => {
      await requireExport(db, actor, revokeCopyLink)
      const linkId = readId<'link'>(request.input.copyLinkId)
      const outcome = linkId && (await revokeLink(db, actor, linkId, now))
      if (!outcome) throw new Refusal(gateRefusals, 'notFound')
      if (outcome === 'revoked')
        record({ action: 'copy.unlinked', candidateId: actor.candidateId, details: {} })
      return null
    }),
  )
}

function serveMaking(services: AppServices, serve: Serve): void {
  serve(makeCopyLink, async (request) => {
    const { accountId } = request.viewer
    await requireAttempt(services, makeCopyLink, { key: `copy links by ${accountId}`, ...orderLimit })
    // The reply may hold the link: nothing of it is kept for a retry.
    const plain = withoutIdempotencyKey(request)
    return auditedTransaction(services, makeCopyLink, plain, async ({ db, actor, record, now }) => {
      await requireExport(db, actor, makeCopyLink)
      const { companyId, candidateId } = actor
      const { isWholePerson, byMail } = request.input
      const contacts = await findContacts(db, actor)
      const questions = questionsOf({ ...contacts, mailedTo: null })
      if (!questions.phone && !questions.email) throw new Refusal(makeCopyLink, 'noQuestion')
      const mailedTo = byMail === 1 ? contacts.email : null
      if (byMail === 1 && !mailedTo) throw new Refusal(makeCopyLink, 'noEmail')
      const token = newToken()
      const address = `${services.settings.publicUrl}${ownCopyPage}?sign=${token}`
      const expiresAt = new Date(now.getTime() + linkMs)
      const linkId = await insertLink(db, {
        companyId,
        candidateId,
        isWholePerson: isWholePerson === 1,
        token,
        mailedTo,
        byAccountId: accountId,
        now,
        expiresAt,
      })
      if (mailedTo) {
        const facts = await findMailFacts(db, actor)
        const letter = composeMail({ locale: request.context.locale, facts, address, expiresAt })
        const isAddressHidden = actor.isAnonymous
        await enqueueMails(db, [
          { companyId, to: mailedTo, isAddressHidden, now, secret: token, endsAt: expiresAt, ...letter },
        ])
      }
      const way = mailedTo ? 'mail' : 'hand'
      record({ action: 'copy.linked', candidateId, details: { to: { way } } })
      return { linkId, address: mailedTo ? null : address, expiresTime: expiresAt.getTime() }
    })
  })
}
