import type { Serve } from '@candor/call/serve'
import type { House } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { findEvaluationConfig } from '../../company/server/queries.ts'
import { auditPageSize, listAuditEntries, verifyAuditLog } from '../contract.ts'
import { presentEntries } from './present.ts'
import { listEntries } from './queries/list.ts'
import { checkChain } from './queries/verify.ts'

export function routes({ db }: House, serve: Serve): void {
  serve(listAuditEntries, async ({ input, viewer }) => {
    const { companyId } = viewer
    const candidateId = readId<'candidate'>(input.jobseekerChannelId)
    // An id that is none finds nothing, as an unknown one does.
    if (input.jobseekerChannelId && !candidateId) return { list: [], before: null }
    const [rows, { screeningInfoStatus }] = await Promise.all([
      listEntries(db, companyId, {
        action: input.action || null,
        accountName: input.accountName || null,
        candidateId,
        before: input.before ?? null,
        limit: auditPageSize + 1,
      }),
      findEvaluationConfig(db, companyId),
    ])
    const page = rows.slice(0, auditPageSize)
    const last = rows.length > auditPageSize ? page.at(-1) : undefined
    return { list: presentEntries(page, screeningInfoStatus), before: last ? Number(last.sequence) : null }
  })

  serve(verifyAuditLog, ({ viewer }) => checkChain(db, viewer.companyId))
}
