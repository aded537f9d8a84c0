import type { Serve } from '@candor/call/serve'
import type { AppServices, Database } from '@candor/db/database'
import { type CompanyId, readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../../platform/access/contract.ts'
import { type Caller, proveWithin } from '../../../platform/access/server/gate/with-rights.ts'
import { auditedTransaction } from '../../../platform/audit/server/actions/audited-transaction.ts'
import {
  type EntryTransaction,
  transactionWithEntries,
} from '../../../platform/audit/server/actions/transaction-with-entries.ts'
import {
  endOtherSessions,
  endOwnSession,
  endOwnSessions,
  endSession,
  endSessionsOf,
  listOwnSessions,
  listSessions,
  sessionPageSize,
} from '../contract.ts'
import { presentSessions } from './present.ts'
import { endSessions, findAccountName, findSession, listOfAccount, listOfCompany } from './queries.ts'

/** The session of a company by its id, or a refusal. */
async function getSession(db: Database, companyId: CompanyId, text: string) {
  const id = readId<'listedSession'>(text)
  const session = id && (await findSession(db, companyId, id))
  if (!session) throw new Refusal(gateRefusals, 'notFound')
  return session
}

export function routes(services: AppServices, serve: Serve): void {
  const { db, clock } = services

  /**
   * Ends own sessions while holding the company's lock: of two callers at once, each would hold its own session, which
   * the other is about to end.
   */
  const endOwn = (request: Caller, work: (audited: EntryTransaction) => Promise<number>) =>
    transactionWithEntries(services, request.viewer, async (audited) => {
      await proveWithin({ ...services, db: audited.db }, endOwnSession.access, request, { isAlone: true })
      const count = await work(audited)
      if (count > 0) audited.record({ action: 'session.ended', details: { to: { count } } })
      return count
    })

  serve(listOwnSessions, async ({ viewer, context }) => {
    const { companyId, accountId, sessionId } = viewer
    const now = clock.now()
    const rows = await listOfAccount(db, { companyId, accountId, now, limit: sessionPageSize })
    return { list: presentSessions(rows, { sessionId, address: context.address, now }) }
  })

  serve(endOwnSession, async (request) => {
    const { companyId, accountId } = request.viewer
    await endOwn(request, async ({ db, now }) => {
      const { sessionId, ...owner } = await getSession(db, companyId, request.input.sessionId)
      if (owner.accountId !== accountId) throw new Refusal(gateRefusals, 'notFound')
      return endSessions(db, { companyId, accountId, sessionId, now })
    })
    return null
  })

  serve(endOwnSessions, async (request) => {
    const { companyId, accountId } = request.viewer
    const count = await endOwn(request, ({ db, now }) => endSessions(db, { companyId, accountId, now }))
    return { count }
  })

  serve(listSessions, async ({ input, viewer, context }) => {
    const { companyId, sessionId } = viewer
    const now = clock.now()
    const page = { companyId, text: input.text ?? '', before: readId<'listedSession'>(input.before), now }
    const rows = await listOfCompany(db, { ...page, limit: sessionPageSize + 1 })
    const shown = rows.slice(0, sessionPageSize)
    return {
      list: presentSessions(shown, { sessionId, address: context.address, now }),
      before: rows.length > sessionPageSize ? (shown.at(-1)?.id ?? null) : null,
    }
  })

  serve(endSession, (request) =>
    auditedTransaction(services, endSession, request, async ({ db, now, viewer, record }) => {
      const { companyId } = viewer
      const { sessionId, name } = await getSession(db, companyId, request.input.sessionId)
      const count = await endSessions(db, { companyId, sessionId, now })
      if (count > 0) record({ action: 'session.ended', details: { subject: name, to: { count } } })
      return null
    }),
  )

  serve(endSessionsOf, (request) =>
    auditedTransaction(services, endSessionsOf, request, async ({ db, now, viewer, record }) => {
      const { companyId } = viewer
      const accountId = readId<'account'>(request.input.accountId)
      const name = accountId && (await findAccountName(db, companyId, accountId))
      if (!accountId || name === null) throw new Refusal(gateRefusals, 'notFound')
      const count = await endSessions(db, { companyId, accountId, now })
      if (count > 0) record({ action: 'session.ended', details: { subject: name, to: { count } } })
      return { count }
    }),
  )

  serve(endOtherSessions, (request) =>
    auditedTransaction(services, endOtherSessions, request, async ({ db, now, viewer, record }) => {
      const { companyId, sessionId } = viewer
      const count = await endSessions(db, { companyId, kept: sessionId, now })
      if (count > 0) record({ action: 'session.ended', details: { to: { count, isCompany: true } } })
      return { count }
    }),
  )
}
