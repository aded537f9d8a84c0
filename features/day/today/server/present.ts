import type { ReplyOf } from '@candor/call/define'
import { maskedName } from '../../../platform/access/rules/reach.ts'
import type { TodayThing } from '../../../platform/today-parts/contract.ts'
import type { listWaits } from '../contract.ts'
import type { ThingRow } from './queries/things.ts'
import type { WaitRow } from './queries/waits.ts'

/** One thing as its account may see it. */
export function presentThing(row: ThingRow): TodayThing {
  const isMasked = row.isAnonymous && row.name !== null
  return {
    kind: row.kind,
    thing: row.thing,
    since: row.since.getTime(),
    due: row.due?.getTime() ?? null,
    until: row.until?.getTime() ?? null,
    candidateId: row.candidateId,
    name: isMasked ? maskedName(row.name ?? '') : row.name,
    nameLatin: isMasked ? null : row.nameLatin,
    positionId: row.positionId,
    positionName: row.positionName,
    positionNameLatin: row.positionNameLatin,
    facts: row.facts,
  }
}

export function presentWait({
  accountId,
  since,
  ...wait
}: WaitRow): ReplyOf<typeof listWaits>['list'][number] {
  return { userId: accountId, ...wait, since: since.getTime() }
}
