import type { Database } from '@candor/db/database'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import type { Locale } from '@candor/messages/locale'
import { hashToken } from '../../../../platform/access/server/gate.ts'
import { enqueueMails, redirectMails } from '../../../../platform/mail/server/queries.ts'
import { forgetPendingOf } from '../../../session/server/queries/pending-sign-ins.ts'
import { composeAddressMail } from '../present.ts'
import { revokeMailedLinks, revokePasswordLink } from '../queries/old-address.ts'

interface NewAddress {
  readonly companyId: CompanyId
  readonly accountId: AccountId
  readonly name: string
  readonly from: string
  readonly to: string
  readonly locale: Locale
  readonly now: Date
}

/**
 * Ends what the old address of an account still opens, and tells both addresses. Password links end, and so do the
 * sign-ins that wait and the links that were mailed to an interviewer. Mails that have not left go to the new address.
 */
export async function endAddress(
  db: Database,
  { companyId, accountId, name, from, to, locale, now }: NewAddress,
): Promise<void> {
  // An invitation stays as revoked, so that an administrator can send it again.
  await revokePasswordLink(db, accountId, now)
  await forgetPendingOf(db, accountId)
  const unsent = await redirectMails(db, { companyId, from, to })
  const kept = unsent.map((secret) => hashToken(secret))
  await revokeMailedLinks(db, { companyId, accountId, now }, kept)
  await enqueueMails(db, [
    { companyId, to: from, now, ...composeAddressMail(locale, 'old', { name, email: to }) },
    { companyId, to, now, ...composeAddressMail(locale, 'new', { name, email: from }) },
  ])
}
