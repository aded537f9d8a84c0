import type { CandidateId } from '@candor/kernel/ids'
import { sortEachAction } from '../../../../platform/access/server/gate/asked-within.ts'
import type { AuditedTransaction } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { takeNoticesBack } from '../../../../platform/notify/server/actions/notify.ts'
import { actNamed, partOf } from '../../../../platform/undo/server/actions/undo-act.ts'
import { listItems, markUndone } from '../../../../platform/undo/server/queries/acts.ts'
import type { Fate } from '../queries/items.ts'
import { storeFates } from '../queries/items.ts'
import { endUndoing, findByNames, listUndoing, takeChunkToUndo } from '../queries/undoing.ts'

/** Takes the newest open chunk of an act back. Returns whether there was one. */
export async function undoChunk(work: AuditedTransaction, bulkId: string): Promise<boolean> {
  const { db, services, viewer, now, record } = work
  const { companyId, accountId } = viewer
  const chunk = await takeChunkToUndo(db, { companyId, bulkId })
  if (!chunk) {
    await endUndoing(db, { companyId, bulkId })
    return false
  }
  const part = partOf(services, chunk.kind)
  await part.lockFirst?.(db, companyId)
  const wanted = await listUndoing(db, bulkId)
  const all = (await listItems(db, [chunk.id])).get(chunk.id) ?? []
  const items = all.filter(({ candidateId }) => candidateId !== null && wanted.has(candidateId))
  const ids = [...new Set(items.flatMap(({ candidateId }) => candidateId ?? []))]
  const { actors, refused: barred } = await sortEachAction(services, viewer, ids, actNamed(part.needs))
  const allowed = new Set<string>(actors.map(({ candidateId }) => candidateId))
  const by = { companyId, accountId, byAccountId: chunk.accountId, actAt: chunk.at, now }
  const { done, refused } = await part.reverse(
    { db, ...by },
    items.filter(({ candidateId }) => candidateId !== null && allowed.has(candidateId)),
  )
  if (done.length > 0) await markUndone(db, chunk.id, { accountId, now })
  await takeNoticesBack(db, { companyId, accountId: chunk.accountId, at: chunk.at }, done)
  // A recommendation to several colleagues has several items of one candidate.
  for (const candidateId of new Set(done.map((item) => item.candidateId)))
    record({
      action: 'act.undone',
      candidateId,
      details: { to: { kind: part.kind, at: chunk.at.getTime() } },
    })
  const names = refused.flatMap(({ byName }) => byName ?? [])
  const accounts = await findByNames(db, companyId, names)
  const kept = new Map(refused.map((item) => [item.candidateId, item.byName]))
  await storeFates(
    db,
    bulkId,
    ids.map((candidateId): Fate => {
      if (barred.has(candidateId)) return keptFate(candidateId, 'noRight', null)
      if (!kept.has(candidateId)) return { candidateId, state: 'undone', why: null, byAccountId: null }
      const byName = kept.get(candidateId) ?? null
      return keptFate(candidateId, 'builtOn', byName === null ? null : (accounts.get(byName) ?? null))
    }),
  )
  return true
}

function keptFate(candidateId: CandidateId, why: Fate['why'], byAccountId: Fate['byAccountId']): Fate {
  return { candidateId, state: 'kept', why, byAccountId }
}
