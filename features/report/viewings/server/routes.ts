import type { CallRequest, Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../../platform/access/contract.ts'
import { auditedTransaction } from '../../../platform/audit/server/actions/audited-transaction.ts'
import { listTabRules } from '../../report/server/actions/tab-rules.ts'
import { listViewings, viewReportReq } from '../contract.ts'
import { readSection } from '../rules/section.ts'
import { shortestMs, viewedMs } from '../rules/span.ts'
import { presentReader } from './present.ts'
import { lengthenReading, lockVisit } from './queries/readings.ts'
import { insertViewing, lengthenViewing, listReaders, lockViewing } from './queries.ts'

/** The most readers in the reply. */
const maxReaders = 200

type VisitorsRequest = Extract<CallRequest<typeof viewReportReq>, { readonly reader: unknown }>

/** Adds a visitor's reading to their share: over a visit, never more than its length. */
async function keepReading({ db, clock }: AppServices, { input, viewer }: VisitorsRequest) {
  const tabs = await listTabRules()
  const section = readSection(
    input.section,
    tabs.map(({ number }) => number),
  )
  if (!section) throw new Refusal(viewReportReq, 'unknownSection', { data: { field: 'section' } })
  const { companyId, grantId, sessionId } = viewer
  const now = clock.now()
  await db.transaction().execute(async (transaction) => {
    const visit = await lockVisit(transaction, companyId, sessionId)
    const ms = visit ? viewedMs(input, visit.toldAt ?? visit.createdAt, now) : 0
    if (ms < shortestMs) return
    await lengthenReading(transaction, { companyId, grantId, sessionId, section }, { now, byMs: ms })
  })
  return { logId: sessionId }
}

export function routes(services: AppServices, serve: Serve): void {
  serve(viewReportReq, (request) => {
    const { input } = request
    if (input.endTime < input.startTime) throw new Refusal(viewReportReq, 'notBackwards')
    if ('reader' in request) return keepReading(services, request)
    return auditedTransaction(services, viewReportReq, request, async ({ db, now, record, actor }) => {
      const { companyId, candidateId, interviewId, accountId } = actor
      const visit = { companyId, candidateId, interviewId, accountId }
      if (!input.logId) {
        const ms = viewedMs(input, null, now)
        const beganAt = new Date(now.getTime() - ms)
        const device = input.device ?? null
        const viewing = { ...visit, device: device ?? 'unknown', beganAt, endedAt: now, viewedMs: ms }
        const logId = await insertViewing(db, viewing)
        record({ action: 'report.viewed', candidateId, interviewId, details: { to: { device } } })
        return { logId }
      }
      const id = readId<'viewing'>(input.logId)
      const found = id && (await lockViewing(db, visit, id))
      if (!found) throw new Refusal(gateRefusals, 'notFound')
      await lengthenViewing(db, found.id, { endedAt: now, byMs: viewedMs(input, found.endedAt, now) })
      return { logId: found.id }
    })
  })

  serve(listViewings, async ({ reader }) => {
    const readers = await listReaders(services.db, reader, maxReaders)
    return readers.map(presentReader)
  })
}
