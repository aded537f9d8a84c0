import type { InputOf } from '@candor/call/define'
import type { Serve } from '@candor/call/serve'
import type { AppServices, Database } from '@candor/db/database'
import { type CompanyId, readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../../platform/access/contract.ts'
import { readFilterId } from '../../../platform/access/server/gate/filter-ids.ts'
import { auditedTransaction } from '../../../platform/audit/server/actions/audited-transaction.ts'
import {
  findCompanyRules,
  findEvaluationConfig,
  listSwitches,
} from '../../../platform/company/server/queries.ts'
import { keepUndo } from '../../../platform/undo/server/actions/keep-undo.ts'
import { listReadings } from '../../../report/viewings/server/queries/readings.ts'
import { endShares } from '../../shares/server/actions/ending.ts'
import { countLiveShares } from '../../shares/server/queries.ts'
import { listCompanyShares, revokeCompanyShares, sharesPageSize } from '../contract.ts'
import { presentShares } from './present.ts'
import { listSharesOfCompany } from './queries.ts'

/** Reads what to end; refuses an invalid id. */
function readEnding(input: InputOf<typeof revokeCompanyShares>) {
  const shareId = input.of === 'share' ? readId<'share'>(input.shareId) : null
  const candidateId = input.of === 'candidate' ? readFilterId(input.jobseekerChannelId) : null
  if (input.of !== 'company' && !shareId && !candidateId) throw new Refusal(gateRefusals, 'notFound')
  return { shareId, candidateId }
}

/** The settings of a company that decide what its shares show. */
async function findSetting(db: Database, companyId: CompanyId) {
  const [{ screeningInfoStatus }, rules, switches] = await Promise.all([
    findEvaluationConfig(db, companyId),
    findCompanyRules(db, companyId),
    listSwitches(db, companyId),
  ])
  return { screeningInfoStatus, rules, switches }
}

export function routes(services: AppServices, serve: Serve): void {
  const { db, clock } = services

  serve(listCompanyShares, async ({ input, viewer: { companyId } }) => {
    const now = clock.now()
    const { screeningInfoStatus, rules, switches } = await findSetting(db, companyId)
    const [rows, open] = await Promise.all([
      listSharesOfCompany(db, companyId, {
        state: input.state || null,
        name: input.candidate || null,
        areAllAnonymous: screeningInfoStatus === 1,
        before: readId<'share'>(input.before),
        limit: sharesPageSize + 1,
        now,
      }),
      countLiveShares(db, { companyId, candidateId: null }, now),
    ])
    const page = rows.slice(0, sharesPageSize)
    const readings = await listReadings(db, companyId, page)
    return {
      list: presentShares(page, readings, { screeningInfoStatus, switches, now }),
      before: rows.length > sharesPageSize ? (page.at(-1)?.id ?? null) : null,
      needsPassword: rules.shareLinkNeedsPassword,
      open,
    }
  })

  serve(revokeCompanyShares, (request) =>
    auditedTransaction(services, revokeCompanyShares, request, async (work) => {
      const { db, now, record, viewer } = work
      const { companyId, accountId: byAccountId } = viewer
      const ending = readEnding(request.input)
      const { count: revoked, items } = await endShares(
        { db, record },
        { companyId, ...ending, byAccountId, now },
      )
      if (request.input.of === 'share' && revoked === 0) throw new Refusal(gateRefusals, 'notFound')
      await keepUndo(work, { kind: 'share', items })
      return { revoked }
    }),
  )
}
