import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { isUserType } from '../../../platform/access/rules/permissions.ts'
import { auditedTransaction } from '../../../platform/audit/server/actions/audited-transaction.ts'
import { withoutIdempotencyKey } from '../../../platform/audit/server/actions/without-idempotency-key.ts'
import { readNameCursor, writeNameCursor } from '../../../platform/manage/rules/name-cursor.ts'
import { accountOwner } from '../../../sign-in/session/rules/hash-owner.ts'
import {
  accountPageSize,
  addAccount,
  eraseAccount,
  freezeAccount,
  listAccounts as listAccountsCall,
  resetPassword,
  saveAccount,
} from '../contract.ts'
import { typesToGive } from '../rules/account.ts'
import { endedByFreeze } from '../rules/given-out.ts'
import { addAccount as addNewcomer } from './actions/add-account.ts'
import { applyChange, applyFreeze } from './actions/apply-change.ts'
import { eraseFrozen } from './actions/erase-account.ts'
import { getTarget } from './actions/get-target.ts'
import { newOneTimePassword, replacePassword } from './actions/one-time-password.ts'
import { requireSeat } from './actions/require-seat.ts'
import { saveAccount as saveChange } from './actions/save-account.ts'
import { presentAccount } from './present.ts'
import { type AccountFilter, countAccounts, listAccounts } from './queries.ts'
import { givenOutRoutes } from './routes/given-out.ts'
import { invitationRoutes } from './routes/invitations.ts'
import { resetFactorsRoute } from './routes/reset-factors.ts'

export function routes(services: AppServices, serve: Serve): void {
  serveListing(services, serve)
  serveAdding(services, serve)
  serveSaving(services, serve)
  serveFreezing(services, serve)
  serveErasing(services, serve)
  serveNewPasswords(services, serve)
  invitationRoutes(services, serve)
  resetFactorsRoute(services, serve)
  givenOutRoutes(services, serve)
}

function serveListing({ db, clock, mailer }: AppServices, serve: Serve): void {
  serve(listAccountsCall, async ({ input, viewer }) => {
    const now = clock.now()
    const { text = '', userType = '', roleId } = input
    const filter: AccountFilter = {
      companyId: viewer.companyId,
      text,
      userType: isUserType(userType) ? userType : null,
      roleId: readId<'role'>(roleId),
    }
    const [rows, count] = await Promise.all([
      listAccounts(db, filter, readNameCursor(input.cursor)),
      countAccounts(db, filter),
    ])
    const page = rows.slice(0, accountPageSize)
    const last = rows.length > page.length ? page.at(-1) : undefined
    return {
      list: page.map((row) => presentAccount(row, viewer, now)),
      count,
      nextCursor: last ? writeNameCursor({ name: last.sortName, id: last.id }) : null,
      types: typesToGive(viewer.userType),
      canInvite: mailer !== null,
    }
  })
}

function serveAdding(services: AppServices, serve: Serve): void {
  serve(addAccount, async (request) => {
    const { input, viewer, context } = request
    const isInvited = services.mailer !== null && input.wayIn !== 'password'
    const password = isInvited ? null : newOneTimePassword()
    // Hashing is slow, so it comes before the transaction.
    const passwordHash =
      password === null ? null : await services.passwords.hash(password, accountOwner(viewer))
    return auditedTransaction(services, addAccount, withoutIdempotencyKey(request), async (doing) => {
      const accountId = await addNewcomer(doing, { input, passwordHash, locale: context.locale })
      return { accountId, password }
    })
  })
}

function serveSaving(services: AppServices, serve: Serve): void {
  serve(saveAccount, (request) =>
    auditedTransaction(services, saveAccount, request, async (doing) => {
      await saveChange(doing, request.input, request.context.locale)
      return null
    }),
  )
}

function serveFreezing(services: AppServices, serve: Serve): void {
  serve(freezeAccount, (request) =>
    auditedTransaction(services, freezeAccount, request, async (doing) => {
      const { accountId, isFrozen, ends = endedByFreeze } = request.input
      const change = { accountId, acts: [isFrozen ? ('freeze' as const) : ('thaw' as const)] }
      const { row, target } = await getTarget(doing, freezeAccount, change)
      if (target.isFrozen === isFrozen) return null
      if (!isFrozen) await requireSeat(doing, 'freeze', target.userType)
      const details = { subject: row.name, from: { isFrozen: !isFrozen }, to: { isFrozen } }
      doing.record({ action: 'account.changed', details })
      const changed = { accountId: row.id, acting: request.context.locale }
      if (isFrozen) await applyFreeze(doing, freezeAccount, { ...changed, name: row.name, ends })
      else await applyChange(doing, freezeAccount, { ...changed, patch: { isFrozen } })
      return null
    }),
  )
}

function serveErasing(services: AppServices, serve: Serve): void {
  serve(eraseAccount, (request) =>
    auditedTransaction(services, eraseAccount, withoutIdempotencyKey(request), async (doing) => {
      await eraseFrozen(doing, request.input)
      return null
    }),
  )
}

function serveNewPasswords(services: AppServices, serve: Serve): void {
  serve(resetPassword, async (request) => {
    const password = newOneTimePassword()
    // Hashing is slow, so it comes before the transaction.
    const passwordHash = await services.passwords.hash(password, accountOwner(request.viewer))
    return auditedTransaction(services, resetPassword, withoutIdempotencyKey(request), async (doing) => {
      const change = { accountId: request.input.accountId, acts: ['resetPassword' as const] }
      const { row: account } = await getTarget(doing, resetPassword, change)
      await replacePassword(doing, { account, passwordHash, acting: request.context.locale })
      return { password }
    })
  })
}
