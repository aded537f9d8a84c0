import type { Database } from '@candor/db/database'
import { readId } from '@candor/kernel/ids'
import { nameIn } from '@candor/messages/local-name'
import { requireQuota } from '../../../platform/editions/server/actions/require-quota.ts'
import type { RefusedItem, UndoItem, UndoPart, UndoWork } from '../../../platform/undo/rules/part.ts'
import { lockPosition } from '../../candidates/server/queries/positions.ts'
import { readClosed } from '../rules/undo-closing.ts'
import { listAccounts, updateReopened } from './queries/changing.ts'

/** Opens a closed position again, unless somebody changed it since. Refuses past the jobs of the edition. */
async function reverseOne(work: UndoWork<Database>, item: UndoItem): Promise<RefusedItem | null> {
  const { db, companyId, accountId, now } = work
  const refused: RefusedItem = { candidateId: null, why: 'gone', byName: null }
  const closed = readClosed(item)
  const positionId = closed && readId<'position'>(closed.id)
  const position = positionId && (await lockPosition(db, companyId, positionId))
  if (!closed || !positionId || !position) return refused
  if (position.state !== 'closed' || position.revision !== closed.revision) {
    const by = position.changedByAccountId
    const byName = by ? ((await listAccounts(db, companyId, [by])).get(by)?.name ?? null) : null
    return { ...refused, why: 'changed', byName }
  }
  if (closed.state === 'open') await requireQuota(db, { companyId, quota: 'jobs', more: 1, now })
  await updateReopened(db, { positionId, accountId, now }, closed.state)
  return null
}

const closing: UndoPart<Database> = {
  kind: 'position',
  needs: 'position',
  async reverse(work, items) {
    const [item] = items
    const obstacle = item ? await reverseOne(work, item) : null
    return obstacle ? { done: [], refused: [obstacle] } : { done: items, refused: [] }
  },
  word: async (_db, _companyId, items, locale) =>
    items.map((item) => {
      const closed = readClosed(item)
      return { variant: null, target: closed && nameIn(locale, closed.name, closed.nameLatin) }
    }),
}

export const undo: readonly UndoPart<Database>[] = [closing]
