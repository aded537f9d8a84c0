import type { AppServices } from '@candor/db/database'
import type { AccountId, CompanyId } from '@candor/kernel/ids'
import type { Locale } from '@candor/messages/locale'
import { hashToken, newToken } from '../../../platform/access/server/gate.ts'
import { brandTitle } from '../../../platform/company/rules.ts'
import { findCompanyRules } from '../../../platform/company/server/queries.ts'
import { enqueueMails } from '../../../platform/mail/server/queries.ts'
import { type LinkPurpose, linkAddress, linkExpiry } from '../rules/links.ts'
import { composeLink } from './present.ts'
import { storeLink } from './queries.ts'

interface NewLink {
  readonly companyId: CompanyId
  readonly accountId: AccountId
  readonly purpose: LinkPurpose
  readonly to: { readonly name: string; readonly email: string; readonly company: string }
  readonly locale: Locale
  readonly now: Date
  /** The account that invites; left out for a forgotten password. */
  readonly byAccountId?: AccountId
}

/** Mails an account a link that sets its password, within the caller's transaction; earlier links stop working. */
export async function sendPasswordLink(
  { db, settings }: Pick<AppServices, 'db' | 'settings'>,
  { companyId, accountId, purpose, to, locale, now, byAccountId }: NewLink,
): Promise<void> {
  const token = newToken()
  const link = {
    companyId,
    purpose,
    tokenHash: hashToken(token),
    revokedAt: null,
    madeAt: now,
    expiresAt: linkExpiry(purpose, now),
    byAccountId: byAccountId ?? null,
  }
  await storeLink(db, { accountId, ...link })
  const brand = brandTitle(await findCompanyRules(db, companyId))
  const words = composeLink({ locale, purpose, ...to, brand, link: linkAddress(settings.publicUrl, token) })
  await enqueueMails(db, [{ companyId, to: to.email, now, secret: token, isForOwnerAlone: true, ...words }])
}
