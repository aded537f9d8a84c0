import type { CallRequest } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { readStored } from '@candor/kernel/stored'
import { gateRefusals } from '../../../../platform/access/contract.ts'
import { withRights } from '../../../../platform/access/server/gate/with-rights.ts'
import { undoMs } from '../../../../platform/undo/rules/deadline.ts'
import { listUndoUntil, setUndoUntil } from '../../../../platform/undo/server/queries/of-bulk.ts'
import { type BulkParts, partOf } from '../../../bulk-parts/server/actions/part.ts'
import { maxRunning } from '../../contract/limits.ts'
import { startBulk, undoBulk } from '../../contract.ts'
import { StoredTerms } from '../../rules/stored.ts'
import { lacksReason } from '../../rules/words.ts'
import { beginAct, beginUndoing, countRunning, lockAct } from '../queries/acts.ts'
import { setItems } from '../queries/items.ts'

/** Begins a planned act. It begins once: a second call, of another tab or a retry, finds it begun. */
export function beginBulk(
  services: AppServices,
  parts: BulkParts,
  request: CallRequest<typeof startBulk>,
): Promise<void> {
  const { bulkId: id, words } = request.input
  return withRights(services, startBulk.access, request, async ({ db, clock }, { viewer }) => {
    const bulkId = readId<'bulkAct'>(id)
    const act = bulkId && (await lockAct(db, viewer, bulkId))
    if (!act) throw new Refusal(gateRefusals, 'notFound')
    if (act.state !== 'planned') return
    const { terms } = readStored(StoredTerms, act.terms)
    if (lacksReason(terms, words)) throw new Refusal(startBulk, 'noReason')
    await partOf(parts, terms.kind).checkWords?.(
      db,
      { companyId: act.companyId, bulkId: act.id, terms },
      words,
    )
    if ((await countRunning(db, viewer)) >= maxRunning) throw new Refusal(startBulk, 'tooManyRunning')
    await beginAct(db, act.id, { stored: { terms, words }, now: clock.now() })
  })
}

/** Begins to take an act back. A second call finds it begun. */
export function beginUndo(services: AppServices, request: CallRequest<typeof undoBulk>): Promise<void> {
  return withRights(services, undoBulk.access, request, async ({ db, clock }, { viewer }) => {
    const bulkId = readId<'bulkAct'>(request.input.bulkId)
    const act = bulkId && (await lockAct(db, viewer, bulkId))
    if (!act) throw new Refusal(gateRefusals, 'notFound')
    if (act.isUndoing) return
    if (act.state !== 'ended') throw new Refusal(undoBulk, 'stillRuns')
    const { companyId } = viewer
    const now = clock.now()
    const until = await listUndoUntil(db, companyId, { bulkIds: [act.id], now })
    if (!until.has(act.id)) throw new Refusal(undoBulk, 'tooLate')
    // A killed server goes on with it, even where the ten minutes are over by then.
    await setUndoUntil(db, { companyId, bulkId: act.id }, new Date(now.getTime() + undoMs))
    await setItems(db, act.id, { from: 'done', to: 'undoing' })
    await beginUndoing(db, act.id)
  })
}
