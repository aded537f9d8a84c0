import type { CallRequest } from '@candor/call/serve'
import type { AppServices, Database } from '@candor/db/database'
import { type CompanyId, readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../../../platform/access/contract.ts'
import { type Caller, proveWithin } from '../../../../platform/access/server/gate/with-rights.ts'
import { auditedTransaction } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import {
  type EntryTransaction,
  transactionWithEntries,
} from '../../../../platform/audit/server/actions/transaction-with-entries.ts'
import { endOtherSessions, endOwnSession, endSession, endSessionsOf } from '../../contract.ts'
import { endSessions, findAccountName, findSession } from '../queries.ts'

/** The session of a company by its id, or a refusal. */
async function getSession(db: Database, companyId: CompanyId, text: string) {
  const id = readId<'listedSession'>(text)
  const session = id && (await findSession(db, companyId, id))
  if (!session) throw new Refusal(gateRefusals, 'notFound')
  return session
}

/**
 * Ends own sessions while holding the company's lock: of two callers at once, each would hold its own session, which
 * the other is about to end.
 */
function endOwn(services: AppServices, caller: Caller, work: (audited: EntryTransaction) => Promise<number>) {
  return transactionWithEntries(services, caller.viewer, async (audited) => {
    await proveWithin({ ...services, db: audited.db }, endOwnSession.access, caller, { isAlone: true })
    const count = await work(audited)
    if (count > 0) audited.record({ action: 'session.ended', details: { to: { count } } })
    return count
  })
}

/** Ends one session of the caller. */
export async function endOwnOne(services: AppServices, caller: Caller, listedId: string): Promise<void> {
  const { companyId, accountId } = caller.viewer
  await endOwn(services, caller, async ({ db, now }) => {
    const { sessionId, ...owner } = await getSession(db, companyId, listedId)
    if (owner.accountId !== accountId) throw new Refusal(gateRefusals, 'notFound')
    return endSessions(db, { companyId, accountId, sessionId, now })
  })
}

/** Ends all sessions of the caller. Returns their number. */
export function endOwnAll(services: AppServices, caller: Caller): Promise<number> {
  const { companyId, accountId } = caller.viewer
  return endOwn(services, caller, ({ db, now }) => endSessions(db, { companyId, accountId, now }))
}

/** Ends one session of the company. */
export function endOne(services: AppServices, request: CallRequest<typeof endSession>) {
  return auditedTransaction(services, endSession, request, async ({ db, now, viewer, record }) => {
    const { companyId } = viewer
    const { sessionId, name } = await getSession(db, companyId, request.input.sessionId)
    const count = await endSessions(db, { companyId, sessionId, now })
    if (count > 0) record({ action: 'session.ended', details: { subject: name, to: { count } } })
    return null
  })
}

/** Ends all sessions of one account. Returns their number. */
export function endAllOfAccount(services: AppServices, request: CallRequest<typeof endSessionsOf>) {
  return auditedTransaction(services, endSessionsOf, request, async ({ db, now, viewer, record }) => {
    const { companyId } = viewer
    const accountId = readId<'account'>(request.input.accountId)
    const name = accountId && (await findAccountName(db, companyId, accountId))
    if (!accountId || name === null) throw new Refusal(gateRefusals, 'notFound')
    const count = await endSessions(db, { companyId, accountId, now })
    if (count > 0) record({ action: 'session.ended', details: { subject: name, to: { count } } })
    return { count }
  })
}

/** Ends all sessions of the company but the caller's own. Returns their number. */
export function endAllOthers(services: AppServices, request: CallRequest<typeof endOtherSessions>) {
  return auditedTransaction(services, endOtherSessions, request, async ({ db, now, viewer, record }) => {
    const { companyId, sessionId } = viewer
    const count = await endSessions(db, { companyId, kept: sessionId, now })
    if (count > 0) record({ action: 'session.ended', details: { to: { count, isCompany: true } } })
    return { count }
  })
}
