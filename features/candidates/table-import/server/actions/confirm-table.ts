import type { InputOf, ReplyOf } from '@candor/call/define'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { readStored } from '@candor/kernel/stored'
import { mayChangePositions } from '../../../../platform/access/rules/acts.ts'
import type { AuditedTransaction } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { add as addPosition } from '../../../positions/server/actions/change-position.ts'
import { notFound, reachOf } from '../../../resume-drop/server/actions/reach.ts'
import { addTable } from '../../contract.ts'
import { countFates } from '../../rules/fates.ts'
import { comparedName } from '../../rules/judge.ts'
import { Digest, Setup } from '../../rules/stored.ts'
import { beginAdding, lockRows } from '../queries/adding.ts'
import { setNewPosition } from '../queries/new-positions.ts'
import { lockTable } from '../queries/tables.ts'
import { type FatedRowOf, findFates } from './find-fates.ts'

/** Makes the positions that a person wants made, and gives their rows to them. */
async function makePositions(act: AuditedTransaction, importId: string, setup: Setup, digest: Digest) {
  const names = digest.unknownPositions.filter(({ name }) => setup.positions[comparedName(name)] === 'new')
  if (names.length > 0 && !mayChangePositions(act.viewer)) throw new Refusal(addTable, 'mayNotAddPositions')
  for (const { name } of names) {
    const { positionId } = await addPosition(act, {
      isDraft: false,
      fields: {
        name: name.slice(0, 200),
        nameLatin: '',
        nameTw: '',
        grade: '',
        place: '',
        seats: 1,
        recruits: [],
        interviews: [],
        description: { cn: '', en: '', 'zh-TW': '' },
        languages: [],
      },
    })
    await setNewPosition(act.db, importId, { name, positionId })
  }
}

function seenBy({ row, same }: FatedRowOf): string[] {
  return same
    .filter(({ positionId }) => positionId === row.positionId)
    .flatMap(({ candidateId }) => readId<'seenCandidate'>(candidateId) ?? [])
}

/**
 * Begins to add the rows of a table that are new or join. Where somebody has changed the table since the caller saw it,
 * or has added one of its persons, nothing begins.
 */
export async function confirmTable(
  act: AuditedTransaction,
  { importId, revision, counts }: InputOf<typeof addTable>,
): Promise<ReplyOf<typeof addTable>> {
  const { db, viewer, now } = act
  const table = await lockTable(db, reachOf(viewer), importId, now)
  if (!table) throw notFound()
  // A retry finds its rows being added.
  if (table.state !== 'open') return { count: 0 }
  if (table.revision !== revision) throw new Refusal(addTable, 'changedMeanwhile')
  const setup = readStored(Setup, table.setup)
  const digest = readStored(Digest, table.digest)
  if (digest.dateOrder === 'ask' && setup.dateOrder === null) throw new Refusal(addTable, 'asksDateOrder')
  await lockRows(db, table.id)
  const fated = await findFates(db, viewer, { id: table.id, headerRow: setup.headerRow })
  const present = countFates(fated.map(({ fate }) => fate))
  if (present.new !== counts.new || present.join !== counts.join)
    throw new Refusal(addTable, 'changedMeanwhile')
  const toAdd = fated.filter(({ fate }) => fate === 'new' || fate === 'join')
  if (toAdd.length === 0) throw new Refusal(addTable, 'nothing')
  await makePositions(act, table.id, setup, digest)
  await beginAdding(db, table.id, {
    accountId: viewer.accountId,
    rows: toAdd.map((one) => ({ rowId: one.row.id, seen: seenBy(one) })),
  })
  return { count: toAdd.length }
}
