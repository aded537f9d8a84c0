import type { AppServices, Database } from '@candor/db/database'
import type { CandidateId } from '@candor/kernel/ids'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../../access/contract.ts'
import {
  acts,
  actsOf,
  canAct,
  isAdministrator,
  mayChangePositions,
  type ReportAct,
} from '../../../access/rules/acts.ts'
import type { Viewer } from '../../../access/rules/viewer.ts'
import { authorizeEachAction } from '../../../access/server/gate/asked-within.ts'
import type { AuditedTransaction } from '../../../audit/server/actions/audited-transaction.ts'
import { takeNoticesBack } from '../../../notify/server/actions/notify.ts'
import { undoAct } from '../../contract.ts'
import { decideUndo } from '../../rules/deadline.ts'
import { isUndoKind, type UndoKind } from '../../rules/kinds.ts'
import type { RefusedItem, UndoItem, UndoPart } from '../../rules/part.ts'
import { findAct, listItems, lockAct, markUndone } from '../queries/acts.ts'

type Part = UndoPart<Database>

/** Finds how a kind of act is undone. Throws for a kind that no feature declares. */
export function partOf({ undoing }: Pick<AppServices, 'undoing'>, kind: string): Part & { kind: UndoKind } {
  const part = undoing.find((each) => each.kind === kind)
  if (!part || !isUndoKind(kind)) throw new Error(`no feature undoes acts of the kind ${kind}`)
  return Object.assign(part, { kind })
}

/** Rights that are no acts of the gate: that to change positions, and that of every account that acts. */
const otherRights = new Map<string, (viewer: Viewer) => boolean>([
  ['position', mayChangePositions],
  ['act', ({ userType }) => canAct(userType)],
])

/** Returns the act of the gate with a name. Throws for an unknown one. */
export function actNamed(name: string): ReportAct {
  const act = acts.find((each) => each === name)
  if (!act) throw new Error(`no act of the gate is called ${name}`)
  return act
}

/** The right of the account alone, as for a candidate whose application goes on. */
function requireAccountMay({ userType, permissions }: Viewer, act: ReportAct): void {
  const may = actsOf({ userType, permissions, isManualScoringOn: true, stageTypeKind: 1 })
  if (!may.has(act)) throw new Refusal(gateRefusals, 'noOperate')
}

/** Proves that the account may do the act to each candidate again, and locks the candidates. */
async function proveItems(
  { services, viewer }: AuditedTransaction,
  part: Part,
  items: readonly UndoItem[],
): Promise<void> {
  const may = otherRights.get(part.needs)
  if (may && !may(viewer)) throw new Refusal(gateRefusals, 'noOperate')
  if (may) return
  const act = actNamed(part.needs)
  requireAccountMay(viewer, act)
  if (part.provesAccountAlone) return
  const ids = items.flatMap(({ candidateId }) => candidateId ?? [])
  if (ids.length > 0) await authorizeEachAction(services, viewer, ids, act)
}

function recordUndone(
  { record }: AuditedTransaction,
  kind: UndoKind,
  at: Date,
  done: readonly UndoItem[],
): void {
  for (const { candidateId } of done)
    record({ action: 'act.undone', candidateId, details: { to: { kind, at: at.getTime() } } })
}

/** Finds an act that the viewer may undo: the own ones, and for administrators those of everybody. */
async function findOwn({ db, viewer }: AuditedTransaction, undoId: string) {
  const id = readId<'undoableAct'>(undoId)
  const act = id && (await findAct(db, viewer.companyId, id))
  const mayUndo = act && (act.accountId === viewer.accountId || isAdministrator(viewer.userType))
  if (!mayUndo) throw new Refusal(gateRefusals, 'notFound')
  return act
}

function requireOpen(act: NonNullable<Awaited<ReturnType<typeof findAct>>>, now: Date): void {
  const decision = decideUndo(act, now)
  if (decision === 'undoneAlready')
    throw new Refusal(undoAct, 'undoneAlready', { values: { name: act.undoneByName ?? '' } })
  if (decision === 'tooLate') throw new Refusal(undoAct, 'tooLate')
}

/** What an undo did. */
export interface UndoResult {
  readonly kind: UndoKind
  readonly done: number
  readonly refused: readonly RefusedItem[]
  readonly candidateIds: readonly CandidateId[]
}

/**
 * Takes an act back. Refuses an act that somebody undid, and one whose time is over. Where every item is refused, the
 * act stays open: the obstacle may go away.
 */
export async function undo(work: AuditedTransaction, undoId: string): Promise<UndoResult> {
  const { db, services, viewer, now } = work
  const { companyId, accountId } = viewer
  const act = await findOwn(work, undoId)
  requireOpen(act, now)
  const part = partOf(services, act.kind)
  await part.lockFirst?.(db, companyId)
  const items = (await listItems(db, [act.id])).get(act.id) ?? []
  await proveItems(work, part, items)
  await lockAct(db, companyId, act.id)
  // Read again under the lock: somebody may have undone it meanwhile.
  requireOpen(await findOwn(work, undoId), now)
  const by = { companyId, accountId, byAccountId: act.accountId, actAt: act.at, now }
  const { done, refused } = await part.reverse({ db, ...by }, items)
  if (done.length > 0) await markUndone(db, act.id, { accountId, now })
  await takeNoticesBack(db, { companyId, accountId: act.accountId, at: act.at }, done)
  recordUndone(work, part.kind, act.at, done)
  const candidateIds = refused.flatMap(({ candidateId }) => candidateId ?? [])
  return { kind: part.kind, done: done.length, refused, candidateIds }
}
