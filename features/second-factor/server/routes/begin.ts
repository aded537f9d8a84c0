import type { AppServices } from '@candor/db/database'
import { findCompanyRules } from '../../../company/server/queries.ts'
import { getAccount } from '../../../session/server/queries/accounts.ts'
import { drawSecret } from '../present.ts'
import { beginEnrolment } from '../queries/enrolments.ts'
import type { Of } from '../queries/totp.ts'

/** As an authenticator app names this product among others. */
const issuer = 'Candor'

/** Makes the secret of an authenticator app, with the picture that it is taken from. */
export async function begin(services: AppServices, of: Of) {
  const { db } = services
  const [{ email }, { partnerBrand }] = await Promise.all([
    getAccount(db, of.companyId, of.accountId),
    findCompanyRules(db, of.companyId),
  ])
  const { secret, enrolment } = beginEnrolment(services, of)
  const qrCode = await drawSecret(secret, { issuer: partnerBrand?.title ?? issuer, label: email })
  return { secret, qrCode, enrolment }
}
