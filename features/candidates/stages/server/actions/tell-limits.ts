import type { AppServices } from '@candor/db/database'
import { dayMs } from '@candor/kernel/durations'
import type { CandidateId } from '@candor/kernel/ids'
import { notifyEach } from '../../../../platform/notify/server/actions/notify.ts'
import { type LateStay, listLateStays } from '../queries/past-limit.ts'

/** Stays that went past their limit longer ago are not told: the server was off, or the limit is new. */
const toldForMs = 3 * dayMs
/** Stays of one transaction. */
const atOnce = 200

/** Tells once for each stay that a candidate is past the limit of its stage. Returns the number of such stays. */
export async function tellLimits({ db: pool, clock }: AppServices): Promise<number> {
  const now = clock.now()
  const from = new Date(now.getTime() - toldForMs)
  let told = 0
  for (let after: CandidateId | null = null; ; ) {
    const stays: LateStay[] = await listLateStays(pool, { from, to: now, limit: atOnce, after })
    for (const [companyId, ofCompany] of Map.groupBy(stays, (stay) => stay.companyId))
      await notifyEach(
        { db: pool, now, viewer: { companyId, accountId: null } },
        { kind: 'limit', isMailed: false },
        ofCompany.map(({ candidateId, stageId, since, limitDays, accountIds: to }) => ({
          candidateId,
          to,
          about: { variant: 'stage', stageId, since: since.getTime(), count: limitDays },
        })),
      )
    told += stays.length
    after = stays.at(-1)?.candidateId ?? null
    if (stays.length < atOnce) return told
  }
}
