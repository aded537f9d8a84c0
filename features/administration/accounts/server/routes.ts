import { randomBytes } from 'node:crypto'
import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { newId } from '@candor/db/new-id'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { isUserType } from '../../../platform/access/rules/permissions.ts'
import { endWay } from '../../../platform/access/server/queries/end-way.ts'
import {
  type AuditedTransaction,
  auditedTransaction,
} from '../../../platform/audit/server/actions/audited-transaction.ts'
import { withoutIdempotencyKey } from '../../../platform/audit/server/actions/without-idempotency-key.ts'
import { seatOf } from '../../../platform/editions/rules/quotas.ts'
import { requireQuota } from '../../../platform/editions/server/actions/require-quota.ts'
import { readNameCursor, writeNameCursor } from '../../../platform/manage/rules/name-cursor.ts'
import { isGivenType } from '../../../sign-in/account-changes/rules/change.ts'
import { addAccount as insertAccount } from '../../../sign-in/account-changes/server/queries/change-account.ts'
import { notifyPasswordChanged } from '../../../sign-in/password-links/server/actions/notify-changed.ts'
import { accountOwner } from '../../../sign-in/session/rules/hash-owner.ts'
import { oneTimePasswordBytes, oneTimePasswordEnd } from '../../../sign-in/session/rules/sign-in.ts'
import { canNewcomerEnter } from '../../../sign-in/sign-in-rules/server/actions/entry.ts'
import {
  accountPageSize,
  addAccount,
  freezeAccount,
  listAccounts as listAccountsCall,
  resetPassword,
  saveAccount,
} from '../contract.ts'
import { type AccountAct, typesToGive } from '../rules/account.ts'
import { endedByFreeze } from '../rules/given-out.ts'
import { presentAccount } from './present.ts'
import {
  type AccountFilter,
  countAccounts,
  findRoleName,
  giveOneTimePassword,
  listAccounts,
} from './queries.ts'
import { applyChange, applyFreeze, personOf } from './routes/apply-change.ts'
import { field, getTarget } from './routes/get-target.ts'
import { givenOutRoutes } from './routes/given-out.ts'
import { invitationRoutes, sendInvitation } from './routes/invitations.ts'
import { resetFactorsRoute } from './routes/reset-factors.ts'

const oneTimePassword = () => randomBytes(oneTimePasswordBytes).toString('base64url')

/** Takes a seat of the edition where the new type needs one of another kind than the old type. */
async function requireSeat({ db, now, viewer }: AuditedTransaction, from: string, to: string) {
  const quota = seatOf(to)
  if (quota && quota !== seatOf(from))
    await requireQuota(db, { companyId: viewer.companyId, quota, more: 1, now })
}

export function routes(services: AppServices, serve: Serve): void {
  const { db, clock, passwords, settings } = services

  const endOfPassword = ({ now }: AuditedTransaction) => oneTimePasswordEnd(now, settings.oneTimePasswordDays)

  serve(listAccountsCall, async ({ input, viewer }) => {
    const now = clock.now()
    const { text = '', userType = '', roleId, cursor } = input
    const filter: AccountFilter = {
      companyId: viewer.companyId,
      text,
      userType: isUserType(userType) ? userType : null,
      roleId: readId<'role'>(roleId),
    }
    const [rows, count] = await Promise.all([
      listAccounts(db, filter, readNameCursor(cursor)),
      countAccounts(db, filter),
    ])
    const page = rows.slice(0, accountPageSize)
    const last = rows.length > page.length ? page.at(-1) : undefined
    return {
      list: page.map((row) => presentAccount(row, viewer, now)),
      count,
      nextCursor: last ? writeNameCursor({ name: last.sortName, id: last.id }) : null,
      types: typesToGive(viewer.userType),
    }
  })

  serve(addAccount, async (request) => {
    const { viewer, input, context } = request
    const isInvited = services.mailer !== null
    const password = isInvited ? null : oneTimePassword()
    const passwordHash = password === null ? null : await passwords.hash(password, accountOwner(viewer))
    return auditedTransaction(services, addAccount, withoutIdempotencyKey(request), async (doing) => {
      const { companyId } = viewer
      const { email, name, userType } = input
      if (!isGivenType(userType)) throw new Refusal(addAccount, 'unknownType', field('userType'))
      const roleId = readId<'role'>(input.roleId)
      const role = roleId && (await findRoleName(doing.db, companyId, roleId))
      if (!roleId || role === null) throw new Refusal(addAccount, 'unknownRole', field('roleId'))
      await requireSeat(doing, 'freeze', userType)
      const oneTime = passwordHash === null ? {} : { passwordHash, passwordEndsAt: endOfPassword(doing) }
      const id = newId<'account'>()
      const account = { id, companyId, roleId, email, name, userType }
      const stored = { ...account, ...oneTime, mustChangePassword: passwordHash !== null }
      const { refusal } = await insertAccount(doing, personOf(doing.viewer), stored)
      const at = refusal === 'emailTaken' ? 'email' : 'userType'
      if (refusal) throw new Refusal(addAccount, refusal, field(at))
      if (!(await canNewcomerEnter(doing.services, companyId, email)))
        throw new Refusal(addAccount, 'noWayIn')
      if (isInvited) await sendInvitation(doing, { ...account, locale: context.locale })
      const to = { name, email, userType, role }
      doing.record({ action: 'account.added', details: { subject: name, from: null, to } })
      if (isInvited) doing.record({ action: 'account.invited', details: { subject: name } })
      return { accountId: id, password }
    })
  })

  serve(saveAccount, (request) =>
    auditedTransaction(services, saveAccount, request, async (doing) => {
      const { viewer, input } = request
      const { name, userType } = input
      const acts: AccountAct[] = [
        ...(name === undefined ? [] : ['rename' as const]),
        ...(userType === undefined ? [] : ['changeType' as const]),
        ...(input.roleId === undefined ? [] : ['changeRole' as const]),
      ]
      const change = { accountId: input.accountId, acts, toType: userType }
      const { row, target } = await getTarget(doing, saveAccount, change)
      const roleId = input.roleId === undefined ? row.roleId : readId<'role'>(input.roleId)
      const [before, role] = await Promise.all([
        findRoleName(doing.db, viewer.companyId, row.roleId),
        roleId && findRoleName(doing.db, viewer.companyId, roleId),
      ])
      if (!roleId || role === null) throw new Refusal(saveAccount, 'unknownRole', field('roleId'))
      const from = { name: row.name, userType: target.userType, role: before }
      const to = { name: name ?? row.name, userType: userType ?? target.userType, role }
      if (!target.isFrozen) await requireSeat(doing, target.userType, to.userType)
      const patch = {
        ...(name !== undefined && { name }),
        ...(userType !== undefined && isGivenType(userType) && { userType }),
        ...(input.roleId !== undefined && { roleId }),
      }
      await applyChange(doing, saveAccount, { accountId: row.id, patch, acting: request.context.locale })
      if (JSON.stringify(from) === JSON.stringify(to) && roleId === row.roleId) return null
      doing.record({ action: 'account.changed', details: { subject: row.name, from, to } })
      return null
    }),
  )

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

  serve(resetPassword, async (request) => {
    const password = oneTimePassword()
    const passwordHash = await passwords.hash(password, accountOwner(request.viewer))
    return auditedTransaction(services, resetPassword, withoutIdempotencyKey(request), async (doing) => {
      const change = { accountId: request.input.accountId, acts: ['resetPassword' as const] }
      const { row } = await getTarget(doing, resetPassword, change)
      const given = { passwordHash, passwordEndsAt: endOfPassword(doing) }
      await giveOneTimePassword(doing.db, row.id, given)
      await endWay(doing.db, { accountIds: [row.id], way: 'all', now: doing.now })
      const of = { companyId: request.viewer.companyId, accountId: row.id }
      const acting = request.context.locale
      await notifyPasswordChanged(doing.db, of, { by: 'administrator', acting, now: doing.now })
      const details = { subject: row.name, from: null, to: { oneTimePassword: true } }
      doing.record({ action: 'account.changed', details })
      return { password }
    })
  })

  invitationRoutes(services, serve)
  resetFactorsRoute(services, serve)
  givenOutRoutes(services, serve)
}
