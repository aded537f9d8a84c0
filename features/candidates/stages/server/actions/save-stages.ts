import type { InputOf } from '@candor/call/define'
import { Refusal } from '@candor/kernel/refusal'
import type { Locale } from '@candor/messages/locale'
import { gateRefusals } from '../../../../platform/access/contract.ts'
import { mayChangeStages } from '../../../../platform/access/rules/acts.ts'
import type { AuditedTransaction } from '../../../../platform/audit/server/actions/audited-transaction.ts'
import { lockStages } from '../../../../platform/imports/server/queries/stage-lock.ts'
import { saveStages } from '../../contract/lists.ts'
import { nextWireId } from '../../rules/kinds.ts'
import { decideRemoving, faultOfNames, storedNames } from '../../rules/list.ts'
import { countPeople, countStagesRevision, getStagesRevision, listCompanyStages } from '../queries/lists.ts'
import { moveBroughtBehind, putStage, removeStages, replaceInLists } from '../queries/storing.ts'
import { listStages } from '../queries.ts'
import { defaultNames, emptyStages } from './list-edit.ts'
import { stageNamer } from './move-candidates.ts'

type Input = InputOf<typeof saveStages>

/** Begins a change of lists of stages: nobody else moves, imports or changes lists until it ends. */
export async function beginListChange({ db, viewer }: AuditedTransaction): Promise<void> {
  if (!mayChangeStages(viewer)) throw new Refusal(gateRefusals, 'noOperate')
  await lockStages(db, viewer.companyId)
}

/** Stores the company's list of stages, and moves the people of removed ones. */
export async function storeCompanyList(
  work: AuditedTransaction,
  { revision, stages, targets }: Input,
  locale: Locale,
): Promise<{ revision: number; moved: number }> {
  await beginListChange(work)
  const { db, now, record, viewer } = work
  const { companyId, accountId } = viewer
  if ((await getStagesRevision(db, companyId)) !== revision) throw new Refusal(saveStages, 'changedMeanwhile')
  const fault = faultOfNames(stages)
  if (fault) throw new Refusal(saveStages, fault.fault, { data: { index: fault.index } })
  const before = await listCompanyStages(db, companyId)
  const all = await listStages(db, companyId)
  const people = new Set((await countPeople(db, companyId)).map(({ stageId }) => stageId))
  const decided = decideRemoving({
    before: before.map(({ wireId }) => wireId),
    after: stages.map(({ stageId }) => stageId),
    targets,
    hasPeople: (stageId) => people.has(stageId),
  })
  if (!decided.allowed) throw new Refusal(saveStages, decided.refusal)
  const taken = all.map(({ wireId }) => wireId)
  for (const [index, { stageId, names, kind, limitDays }] of stages.entries()) {
    const wireId = stageId || nextWireId(taken)
    if (!stageId) taken.push(wireId)
    const row = { wireId, names: storedNames(names, defaultNames(wireId)), kind, limitDays }
    await putStage(db, { companyId, positionId: null }, row, index + 1)
  }
  await moveBroughtBehind(db, companyId)
  for (const stageId of decided.removed)
    await replaceInLists(db, companyId, { stageId, toStageId: decided.targets.get(stageId) })
  await removeStages(db, { companyId, positionId: null }, decided.removed, now)
  const after = await listStages(db, companyId)
  const moving = { ...work, companyId, byAccountId: accountId, locale, stages: after }
  const moved = await emptyStages(moving, { positionId: null, ...decided })
  const listed = await listCompanyStages(db, companyId)
  const nameOf = stageNamer(after, locale)
  const from = before.map(({ wireId }) => stageNamer(before, locale)(wireId))
  record({ action: 'stages.changed', details: { from, to: listed.map(({ wireId }) => nameOf(wireId)) } })
  return { revision: await countStagesRevision(db, companyId), moved }
}
