import type { InputOf, ReplyOf } from '@candor/call/define'
import type { Database } from '@candor/db/database'
import type { CandidateId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import type { ActOf } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { nameBothInCopies } from '../../../candidate-copy/server/queries/divided.ts'
import { getFacts } from '../../../candidate-facts/server/queries.ts'
import type { OfCandidate } from '../../../candidates/server/queries.ts'
import { storeContacts } from '../../../persons/server/queries.ts'
import { unmergeCandidates } from '../../contract.ts'
import { countsOf, idsOf } from '../../rules/counts.ts'
import { deleteMerge, type FoundMerge, listMergesOfPerson } from '../queries/merges.ts'
import { moveCandidates, putPersonBack } from '../queries/persons.ts'
import {
  type Apart,
  giveBack,
  moveRowsAlong,
  moveRowsBack,
  putCandidateBack,
  putRowsBack,
} from '../queries/putting-back.ts'
import { countRevision, listAddedSince } from '../queries/sides.ts'
import { movingTables } from './moving-tables.ts'
import { requireMayMerge, requireNoErasure } from './proof.ts'

type Act = ActOf<typeof unmergeCandidates>

/** Undoes a merge within the act's transaction. Refuses while a later merge of the person is in force. */
export async function undoMerge(
  { db, actor, viewer, record }: Act,
  { mergeId }: InputOf<typeof unmergeCandidates>,
): Promise<ReplyOf<typeof unmergeCandidates>> {
  await requireMayMerge(db, viewer, unmergeCandidates)
  const { personId } = await getFacts(db, actor)
  const merges = await listMergesOfPerson(db, viewer.companyId, personId)
  const merge = merges.find(({ id }) => id === mergeId.toLowerCase())
  if (!merge) throw new Refusal(unmergeCandidates, 'noMerge')
  const [newest] = merges
  if (newest && newest.id !== merge.id) {
    const { name } = await getFacts(db, { companyId: viewer.companyId, candidateId: newest.keptId })
    throw new Refusal(unmergeCandidates, 'builtOn', { values: { name } })
  }
  // What an order is to erase must not become two candidates, with an order for one of them.
  await requireNoErasure(db, viewer, [merge.keptId, merge.mergedId], unmergeCandidates)
  const kept = { companyId: viewer.companyId, candidateId: merge.keptId }
  const added = await listAddedSince(db, kept, {
    mergeId: merge.id,
    interviewIds: idsOf(merge.moved.interview),
  })
  const stays = countsOf(merge.kind === 'candidate' ? added : [])
  const againId = merge.kind === 'candidate' ? await divideCandidates(db, kept, merge) : null
  const moved = await dividePersons(db, { merge, kept, personId })
  const there = againId ?? moved.find((id) => id === merge.mergedId) ?? moved[0]
  if (there === undefined) throw new Refusal(unmergeCandidates, 'nothingLeft')
  await deleteMerge(db, viewer.companyId, merge.id)
  await countRevision(db, kept)
  record({
    action: 'candidates.unmerged',
    candidateId: merge.keptId,
    details: { to: { kind: merge.kind } },
  })
  return { jobseekerChannelId: there, stays }
}

async function divideCandidates(db: Database, kept: OfCandidate, merge: FoundMerge): Promise<CandidateId> {
  const [row] = merge.removed.candidate ?? []
  for (const person of merge.removed.person ?? []) await putPersonBack(db, kept.companyId, person)
  const againId = await putCandidateBack(db, kept.companyId, row)
  const apart: Apart = { companyId: kept.companyId, keptId: kept.candidateId, againId }
  for (const table of movingTables) {
    await moveRowsBack(db, table, apart, merge.moved[table.table] ?? [])
  }
  for (const table of movingTables) {
    await moveRowsAlong(db, table, apart)
    await putRowsBack(db, table.table, merge.removed[table.table] ?? [])
  }
  for (const altered of merge.altered) await giveBack(db, apart, altered)
  const candidateIds = [kept.candidateId, againId] as const
  await nameBothInCopies(db, { companyId: kept.companyId, candidateIds, since: merge.mergedAt })
  const again = { companyId: kept.companyId, candidateId: againId }
  for (const candidate of [kept, again]) await storeContacts(db, candidate, await getFacts(db, candidate))
  return againId
}

interface Persons {
  readonly merge: FoundMerge
  readonly kept: OfCandidate
  readonly personId: FoundMerge['personId']
}

/** Gives the candidates of the other person back to it; returns those that are still there. */
async function dividePersons(
  db: Database,
  { merge, kept: { companyId }, personId }: Persons,
): Promise<CandidateId[]> {
  const [row] = merge.removed.person ?? []
  const ids = idsOf(merge.moved.candidate)
  if (row === undefined) return []
  const to = await putPersonBack(db, companyId, row)
  return moveCandidates(db, { companyId, from: personId, to }, ids)
}
