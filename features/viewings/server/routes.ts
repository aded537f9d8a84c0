import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../access/contract.ts'
import { auditedTransaction } from '../../audit/server/queries/audited-transaction.ts'
import { listViewings, viewReportReq } from '../contract.ts'
import { viewedMs } from '../rules/span.ts'
import { presentReader } from './present.ts'
import { insertViewing, lengthenViewing, listReaders, takeViewing } from './queries.ts'

/** The most readers that one answer names. */
const mostReaders = 200

export function routes(services: AppServices, serve: Serve): void {
  serve(viewReportReq, (request) =>
    auditedTransaction(services, viewReportReq, request, async ({ db, now, record, actor }) => {
      const { input } = request
      if (input.endTime < input.startTime) throw new Refusal(viewReportReq, 'notBackwards')
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
      const found = id && (await takeViewing(db, visit, id))
      if (!found) throw new Refusal(gateRefusals, 'notFound')
      await lengthenViewing(db, found.id, { endedAt: now, byMs: viewedMs(input, found.endedAt, now) })
      return { logId: found.id }
    }),
  )

  serve(listViewings, async ({ reader }) => {
    const readers = await listReaders(services.db, reader, mostReaders)
    return readers.map(presentReader)
  })
}
