import type { AppServices } from '@candor/db/database'
import { requireAttempt } from '../../../../platform/access/server/actions/attempts.ts'
import { brandTitle } from '../../../../platform/company/rules.ts'
import { findCompanyRules } from '../../../../platform/company/server/queries.ts'
import { getAccount } from '../../../session/server/queries/accounts.ts'
import { proofRefusals } from '../../contract.ts'
import { enrolLimit } from '../../rules/proof.ts'
import { drawSecret } from '../present.ts'
import type { Of } from '../queries/totp.ts'
import { beginEnrolment } from './enrolments.ts'

/** Draws the secret of an authenticator app, with its QR code, or refuses above the limit of one account. */
export async function begin(services: AppServices, of: Of) {
  const { db } = services
  await requireAttempt(services, proofRefusals, { key: `enrolments of ${of.accountId}`, ...enrolLimit })
  const [{ email }, rules] = await Promise.all([
    getAccount(db, of.companyId, of.accountId),
    findCompanyRules(db, of.companyId),
  ])
  const { secret, enrolment } = beginEnrolment(services, of)
  const qrCode = await drawSecret(secret, { issuer: brandTitle(rules), label: email })
  return { secret, qrCode, enrolment }
}
