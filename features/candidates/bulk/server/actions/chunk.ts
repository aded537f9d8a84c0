import type { AppServices, Database } from '@candor/db/database'
import { readStored } from '@candor/kernel/stored'
import { isLocale } from '@candor/messages/locale'
import { proveOrderer } from '../../../../platform/access/server/gate/as-account.ts'
import type { AuditedTransaction } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { transactionWithEntries } from '../../../../platform/audit/server/actions/transaction-with-entries.ts'
import { notify } from '../../../../platform/notify/server/actions/notify.ts'
import { undoMs } from '../../../../platform/undo/rules/deadline.ts'
import { setUndoUntil } from '../../../../platform/undo/server/queries/of-bulk.ts'
import { type BulkParts, partOf } from '../../../bulk-parts/server/actions/part.ts'
import { StoredTerms } from '../../rules/stored.ts'
import { endAct, type StoredAct, takeRunning } from '../queries/acts.ts'
import { countFates, type Fate, listNext, type NextItem, setItems, storeFates } from '../queries/items.ts'
import { judgeEach } from './judge-each.ts'
import { undoChunk } from './undo-chunk.ts'

/** What a chunk did: candidates it decided about; `over` at the end; `busy` where another process has the act. */
export type ChunkResult =
  | { readonly kind: 'some'; readonly count: number }
  | { readonly kind: 'over' | 'busy' }

interface Chunk {
  readonly bulkId: string
  readonly most: number
}

interface ActingChunk {
  readonly act: StoredAct
  readonly work: AuditedTransaction
  readonly items: readonly NextItem[]
}

/**
 * Does the next candidates of an act in one transaction, which holds the end of the company's chain: others wait no
 * longer than it takes. Each candidate passes the gate as the account is now.
 */
export async function doChunk(
  services: AppServices,
  parts: BulkParts,
  orderer: Pick<StoredAct, 'companyId' | 'accountId'>,
  { bulkId, most }: Chunk,
): Promise<ChunkResult> {
  return transactionWithEntries(services, orderer, async ({ db, now, record }) => {
    const act = await takeRunning(db, bulkId)
    if (!act) return { kind: 'busy' }
    const state = act.isUndoing ? 'undoing' : 'waiting'
    const items = await listNext(db, bulkId, { state, most })
    if (items.length === 0) {
      await endAct(db, bulkId, now)
      // The ten minutes of all chunks count from the end.
      if (!act.isUndoing) await setUndoUntil(db, { ...act, bulkId }, new Date(now.getTime() + undoMs))
      if (!act.isUndoing) await tellEnd(db, act, now)
      return { kind: 'over' }
    }
    const within = { ...services, db }
    const viewer = await proveOrderer(within, act)
    if (!viewer) {
      const to = act.isUndoing ? 'kept' : 'failed'
      await setItems(db, bulkId, { from: state, to, why: 'noRight' })
      return { kind: 'some', count: items.length }
    }
    const work = { db, now, record, services: within, viewer }
    if (act.isUndoing) await undoChunk(work, bulkId)
    else await storeFates(db, bulkId, await carryOut(parts, { act, work, items }))
    return { kind: 'some', count: items.length }
  })
}

/** Tells the account that ordered an act how it ended. */
async function tellEnd(db: Database, { id, companyId, accountId }: StoredAct, now: Date): Promise<void> {
  const { done, failed } = await countFates(db, id)
  await notify(
    { db, now, viewer: { companyId, accountId: null } },
    {
      kind: failed > 0 ? 'failed' : 'finished',
      to: [accountId],
      about: { variant: 'bulk', thingId: id, count: done + failed, failed },
    },
  )
}

async function carryOut(parts: BulkParts, { act, work, items }: ActingChunk): Promise<Fate[]> {
  const { services: within, viewer, db } = work
  const { terms, words } = readStored(StoredTerms, act.terms)
  const part = partOf(parts, terms.kind)
  await part.before?.(db, act.companyId)
  const candidateIds = items.map(({ candidateId }) => candidateId)
  const seen = new Map(
    items.map(({ candidateId, seenStageId: stageId, seenOutcome: outcome }) => [
      candidateId,
      { stageId, outcome },
    ]),
  )
  const { reached, faults } = await judgeEach(within, { viewer, part, terms, candidateIds, seen })
  const locale = isLocale(act.locale) ? act.locale : 'en'
  if (reached.length > 0)
    await part.carryOut({ work, terms, words, candidates: reached, locale, bulkId: act.id })
  return candidateIds.map((candidateId): Fate => {
    const fault = faults.get(candidateId)
    if (!fault) return { candidateId, state: 'done', why: null, byAccountId: null }
    return { candidateId, state: 'failed', why: fault.why, byAccountId: fault.byAccountId ?? null }
  })
}
