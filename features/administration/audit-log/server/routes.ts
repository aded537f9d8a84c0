import type { InputOf } from '@candor/call/define'
import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import type { CompanyId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { requireAttempt } from '../../../platform/access/server/actions/attempts.ts'
import { viewAction } from '../../../platform/audit/rules/entry.ts'
import { readMark } from '../../../platform/audit/rules/heads.ts'
import { findLoss } from '../../../platform/audit/server/queries/heads.ts'
import { checkLog, type LogCheck } from '../../../platform/audit/server/queries/verify.ts'
import { findCompanyRules, findEvaluationConfig } from '../../../platform/company/server/queries.ts'
import { auditPageSize, listAuditEntries, verifyAuditLog, verifyLimit } from '../contract.ts'
import { actionsOf } from '../rules/groups.ts'
import { presentEntries } from './present.ts'
import { listEntries } from './queries.ts'

function filterOf(input: InputOf<typeof listAuditEntries>) {
  const { action, group, hidesViews, from, to } = input
  return {
    actions: action ? [action] : group ? actionsOf(group) : null,
    hidesViews: hidesViews === 1 && action !== viewAction,
    accountName: input.accountName || null,
    candidateId: input.jobseekerChannelId || null,
    candidateName: input.candidateName || null,
    from: from === undefined ? null : new Date(from),
    to: to === undefined ? null : new Date(to),
    before: input.before ?? null,
  }
}

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
    const [{ screeningInfoStatus }, rules] = await Promise.all([
      findEvaluationConfig(db, companyId),
      findCompanyRules(db, companyId),
    ])
    const rows = await listEntries(db, viewer, {
      ...filterOf(input),
      areAllAnonymous: screeningInfoStatus === 1,
      limit: auditPageSize + 1,
    })
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
