import type { CallRequest } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { isTimeZone } from '@candor/kernel/time-zone'
import { newPasswordFault } from '../../../../platform/access/rules/common-password.ts'
import { networkOf } from '../../../../platform/access/rules/network.ts'
import { checkCounted, requireAttempts } from '../../../../platform/access/server/actions/attempts.ts'
import { transactionWithEntries } from '../../../../platform/audit/server/actions/transaction-with-entries.ts'
import { hasCompany } from '../../../../platform/company/server/queries/first-steps.ts'
import { externalIdOfName } from '../../../../platform/imports/rules/external-id.ts'
import { networkOwner } from '../../../../sign-in/session/rules/hash-owner.ts'
import { finishSignIn } from '../../../../sign-in/session/server/actions/finish-sign-in.ts'
import { createCompany } from '../../../accounts/server/actions/create-company.ts'
import { makeFirstCompany } from '../../contract.ts'
import { deleteCodeHash, lockCompanies } from '../queries.ts'
import { isSetupCode } from './setup-code.ts'

/** Tries of a network address, and of all. A code of 120 bits is guessed in neither. */
const addressLimit = { max: 10, perMinutes: 15 } as const
const wholeLimit = { max: 1_000, perMinutes: 60 } as const

/** The external id of a company whose name has no Latin letter or digit. */
const plainExternalId = 'company'

type Asked = CallRequest<typeof makeFirstCompany>

const at = (field: keyof Asked['input']) => ({ data: { field } })

/** The entry names no account: the code of the log proves the operator, as the command line does. */
const byOperator = ({ companyId }: { companyId: CompanyId }) => ({ companyId, accountId: null })

/** Counts the try, then proves the code, then checks the rest: without the code nobody learns anything. */
async function requireCode(services: AppServices, { input, context }: Asked) {
  if (await hasCompany(services.db)) throw new Refusal(makeFirstCompany, 'alreadySetUp')
  services.passwords.requireRoom(networkOwner(context.address))
  const counted = await requireAttempts(services, makeFirstCompany, [
    { key: `setup from ${networkOf(context.address)}`, ...addressLimit },
    { key: 'setup', ...wholeLimit },
  ])
  if (!(await isSetupCode(services.db, input.code))) {
    // A code ends with the company that it made, perhaps since the look above.
    if (await hasCompany(services.db)) throw new Refusal(makeFirstCompany, 'madeMeanwhile')
    throw new Refusal(makeFirstCompany, 'wrongCode', at('code'))
  }
  if (!isTimeZone(input.timeZone)) throw new Refusal(makeFirstCompany, 'unknownZone', at('timeZone'))
  const known = { email: input.email, name: input.userName, companyNames: [input.name] }
  const fault = newPasswordFault(input.password, known)
  if (fault) throw new Refusal(makeFirstCompany, fault, at('password'))
  return counted
}

/** Makes the first company and opens the session of its administrator. Of two at once, the second is refused. */
export async function makeCompany(services: AppServices, request: Asked) {
  const { input, context } = request
  const counted = await requireCode(services, request)
  const hash = () => services.passwords.hash(input.password, networkOwner(context.address))
  // Hashing is slow, so it comes before any lock is taken.
  const passwordHash = await checkCounted(services.db, counted, hash)
  const { name, profile, timeZone, userName, email } = input
  const made = await transactionWithEntries(services, byOperator, async ({ db, now, record }) => {
    await lockCompanies(db)
    if (await hasCompany(db)) throw new Refusal(makeFirstCompany, 'madeMeanwhile')
    const externalId = externalIdOfName(name) ?? plainExternalId
    const own = { passwordHash, passwordEndsAt: null, mustChangePassword: false }
    const created = await createCompany(
      db,
      { externalId, name, profile, timeZone, firstStepsSince: now },
      { name: userName, email, ...own },
    )
    await deleteCodeHash(db)
    record({ action: 'company.added', details: { subject: name, to: { profile, administrator: email } } })
    return created
  })
  const administrator = {
    id: made.accountId,
    companyId: made.companyId,
    userType: 'superAdmin',
    passwordHash,
  }
  return finishSignIn(services, administrator, { way: 'password', sender: context })
}
