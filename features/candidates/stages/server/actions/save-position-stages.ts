import type { InputOf } from '@candor/call/define'
import type { Database } from '@candor/db/database'
import type { CompanyId, PositionId } from '@candor/kernel/ids'
import { readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import type { Locale } from '@candor/messages/locale'
import type { AuditedTransaction } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { savePositionStages } from '../../contract/lists.ts'
import { nextWireId } from '../../rules/kinds.ts'
import { decideRemoving, faultOfNames, storedNames } from '../../rules/list.ts'
import {
  countPeople,
  countPositionRevision,
  findStagedPosition,
  getStagesRevision,
  listCompanyStages,
} from '../queries/lists.ts'
import { behindOwn, putStage, removeStages, replacePositionList } from '../queries/storing.ts'
import { listStages, listStagesOfPosition, type StoredStage } from '../queries.ts'
import { defaultNames, editedNames, emptyStages } from './list-edit.ts'
import { stageNamer } from './move-candidates.ts'
import { beginListChange } from './save-stages.ts'

type Input = InputOf<typeof savePositionStages>
type SentStage = NonNullable<Input['stages']>[number]

interface OfPosition {
  readonly companyId: CompanyId
  readonly positionId: PositionId
}

/** The name of a position and the revision of its list; it counts the changes of the company's list too. */
export async function findRevised(
  db: Database,
  { companyId, positionId }: OfPosition,
): Promise<{ name: string; revision: number } | null> {
  const position = await findStagedPosition(db, { companyId, positionId })
  if (!position) return null
  const ofCompany = await getStagesRevision(db, companyId)
  return { name: position.name, revision: ofCompany + position.stagesRevision }
}

/** A position that exists and whose list nobody changed meanwhile. */
async function requirePosition(db: Database, companyId: CompanyId, { positionId: asked, revision }: Input) {
  const positionId = readId<'position'>(asked)
  const position = positionId && (await findRevised(db, { companyId, positionId }))
  if (!positionId || !position) throw new Refusal(savePositionStages, 'noPosition')
  if (position.revision !== revision) throw new Refusal(savePositionStages, 'changedMeanwhile')
  return { positionId, name: position.name }
}

interface Lists {
  /** The stages of the position before. */
  readonly before: readonly StoredStage[]
  readonly ofCompany: readonly StoredStage[]
  readonly all: readonly StoredStage[]
}

/** The list as it is to be stored: names and kinds of the company's stages are the company's. */
function writtenStages(stages: Input['stages'], { ofCompany }: Lists): readonly SentStage[] {
  const known = new Map(ofCompany.map((stage) => [stage.wireId, stage]))
  if (stages === null)
    return ofCompany.map(({ wireId, names, kind, limitDays }) => ({
      stageId: wireId,
      names: editedNames(wireId, names),
      kind,
      limitDays,
    }))
  return stages.map((stage) => {
    const own = known.get(stage.stageId)
    return own ? { ...stage, names: editedNames(own.wireId, own.names), kind: own.kind } : stage
  })
}

/** Stores the position's own stages, and its list unless it is the company's. */
async function storeList(
  db: Database,
  of: OfPosition,
  stages: readonly SentStage[],
  { ofCompany, all }: Lists,
  isAsCompany: boolean,
): Promise<void> {
  const known = new Map(ofCompany.map(({ wireId, id }) => [wireId, id]))
  const taken = all.map(({ wireId }) => wireId)
  const placed = []
  for (const [index, { stageId, names, kind, limitDays }] of stages.entries()) {
    const wireId = stageId || nextWireId(taken)
    if (!stageId) taken.push(wireId)
    const row = { wireId, names: storedNames(names, defaultNames(wireId)), kind, limitDays }
    const id = known.get(wireId) ?? (await putStage(db, of, row, behindOwn + index))
    placed.push({ id, limitDays })
  }
  await replacePositionList(db, of, isAsCompany ? [] : placed)
}

/** Stores the list of stages of a position, and moves the people of stages that it leaves out. */
export async function storePositionList(
  work: AuditedTransaction,
  input: Input,
  locale: Locale,
): Promise<{ revision: number; moved: number }> {
  await beginListChange(work)
  const { db, now, record, viewer } = work
  const { companyId, accountId } = viewer
  const { positionId, name } = await requirePosition(db, companyId, input)
  const of = { companyId, positionId }
  const lists: Lists = {
    before: await listStagesOfPosition(db, companyId, positionId),
    ofCompany: await listCompanyStages(db, companyId),
    all: await listStages(db, companyId),
  }
  const stages = writtenStages(input.stages, lists)
  const fault = faultOfNames(stages)
  if (fault) throw new Refusal(savePositionStages, fault.fault, { data: { index: fault.index } })
  const people = new Set((await countPeople(db, companyId, positionId)).map(({ stageId }) => stageId))
  const decided = decideRemoving({
    before: [...new Set([...lists.before, ...lists.ofCompany].map(({ wireId }) => wireId))],
    after: stages.map(({ stageId }) => stageId),
    targets: input.targets,
    hasPeople: (stageId) => people.has(stageId),
  })
  if (!decided.allowed) throw new Refusal(savePositionStages, decided.refusal)
  await storeList(db, of, stages, lists, input.stages === null)
  // Only stages of this position alone are removed; those of the company are just left out.
  await removeStages(db, of, decided.removed, now)
  const after = await listStages(db, companyId)
  const moving = { ...work, companyId, byAccountId: accountId, locale, stages: after }
  const moved = await emptyStages(moving, { positionId, ...decided })
  await countPositionRevision(db, of)
  const nameOf = stageNamer(after, locale)
  const named = (list: readonly StoredStage[]) => list.map(({ wireId }) => nameOf(wireId))
  const to = named(await listStagesOfPosition(db, companyId, positionId))
  record({ action: 'stages.changed', details: { subject: name, from: named(lists.before), to } })
  return { revision: input.revision + 1, moved }
}
