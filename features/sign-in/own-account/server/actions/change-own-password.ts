import type { CallRequest } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { newPasswordFault } from '../../../../platform/access/rules/common-password.ts'
import { checkCounted, requireAttempt } from '../../../../platform/access/server/actions/attempts.ts'
import { proveWithin } from '../../../../platform/access/server/gate/with-rights.ts'
import { clearAttempts } from '../../../../platform/access/server/queries/attempts.ts'
import { transactionWithEntries } from '../../../../platform/audit/server/actions/transaction-with-entries.ts'
import { notifyPasswordChanged } from '../../../password-links/server/actions/notify-changed.ts'
import { changePassword } from '../../../session/contract.ts'
import { accountOwner } from '../../../session/rules/hash-owner.ts'
import { isPasswordOver, signInLimit } from '../../../session/rules/sign-in.ts'
import { getAccount, getPassword, setPassword } from '../../../session/server/queries/accounts.ts'

type Request = CallRequest<typeof changePassword>

/** Data of a refusal of the new password: its field. */
const ofNewPassword = { data: { field: 'newPassword' } }

async function requireUnknown({ db }: AppServices, { viewer, input }: Request): Promise<void> {
  const { email, name, companyName, companyLatin } = await getAccount(db, viewer.companyId, viewer.accountId)
  const known = { email, name, companyNames: [companyName, companyLatin ?? ''] }
  const fault = newPasswordFault(input.newPassword, known)
  if (fault) throw new Refusal(changePassword, fault, ofNewPassword)
}

/** Checks the old password, counted, and returns its hash. */
async function checkOld(
  services: AppServices,
  { viewer, input }: Request,
  now: Date,
): Promise<string | null> {
  const { db, passwords } = services
  const { companyId, accountId } = viewer
  const owner = accountOwner(viewer)
  // A request refused for lack of capacity is not counted as an attempt.
  passwords.requireRoom(owner)
  const key = `password ${accountId}`
  const counted = await requireAttempt(services, changePassword, { key, ...signInLimit })
  const { passwordHash, passwordEndsAt } = await getPassword(db, companyId, accountId)
  const check = () => passwords.verify(input.oldPassword, passwordHash, owner)
  if (!(await checkCounted(db, [counted], check))) throw new Refusal(changePassword, 'wrongPassword')
  await clearAttempts(db, key)
  if (isPasswordOver(passwordEndsAt, now)) throw new Refusal(changePassword, 'oneTimePasswordOver')
  return passwordHash
}

/** Changes the caller's password, and ends the other sessions. */
export async function changeOwnPassword(services: AppServices, request: Request): Promise<null> {
  const { input, viewer, context } = request
  const now = services.clock.now()
  await requireUnknown(services, request)
  const from = await checkOld(services, request, now)
  if (input.newPassword === input.oldPassword)
    throw new Refusal(changePassword, 'samePassword', ofNewPassword)
  const { companyId, accountId, sessionId: keptSessionId } = viewer
  const to = await services.passwords.hash(input.newPassword, accountOwner(viewer))
  const change = { companyId, accountId, keptSessionId, from, to, changedAt: now }
  await transactionWithEntries(services, viewer, async ({ db, record }) => {
    await proveWithin({ ...services, db }, changePassword.access, request, { isAlone: true })
    if (!(await setPassword(db, change))) throw new Refusal(changePassword, 'wrongPassword')
    record({ action: 'password.changed', details: {} })
    await notifyPasswordChanged(db, viewer, { by: 'owner', acting: context.locale, now })
  })
  return null
}
