import type { AccountId } from '@candor/kernel/ids'
import type { Locale } from '@candor/messages/locale'
import type { AuditedTransaction } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { sendPasswordLink } from '../../../../sign-in/password-links/server/actions.ts'
import { getCompanyNames } from '../queries.ts'

interface Invited {
  readonly id: AccountId
  readonly name: string
  readonly email: string
  readonly locale: Locale
}

/** Mails an account the link to set its first password; earlier links stop working. */
export async function sendInvitation(
  { services, viewer: { companyId, accountId: byAccountId }, now }: AuditedTransaction,
  { id: accountId, name, email, locale }: Invited,
): Promise<void> {
  const names = await getCompanyNames(services.db, companyId)
  const company = (locale === 'en' && names.nameLatin) || names.name
  const to = { name, email, company }
  await sendPasswordLink(services, {
    companyId,
    accountId,
    purpose: 'invitation',
    to,
    locale,
    now,
    byAccountId,
  })
}
