import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { dayMs } from '@candor/kernel/durations'
import { type CompanyId, readId } from '@candor/kernel/ids'
import { auditedTransaction } from '../../../platform/audit/server/actions/audited-transaction.ts'
import { getRetention } from '../../../platform/company/server/queries/retention.ts'
import { findEvaluationConfig } from '../../../platform/company/server/queries.ts'
import { listRetention, readRetention, saveRetention } from '../contract/company.ts'
import { endKeeping, keepCandidate, readCandidateRetention } from '../contract/keeping.ts'
import { retentionPageSize } from '../contract/lists.ts'
import { dayAt } from '../rules/days.ts'
import { horizonOf, soonDays, waitAfter, waitDays } from '../rules/retention.ts'
import { changeRetention } from './actions/change-retention.ts'
import { endKept, keepLonger } from './actions/keep-candidate.ts'
import { presentKeeping, presentRows, readCursor, writeCursor } from './present.ts'
import { getKeeping } from './queries/keeping.ts'
import { countRetention, type ListScope, listCandidates } from './queries/lists.ts'

/** The candidates of a company, by some months. */
function scopeOf(companyId: CompanyId, now: Date, months: number): ListScope {
  return { companyId, now, today: horizonOf(now, months, 0), soon: horizonOf(now, months, soonDays) }
}

export function routes(services: AppServices, serve: Serve): void {
  serveReading(services, serve)
  serveKeeping(services, serve)
  serve(saveRetention, (request) =>
    auditedTransaction(services, saveRetention, request, (act) => changeRetention(act, request.input)),
  )
}

function serveReading({ db, clock }: AppServices, serve: Serve): void {
  serve(readRetention, async ({ input, viewer: { companyId } }) => {
    const now = clock.now()
    const { months, waitsUntil } = await getRetention(db, companyId)
    return {
      months,
      waitsUntil: waitsUntil && waitsUntil > now ? dayAt(waitsUntil) : null,
      wouldWaitUntil: dayAt(new Date(now.getTime() + waitDays * dayMs)),
      counts: await countRetention(db, scopeOf(companyId, now, input.months ?? months)),
    }
  })

  serve(listRetention, async ({ input, viewer: { companyId } }) => {
    const now = clock.now()
    const [stored, { screeningInfoStatus }] = await Promise.all([
      getRetention(db, companyId),
      findEvaluationConfig(db, companyId),
    ])
    const months = input.months ?? stored.months
    const waitsUntil = waitAfter({ from: stored.months, to: months }, { ...stored, now })
    const rule = { months, waitsUntil, now }
    const rows = await listCandidates(db, scopeOf(companyId, now, rule.months), {
      list: input.show,
      name: input.text || null,
      areAllAnonymous: screeningInfoStatus === 1,
      after: readCursor(input.cursor, readId),
      limit: retentionPageSize + 1,
    })
    const page = rows.slice(0, retentionPageSize)
    const last = rows.length > page.length ? page.at(-1) : undefined
    return {
      list: presentRows(page, rule, screeningInfoStatus),
      nextCursor: last ? writeCursor(last) : null,
    }
  })
}

function serveKeeping(services: AppServices, serve: Serve): void {
  const { db, clock } = services
  serve(readCandidateRetention, async ({ reader }) => {
    const now = clock.now()
    const [stored, keeping] = await Promise.all([
      getRetention(db, reader.companyId),
      getKeeping(db, reader, now),
    ])
    return presentKeeping(reader, keeping, { ...stored, now })
  })

  serve(keepCandidate, (request) =>
    auditedTransaction(services, keepCandidate, request, (act) => keepLonger(act, request.input)),
  )

  serve(endKeeping, (request) =>
    auditedTransaction(services, endKeeping, request, (act) => endKept(act, request.input)),
  )
}
