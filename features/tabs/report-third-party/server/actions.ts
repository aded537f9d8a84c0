import type { InputOf } from '@candor/call/define'
import type { AppServices, Database } from '@candor/db/database'
import { type FileId, readId } from '@candor/kernel/ids'
import { Refusal } from '@candor/kernel/refusal'
import { gateRefusals } from '../../../platform/access/contract.ts'
import type { ReportActor, Viewer } from '../../../platform/access/rules/viewer.ts'
import { authorizeAction } from '../../../platform/access/server/gate/asked-within.ts'
import type { AuthorizedActor, AuthorizedReport } from '../../../platform/access/server/gate/report-access.ts'
import type { ActOf } from '../../../platform/audit/server/actions/audited-transaction.ts'
import { readFileReference } from '../../../platform/media/rules.ts'
import { namedFile } from '../../../platform/uploads/rules/reference.ts'
import { attachUpload } from '../../../platform/uploads/server/queries.ts'
import {
  addThirdPartyEvaluation,
  type deleteThirdPartyEvaluation,
  maxEvaluations,
  updateThirdPartyEvaluation,
} from '../contract.ts'
import type { StoredEvaluation } from '../rules/stored.ts'
import { isShownTo } from '../rules/tab.ts'
import { auditedEvaluation, writtenEvaluation } from '../rules/written.ts'
import {
  countEvaluations,
  type EvaluationRow,
  findOwner,
  insertEvaluation,
  lockEvaluation,
  markDeleted,
  releaseFile,
  updateEvaluation,
} from './queries.ts'

/** Refuses where the tab does not show. */
export function requireTab({ viewer, setting }: Pick<AuthorizedReport, 'viewer' | 'setting'>): void {
  const { usesPersonalityTest } = setting.rules
  if (!isShownTo({ permissions: viewer.permissions, usesPersonalityTest })) {
    throw new Refusal(gateRefusals, 'noView')
  }
}

/** Proves that the viewer may delete the evaluation of an id; the candidate comes from the evaluation. */
async function authorizeDeletion(
  services: AppServices,
  viewer: Viewer,
  id: string,
): Promise<AuthorizedActor> {
  const candidateId = readId(id) && (await findOwner(services.db, viewer.companyId, id))
  if (!candidateId) throw new Refusal(gateRefusals, 'notFound')
  const actor = await authorizeAction(services, viewer, { candidateId }, 'thirdParty')
  requireTab(actor)
  return actor
}

/** The candidate's evaluation of an id, locked. */
async function lockOpened(db: Database, actor: ReportActor, id: string): Promise<EvaluationRow> {
  const row = readId(id) && (await lockEvaluation(db, actor, id))
  if (!row) throw new Refusal(gateRefusals, 'notFound')
  return row
}

type Written = Pick<InputOf<typeof addThirdPartyEvaluation>, 'fileUrl' | 'fileName'>

/** The named file: the evaluation's own, or an upload, which is attached here. */
async function attachFile(
  services: AppServices,
  db: Database,
  actor: ReportActor,
  { fileUrl }: Written,
  known: StoredEvaluation | null,
): Promise<FileId | null> {
  const own = readFileReference(known?.fileUrl)
  // A viewer who does not see the file of an anonymous candidate cannot have meant to remove it.
  if (!fileUrl) return actor.isAnonymous ? own : null
  const fileId = namedFile(services, fileUrl)
  if (fileId && fileId === own) return own
  const isAttached = fileId !== null && (await attachUpload(db, actor, fileId))
  if (!isAttached) throw new Refusal(addThirdPartyEvaluation, 'noFile')
  return fileId
}

/** Stores a new evaluation with its file. Refuses past the most that a candidate may have. */
export async function addEvaluation(
  { services, db, now, record, actor }: ActOf<typeof addThirdPartyEvaluation>,
  input: InputOf<typeof addThirdPartyEvaluation>,
): Promise<null> {
  requireTab(actor)
  if ((await countEvaluations(db, actor)) >= maxEvaluations)
    throw new Refusal(addThirdPartyEvaluation, 'tooMany', { values: { most: maxEvaluations } })
  const fileId = await attachFile(services, db, actor, input, null)
  const evaluation = writtenEvaluation(input, fileId, null, now)
  const id = await insertEvaluation(db, actor, evaluation, now)
  const { candidateId, interviewId } = actor
  const details = { subject: id, to: auditedEvaluation(evaluation) }
  record({ action: 'thirdParty.added', candidateId, interviewId, details })
  return null
}

/** Stores a change of an evaluation, and releases a replaced file. Refuses over another change meanwhile. */
export async function changeEvaluation(
  { services, db, now, record, actor }: ActOf<typeof updateThirdPartyEvaluation>,
  input: InputOf<typeof updateThirdPartyEvaluation>,
): Promise<null> {
  const { id, revision } = input
  requireTab(actor)
  const known = await lockOpened(db, actor, id)
  if (revision !== undefined && revision !== known.revision)
    throw new Refusal(updateThirdPartyEvaluation, 'changedMeanwhile')
  const fileId = await attachFile(services, db, actor, input, known.evaluation)
  const evaluation = writtenEvaluation(input, fileId, known.evaluation, now)
  await updateEvaluation(db, known, evaluation, now)
  const replaced = readFileReference(known.evaluation.fileUrl)
  if (replaced && replaced !== fileId) await releaseFile(db, actor, replaced)
  record({
    action: 'thirdParty.changed',
    candidateId: actor.candidateId,
    interviewId: actor.interviewId,
    details: {
      subject: id,
      from: auditedEvaluation(known.evaluation),
      to: auditedEvaluation(evaluation),
    },
  })
  return null
}

/** Marks an evaluation as deleted, and releases its file. */
export async function deleteEvaluation(
  { services, viewer, db, now, record }: ActOf<typeof deleteThirdPartyEvaluation>,
  { id }: InputOf<typeof deleteThirdPartyEvaluation>,
): Promise<null> {
  const actor = await authorizeDeletion(services, viewer, id)
  const known = await lockOpened(db, actor, id)
  await markDeleted(db, known, now)
  const fileId = readFileReference(known.evaluation.fileUrl)
  if (fileId) await releaseFile(db, actor, fileId)
  const { candidateId, interviewId } = actor
  const details = { subject: id, from: auditedEvaluation(known.evaluation) }
  record({ action: 'thirdParty.deleted', candidateId, interviewId, details })
  return null
}
