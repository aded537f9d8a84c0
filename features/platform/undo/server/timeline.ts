import { sql } from 'kysely'
import { reachesAllCandidates } from '../../access/rules/reach.ts'
import { timelineEntries } from '../../audit/server/queries/timeline-entries.ts'
import { readsColleaguesOpinions, type TimelinePart } from '../../timeline-parts/server/actions/part.ts'

/** Kinds that tell of a colleague's opinion, and those that every reader of a report is told. */
const opinions = ['decision', 'decisionWithdrawal', 'remark', 'remarkChange', 'remarkDeletion', 'declining']
const open = ['move', 'recommendation', 'withdrawing']

/** Acts that somebody took back, as far as the reader may know of the act. Moves that undo one tell it themselves. */
export const timeline: TimelinePart = {
  kinds: ['act.undone'],
  rows(reader) {
    const { viewer } = reader
    const isHr = reachesAllCandidates(viewer.userType)
    const readsOpinions = readsColleaguesOpinions(reader) && !reader.heldBack.opinions
    const kind = sql`coalesce(entry.details->'to'->>'kind', '')`
    const isSeen = sql<boolean>`(
      entry.account_id = ${viewer.accountId}
      or ${kind} = any(${open}::text[])
      or (${kind} = any(${opinions}::text[]) and ${readsOpinions})
      or (${kind} = 'share' and ${reader.acts.has('share')})
      or (${kind} <> 'share' and ${kind} <> all(${opinions}::text[]) and ${isHr})
    ) and ${kind} <> 'move'`
    return timelineEntries(reader, {
      actions: ['act.undone'],
      group: 'people',
      facts: sql`jsonb_build_object('kind', ${kind})`,
      where: isSeen,
    })
  },
}
