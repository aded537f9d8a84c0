import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
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
import { endAllOfAccount, endAllOthers, endOne, endOwnAll, endOwnOne } from './actions/end-sessions.ts'
import { presentSessions } from './present.ts'
import { listOfAccount, listOfCompany } from './queries.ts'

export function routes(services: AppServices, serve: Serve): void {
  const { db, clock } = services

  serve(listOwnSessions, async ({ viewer, context }) => {
    const { companyId, accountId, sessionId } = viewer
    const now = clock.now()
    const rows = await listOfAccount(db, { companyId, accountId, now, limit: sessionPageSize })
    return { list: presentSessions(rows, { sessionId, address: context.address, now }) }
  })

  serve(endOwnSession, async (request) => {
    await endOwnOne(services, request, request.input.sessionId)
    return null
  })

  serve(endOwnSessions, async (request) => ({ count: await endOwnAll(services, request) }))

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

  serve(endSession, (request) => endOne(services, request))

  serve(endSessionsOf, (request) => endAllOfAccount(services, request))

  serve(endOtherSessions, (request) => endAllOthers(services, request))
}
