import type { ReplyOf } from '@candor/call/define'
import type { Database } from '@candor/db/database'
import { readStored } from '@candor/kernel/stored'
import type { Locale } from '@candor/messages/locale'
import type { Viewer } from '../../../../platform/access/rules/viewer.ts'
import { listUndoUntil } from '../../../../platform/undo/server/queries/of-bulk.ts'
import { type BulkParts, partOf } from '../../../bulk-parts/server/actions/part.ts'
import type { listBulk } from '../../contract.ts'
import { StoredTerms } from '../../rules/stored.ts'
import type { ShownAct } from '../queries/acts.ts'

type WireAct = ReplyOf<typeof listBulk>['acts'][number]

interface Presenting {
  readonly viewer: Viewer
  readonly acts: readonly ShownAct[]
  readonly locale: Locale
  readonly now: Date
}

/** Acts with the names of their targets. An account has at most 20 of them in the list. */
export async function presentActs(
  db: Database,
  parts: BulkParts,
  { viewer, acts, locale, now }: Presenting,
): Promise<WireAct[]> {
  const { companyId } = viewer
  const until = await listUndoUntil(db, companyId, { bulkIds: acts.map(({ id }) => id), now })
  return Promise.all(
    acts.map(async (act): Promise<WireAct> => {
      const { terms } = readStored(StoredTerms, act.terms)
      const target = await partOf(parts, terms.kind).target?.(db, companyId, terms, locale)
      return {
        bulkId: act.id,
        kind: terms.kind,
        state: act.state === 'running' ? 'running' : 'ended',
        isUndoing: act.isUndoing,
        target: target ?? null,
        isRemoved: terms.kind === 'label' && terms.isRemoved,
        all: act.all,
        waiting: act.waiting + act.undoing,
        done: act.done,
        failed: act.failed + act.kept,
        left: act.left,
        undone: act.undone,
        endedAt: act.endedAt?.getTime() ?? null,
        undoUntil: act.state === 'ended' && !act.isUndoing ? (until.get(act.id)?.getTime() ?? null) : null,
      }
    }),
  )
}
