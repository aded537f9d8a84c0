import type { AppServices } from '@candor/db/database'
import { minuteMs } from '@candor/kernel/durations'
import type { CandidateId, CompanyId } from '@candor/kernel/ids'
import { retentionMonths } from '../../../../platform/company/contract/retention.ts'
import { getRetention } from '../../../../platform/company/server/queries/retention.ts'
import { dueAt, horizonOf } from '../../rules/retention.ts'
import { findDue, listCompaniesWithOutcomes, takeTurn } from '../queries/due.ts'

/** The most candidates of one company in one run; the others wait for the next one. */
export const mostOfRun = 200
/** A company has one turn within this time, by whichever server. */
const pauseMs = 30 * minuteMs

/** Erases a candidate of a company by the rule. */
export type EraseByRule = (companyId: CompanyId, candidateId: CandidateId) => Promise<unknown>

/**
 * Erases the candidates of a company whose time is over, one by one; returns how many. Each step reads anew who is due:
 * a candidate that was reopened or kept meanwhile stays. A fault of one candidate is logged, and the others go on.
 */
async function eraseOfCompany(
  { db, clock, log }: AppServices,
  companyId: CompanyId,
  erase: EraseByRule,
): Promise<number> {
  const now = clock.now()
  const due = dueAt({ ...(await getRetention(db, companyId)), now })
  if (due === null || (await findDue(db, companyId, due, [])) === null) return 0
  if (!(await takeTurn(db, companyId, { now, since: new Date(now.getTime() - pauseMs) }))) return 0
  const ordered: CandidateId[] = []
  while (ordered.length < mostOfRun) {
    const candidateId = await findDue(db, companyId, due, ordered)
    if (candidateId === null) break
    ordered.push(candidateId)
    try {
      await erase(companyId, candidateId)
    } catch (error) {
      log.error({ err: error, companyId, candidateId }, 'a candidate could not be erased')
    }
  }
  return ordered.length
}

/** Erases by the rule of each company; returns how many candidates were given to the erasure. */
export async function eraseDue(services: AppServices, erase: EraseByRule): Promise<number> {
  const { db, clock, log } = services
  const { outcomeBefore } = horizonOf(clock.now(), retentionMonths.min, 0)
  let erased = 0
  for (const companyId of await listCompaniesWithOutcomes(db, outcomeBefore)) {
    erased += await eraseOfCompany(services, companyId, erase)
  }
  if (erased > 0) log.info({ erased }, 'candidates were erased, as their time is over')
  return erased
}
