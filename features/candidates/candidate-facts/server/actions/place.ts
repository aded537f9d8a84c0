import type { Database } from '@candor/db/database'
import { type CompanyId, type PositionId, readId } from '@candor/kernel/ids'
import { Refusal, type RefusalSource } from '@candor/kernel/refusal'
import { listStagesOfPosition } from '../../../stages/server/queries.ts'
import { findPosition } from '../queries/positions.ts'

/** The position and the stage to which a candidate is added. */
export interface PlaceToAdd {
  readonly positionId: PositionId
  readonly externalId: string
  readonly stageId: string
  readonly stageTypeKind: number
}

type PlaceRefusal = 'noPosition' | 'closedPosition' | 'noStage'

/** Finds the open position of an id, and a stage of it: the named one, else its first. */
export async function getPlaceToAdd(
  db: Database,
  companyId: CompanyId,
  named: { readonly positionId: string; readonly stageId: string | undefined },
  call: RefusalSource<PlaceRefusal>,
): Promise<PlaceToAdd> {
  const id = readId<'position'>(named.positionId)
  const position = id && (await findPosition(db, companyId, id))
  if (!position) throw new Refusal(call, 'noPosition')
  if (position.state !== 'open') throw new Refusal(call, 'closedPosition')
  const stages = await listStagesOfPosition(db, companyId, position.id)
  const wanted = named.stageId ?? ''
  const stage = wanted === '' ? stages[0] : stages.find(({ wireId }) => wireId === wanted)
  if (!stage) throw new Refusal(call, 'noStage')
  return {
    positionId: position.id,
    externalId: position.externalId,
    stageId: stage.wireId,
    stageTypeKind: stage.kind,
  }
}
