import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { newPasswordFault } from '../../../platform/access/rules/common-password.ts'
import { checkCounted, requireAttempt } from '../../../platform/access/server/actions/attempts.ts'
import { proveWithin } from '../../../platform/access/server/gate/with-rights.ts'
import { clearAttempts } from '../../../platform/access/server/queries/attempts.ts'
import { transactionWithEntries } from '../../../platform/audit/server/actions/transaction-with-entries.ts'
import { notifyPasswordChanged } from '../../password-links/server/actions/notify-changed.ts'
import { changePassword } from '../../session/contract.ts'
import { accountOwner } from '../../session/rules/hash-owner.ts'
import { isPasswordOver, signInLimit } from '../../session/rules/sign-in.ts'
import { getAccount, getPassword, setPassword } from '../../session/server/queries/accounts.ts'

/** Data of a refusal of the new password, which name its field. */
const ofNewPassword = { data: { field: 'newPassword' } }

/** Serves `changePassword` of `session` here, because its mail is of a feature that `session` does not import. */
export function routes(services: AppServices, serve: Serve): void {
  const { db, clock, passwords } = services

  serve(changePassword, async (request) => {
    const { input, viewer, context } = request
    const now = clock.now()
    const { companyId, accountId } = viewer
    const { email, name, companyName, companyLatin } = await getAccount(db, companyId, accountId)
    const known = { email, name, companyNames: [companyName, companyLatin ?? ''] }
    const fault = newPasswordFault(input.newPassword, known)
    if (fault) throw new Refusal(changePassword, fault, ofNewPassword)
    // A request refused for lack of capacity is not counted as an attempt.
    const owner = accountOwner(viewer)
    passwords.requireRoom(owner)
    const key = `password ${accountId}`
    const counted = await requireAttempt(services, changePassword, { key, ...signInLimit })
    const { passwordHash, passwordEndsAt } = await getPassword(db, companyId, accountId)
    const check = () => passwords.verify(input.oldPassword, passwordHash, owner)
    if (!(await checkCounted(db, [counted], check))) throw new Refusal(changePassword, 'wrongPassword')
    await clearAttempts(db, key)
    if (isPasswordOver(passwordEndsAt, now)) throw new Refusal(changePassword, 'oneTimePasswordOver')
    if (input.newPassword === input.oldPassword)
      throw new Refusal(changePassword, 'samePassword', ofNewPassword)
    const change = {
      companyId,
      accountId,
      keptSessionId: viewer.sessionId,
      from: passwordHash,
      to: await passwords.hash(input.newPassword, owner),
      changedAt: now,
    }
    await transactionWithEntries(services, viewer, async ({ db, record }) => {
      await proveWithin({ ...services, db }, changePassword.access, request, { isAlone: true })
      if (!(await setPassword(db, change))) throw new Refusal(changePassword, 'wrongPassword')
      record({ action: 'password.changed', details: {} })
      await notifyPasswordChanged(db, viewer, { by: 'owner', acting: context.locale, now })
    })
    return null
  })
}
