import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../../../platform/access/contract.ts'
import { auditedTransaction } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { withoutIdempotencyKey } from '../../../../platform/audit/server/actions/without-idempotency-key.ts'
import { withdrawMails } from '../../../../platform/mail/server/queries.ts'
import { renewSharePassword } from '../../contract/changing.ts'
import { endPasswordMails } from '../queries/mails.ts'
import { renewPassword } from '../queries.ts'
import { newPassword, readSharable } from './making.ts'

export function renewingRoutes(services: AppServices, serve: Serve): void {
  serve(renewSharePassword, async (request) => {
    await readSharable(services, renewSharePassword, request)
    const shareId = readId<'share'>(request.input.shareId)
    if (!shareId) throw new Refusal(gateRefusals, 'notFound')
    const { password, passwordHash } = await newPassword(services, request.viewer)
    return auditedTransaction(
      services,
      renewSharePassword,
      withoutIdempotencyKey(request),
      async ({ db, now, record, actor }) => {
        const { companyId, candidateId } = actor
        const isRenewed = await renewPassword(db, { companyId, candidateId, shareId, passwordHash, now })
        if (!isRenewed) throw new Refusal(gateRefusals, 'notFound')
        // A mail that still waits would bring the old password; one that is on its way is not tried again.
        await withdrawMails(db, await endPasswordMails(db, shareId))
        record({
          action: 'share.passwordRenewed',
          candidateId,
          interviewId: null,
          details: { subject: shareId },
        })
        return { password }
      },
    )
  })
}
