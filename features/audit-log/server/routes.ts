import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { readMark } from '../../audit/rules/heads.ts'
import { findLoss } from '../../audit/server/queries/heads.ts'
import { checkLog, type LogCheck } from '../../audit/server/queries/verify.ts'
import { findCompanyRules, findEvaluationConfig } from '../../company/server/queries.ts'
import { requireAttempt } from '../../session/server/queries/attempts.ts'
import { auditPageSize, listAuditEntries, verifyAuditLog, verifyLimit } from '../contract.ts'
import { presentEntries } from './present.ts'
import { listEntries } from './queries.ts'

export function routes(services: AppServices, serve: Serve): void {
  const { db } = services
  const running = new Map<CompanyId, Promise<LogCheck>>()

  /** The check that runs of a company's log; a whole chain is never read twice at once. */
  function checkOnce(companyId: CompanyId): Promise<LogCheck> {
    const known = running.get(companyId)
    if (known) return known
    const check = checkLog(services, companyId).finally(() => running.delete(companyId))
    running.set(companyId, check)
    return check
  }

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

  serve(verifyAuditLog, async ({ input, viewer: { companyId } }) => {
    const mark = input.expect ? readMark(input.expect) : null
    if (input.expect && !mark) throw new Refusal(verifyAuditLog, 'notAMark', { data: { field: 'expect' } })
    await requireAttempt(services, verifyAuditLog, {
      key: `check of the log of ${companyId}`,
      ...verifyLimit,
    })
    const check = await checkOnce(companyId)
    return {
      ...check,
      expected: mark && { sequence: mark.sequence, lost: await findLoss(db, companyId, mark) },
    }
  })
}
