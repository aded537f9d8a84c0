import type { AppServices, Database } from '@candor/db/database'
import { readStored } from '@candor/kernel/stored'
import { isLocale, type Locale } from '@candor/messages/locale'
import { proveOrderer } from '../../../../platform/access/server/gate/as-account.ts'
import type { AuditedTransaction } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { transactionWithEntries } from '../../../../platform/audit/server/actions/transaction-with-entries.ts'
import { notify } from '../../../../platform/notify/server/actions/notify.ts'
import { undoMs } from '../../../../platform/undo/rules/deadline.ts'
import { setUndoUntil } from '../../../../platform/undo/server/queries/of-bulk.ts'
import { type BulkParts, type Ended, partOf } from '../../../bulk-parts/server/actions/part.ts'
import type { BulkTerms } from '../../contract.ts'
import { StoredTerms } from '../../rules/stored.ts'
import { endAct, type StoredAct, takeRunning } from '../queries/acts.ts'
import {
  countFates,
  type Fate,
  listDone,
  listNext,
  type NextItem,
  setItems,
  storeFates,
} from '../queries/items.ts'
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
    const within = { ...services, db }
    if (items.length === 0) {
      await endAct(db, bulkId, now)
      if (!act.isUndoing) await closeAct(parts, act, { db, now, services: within })
      return { kind: 'over' }
    }
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

/** Ends an act that was carried out: tells colleagues what it did, and the account that ordered it how it ended. */
async function closeAct(parts: BulkParts, act: StoredAct, work: Ended<BulkTerms>['work']): Promise<void> {
  const { id: bulkId, companyId, accountId, startedAt, plannedAt } = act
  const { db, now } = work
  // The ten minutes of all chunks count from the end.
  await setUndoUntil(db, { companyId, bulkId }, new Date(now.getTime() + undoMs))
  const { terms, words } = readStored(StoredTerms, act.terms)
  const { ended } = partOf(parts, terms.kind)
  const candidateIds = ended ? await listDone(db, bulkId) : []
  const of = { companyId, accountId, since: startedAt ?? plannedAt, locale: localeOf(act), bulkId }
  if (candidateIds.length > 0) await ended?.({ work, terms, words, candidateIds, ...of })
  await tellEnd(db, act, now)
}

const localeOf = ({ locale }: Pick<StoredAct, 'locale'>): Locale => (isLocale(locale) ? locale : 'en')

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
  const locale = localeOf(act)
  if (reached.length > 0)
    await part.carryOut({ work, terms, words, candidates: reached, locale, bulkId: act.id })
  return candidateIds.map((candidateId): Fate => {
    const fault = faults.get(candidateId)
    if (!fault) return { candidateId, state: 'done', why: null, byAccountId: null }
    return { candidateId, state: 'failed', why: fault.why, byAccountId: fault.byAccountId ?? null }
  })
}
