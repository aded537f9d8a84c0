import type { InputOf, ReplyOf } from '@candor/call/define'
import type { Database } from '@candor/db/database'
import { isRecord } from '@candor/kernel/is-record'
import { Refusal } from '@candor/kernel/refusal'
import type { ReportActor } from '../../../../platform/access/rules/viewer.ts'
import { authorizeEachAction } from '../../../../platform/access/server/gate/asked-within.ts'
import type { AuditedTransaction } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { getFacts } from '../../../candidate-facts/server/queries.ts'
import { storeContacts } from '../../../persons/server/queries.ts'
import { type MergeField, mergeCandidates } from '../../contract.ts'
import { decidePair, kindOfPair } from '../../rules/fields.ts'
import type { StoredMerge } from '../../rules/stored-merge.ts'
import { insertFormer, insertMerge } from '../queries/merges.ts'
import {
  type Altered,
  type Ends,
  keepEarlierMarks,
  moveRows,
  orderInterviews,
  removeEarlierEnd,
  removeRowsOfBoth,
  renameSharedExternalIds,
  withdrawDoubleRecommendations,
} from '../queries/moving.ts'
import { lockPersons, moveCandidates, removePerson } from '../queries/persons.ts'
import { countRevision, getMore, getRow, removeRow, takeColumns } from '../queries/sides.ts'
import { movingTables, resumeParts } from './moving-tables.ts'
import { requireMayMerge, requireNoErasure, requireNotFormer } from './proof.ts'

type Asked = InputOf<typeof mergeCandidates>

/** Columns of a candidate that a chosen field takes along; every other field has a column of its name. */
const columnsOfFiles: Partial<Readonly<Record<MergeField, readonly string[]>>> = {
  photo: ['photo_file_id'],
  resume: ['resume_file_id', 'resume_state'],
}

const columnsOf = (field: MergeField): readonly string[] =>
  columnsOfFiles[field] ?? [field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)]

/** Merges two persons, or two candidates of one position, within the act's transaction (decisions S149 to S151). */
export async function mergePair(
  act: AuditedTransaction,
  asked: Asked,
): Promise<ReplyOf<typeof mergeCandidates>> {
  const { db, viewer, now, record } = act
  await requireMayMerge(db, viewer, mergeCandidates)
  const { kept, other } = await lockPair(act, asked)
  const ids = [kept, other]
  const keptFacts = await getFacts(db, kept)
  const otherFacts = await getFacts(db, other)
  const refusal = decidePair({ ...keptFacts, ...kept }, { ...otherFacts, ...other }, asked.kind)
  if (refusal) throw new Refusal(mergeCandidates, refusal)
  await requireNoErasure(db, viewer, [kept.candidateId, other.candidateId], mergeCandidates)
  await requireSeen(db, ids, [asked.revision, asked.otherRevision])
  const kind = kindOfPair(keptFacts, otherFacts)
  const { companyId } = viewer
  const undo: Undo = { moved: {}, removed: {}, altered: [] }
  const row = await getRow(db, other)
  const persons = { companyId, from: otherFacts.personId, to: keptFacts.personId }
  if (persons.from !== persons.to) {
    await lockPersons(db, persons)
    undo.moved.candidate = await moveCandidates(db, persons)
    undo.removed.person = await removePerson(db, companyId, persons.from)
  }
  if (kind === 'candidate') {
    undo.removed.candidate = [row]
    await moveHistory(db, { companyId, from: other.candidateId, to: kept.candidateId }, { undo, now, asked })
    await takeFields(db, { kept, other }, { undo, asked })
  } else await countRevision(db, kept)
  const pair = { companyId, kind, keptId: kept.candidateId, mergedId: other.candidateId }
  const mergeId = await insertMerge(db, { ...pair, ...undo, by: viewer.accountId, now })
  if (kind === 'candidate') {
    await insertFormer(db, { ...pair, mergeId })
    await removeRow(db, other)
    await storeContacts(db, kept, await getFacts(db, kept))
  }
  record({ action: 'candidates.merged', candidateId: kept.candidateId, details: { to: { kind } } })
  return { mergeId, jobseekerChannelId: kept.candidateId }
}

/** What the merge does, collected to be undone. */
type Undo = { -readonly [Part in keyof StoredMerge]: StoredMerge[Part] }

async function lockPair({ db, services, viewer }: AuditedTransaction, asked: Asked) {
  const keptText = asked.jobseekerChannelId.toLowerCase()
  const otherText = asked.otherId.toLowerCase()
  if (keptText === otherText) throw new Refusal(mergeCandidates, 'sameCandidate')
  await requireNotFormer(db, viewer, [keptText, otherText], mergeCandidates)
  const actors = await authorizeEachAction(services, viewer, [keptText, otherText], 'edit')
  const kept = actors.find(({ candidateId }) => candidateId === keptText)
  const other = actors.find(({ candidateId }) => candidateId === otherText)
  if (!kept || !other) throw new Refusal(mergeCandidates, 'sameCandidate')
  return { kept, other }
}

/** Refuses where somebody changed one of both since the caller saw them. */
async function requireSeen(db: Database, actors: readonly ReportActor[], seen: readonly number[]) {
  for (const [index, actor] of actors.entries()) {
    const { revision } = await getMore(db, actor)
    if (revision !== seen[index]) throw new Refusal(mergeCandidates, 'changedByColleague')
  }
}

interface Work {
  readonly undo: Undo
  readonly asked: Asked
}

/** Moves the rows of every table, by the rule of the table for what both have. */
async function moveHistory(db: Database, ends: Ends, { undo, now, asked }: Work & { readonly now: Date }) {
  const altered: Altered[] = [
    ...(await orderInterviews(db, ends)),
    ...(await withdrawDoubleRecommendations(db, ends, now)),
  ]
  const { companyId, from, to } = ends
  for (const table of movingTables) {
    if (table.hasExternalId) altered.push(...(await renameSharedExternalIds(db, table, ends)))
    if (table.both === 'earlier') altered.push(...(await keepEarlierMarks(db, table, ends)))
    const removed: unknown[] = []
    if (table.both === 'resume' && asked.fromOther.includes('resume'))
      removed.push(
        ...(await removeRowsOfBoth(db, table, { loser: to, winner: from, companyId }, resumeParts)),
      )
    if (table.both === 'later') removed.push(...(await removeEarlierEnd(db, table, ends)))
    else if (table.both)
      removed.push(...(await removeRowsOfBoth(db, table, { loser: from, winner: to, companyId })))
    if (removed.length > 0) undo.removed[table.table] = removed
    const keys = await moveRows(db, table, ends)
    if (keys.length > 0) undo.moved[table.table] = keys
  }
  undo.altered.push(...altered)
}

/** Gives the kept candidate the chosen fields of the other one. */
async function takeFields(
  db: Database,
  { kept, other }: { readonly kept: ReportActor; readonly other: ReportActor },
  { undo, asked }: Work,
) {
  const before = await getRow(db, kept)
  const given = await getRow(db, other)
  if (!isRecord(before) || !isRecord(given)) throw new Error('a locked candidate is gone')
  // A label that the company made a veto stays one.
  const veto = given.has_veto === true ? ['has_veto'] : []
  const chosen = [...new Set(asked.fromOther)].flatMap((field) => columnsOf(field))
  const columns = [...chosen, ...veto].filter((column) => before[column] !== given[column])
  const { companyId, candidateId: keptId } = kept
  await takeColumns(db, { companyId, keptId, otherId: other.candidateId }, columns)
  undo.altered.push(
    ...columns.map((column) => ({
      table: 'candidate',
      key: { id: keptId },
      column,
      from: before[column],
      to: given[column],
    })),
  )
}
