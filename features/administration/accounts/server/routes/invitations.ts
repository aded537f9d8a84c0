import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../../../platform/access/contract.ts'
import { requireAttempt } from '../../../../platform/access/server/actions/attempts.ts'
import { auditedTransaction } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { invitationLimit } from '../../../../sign-in/password-links/rules/links.ts'
import { revokeInvitation as revokeLink } from '../../../../sign-in/password-links/server/queries.ts'
import { canNewcomerEnter } from '../../../../sign-in/sign-in-rules/server/actions/entry.ts'
import { inviteAccount, revokeInvitation } from '../../contract/invitation.ts'
import { getTarget } from '../actions/get-target.ts'
import { sendInvitation } from '../actions/send-invitation.ts'
import { findAccount } from '../queries.ts'

/** The calls about invitations. */
export function invitationRoutes(services: AppServices, serve: Serve): void {
  serveInviting(services, serve)
  serveWithdrawing(services, serve)
}

function serveInviting(services: AppServices, serve: Serve): void {
  serve(inviteAccount, async (request) => {
    const { companyId } = request.viewer
    // Counted by the account's row: an id can be spelled in several ways, and a made-up one must store nothing.
    const id = readId<'account'>(request.input.accountId)
    const invited = id && (await findAccount(services.db, companyId, id))
    if (!invited) throw new Refusal(gateRefusals, 'notFound')
    const accountId = invited.id
    const key = `invitation ${companyId} ${accountId}`
    await requireAttempt(services, inviteAccount, { key, ...invitationLimit })
    return auditedTransaction(services, inviteAccount, request, async (doing) => {
      const { row, target } = await getTarget(doing, inviteAccount, { accountId, acts: ['invite'] })
      if (!services.mailer) throw new Refusal(inviteAccount, 'noMailServer')
      if (target.invitation === null || target.isFrozen) throw new Refusal(inviteAccount, 'notInvited')
      if (!(await canNewcomerEnter(doing.services, doing.viewer.companyId, row.email)))
        throw new Refusal(inviteAccount, 'noWayIn')
      await sendInvitation(doing, { ...row, locale: request.context.locale })
      doing.record({ action: 'account.invited', details: { subject: row.name } })
      return null
    })
  })
}

function serveWithdrawing(services: AppServices, serve: Serve): void {
  serve(revokeInvitation, (request) =>
    auditedTransaction(services, revokeInvitation, request, async (doing) => {
      const change = { accountId: request.input.accountId, acts: ['revokeInvitation' as const] }
      const { row, target } = await getTarget(doing, revokeInvitation, change)
      if (target.invitation === null) throw new Refusal(revokeInvitation, 'notInvited')
      const of = { companyId: doing.viewer.companyId, accountId: row.id, now: doing.now }
      // Withdrawing an invitation again changes nothing.
      if (await revokeLink(doing.db, of))
        doing.record({ action: 'account.uninvited', details: { subject: row.name } })
      return null
    }),
  )
}
