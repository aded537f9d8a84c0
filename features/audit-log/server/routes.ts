import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { readMark } from '../../audit/rules/heads.ts'
import { checkLog } from '../../audit/server/queries/verify.ts'
import { findCompanyRules, findEvaluationConfig } from '../../company/server/queries.ts'
import { auditPageSize, listAuditEntries, verifyAuditLog } from '../contract.ts'
import { presentEntries } from './present.ts'
import { listEntries } from './queries.ts'

export function routes(services: AppServices, serve: Serve): void {
  const { db } = services

  serve(listAuditEntries, async ({ input, viewer }) => {
    const { companyId } = viewer
    const [rows, { screeningInfoStatus }, rules] = await Promise.all([
      listEntries(db, viewer, {
        action: input.action || null,
        accountName: input.accountName || null,
        candidateId: input.jobseekerChannelId || null,
        before: input.before ?? null,
        limit: auditPageSize + 1,
      }),
      findEvaluationConfig(db, companyId),
      findCompanyRules(db, companyId),
    ])
    const page = rows.slice(0, auditPageSize)
    const last = rows.length > auditPageSize ? page.at(-1) : undefined
    return {
      list: presentEntries(page, { accountId: viewer.accountId, screeningInfoStatus, rules }),
      before: last ? Number(last.sequence) : null,
    }
  })

  serve(verifyAuditLog, ({ input, viewer }) => {
    const mark = input.expect ? readMark(input.expect) : null
    if (input.expect && !mark) throw new Refusal(verifyAuditLog, 'notAMark', { data: { field: 'expect' } })
    return checkLog(services, viewer.companyId, mark)
  })
}
