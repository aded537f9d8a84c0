import type { PositionId } from '@candor/kernel/ids'
import { PartRefused } from '../../rules/fault.ts'
import type { IncomingBundle } from '../import/bundle-in-store.ts'
import { findPosition, findStageKind, insertPosition } from '../queries/candidates.ts'

/** The kind of the stage that a bundle names, in the company's list; null for an unknown stage. */
export async function findSentKind({ db, companyId, core, shared }: IncomingBundle): Promise<number | null> {
  const { stageId } = core.candidate
  const kind = shared.stageKinds.get(stageId) ?? (await findStageKind(db, companyId, stageId))
  // A stage that is unknown now may be known to the next bundle.
  if (kind !== null) shared.stageKinds.set(stageId, kind)
  return kind
}

export interface BundlePosition {
  readonly positionId: PositionId
  readonly isPositionNew: boolean
}

/** The position of a bundle. Throws where the candidate is known in another one. */
export async function ensurePosition(bundle: IncomingBundle): Promise<BundlePosition> {
  const position = await findOrInsertPosition(bundle)
  if (bundle.known && bundle.known.positionId !== position.positionId) {
    throw new PartRefused([{ path: ['position', 'externalId'], fault: 'otherPosition' }])
  }
  bundle.shared.positions.set(bundle.core.position.externalId, position.positionId)
  return position
}

async function findOrInsertPosition(bundle: IncomingBundle): Promise<BundlePosition> {
  const { db, companyId, core, shared } = bundle
  const { externalId, name } = core.position
  const known = shared.positions.get(externalId) ?? (await findPosition(db, companyId, externalId))
  if (known) return { positionId: known, isPositionNew: false }
  if (name !== undefined) await insertPosition(db, { companyId, externalId, name })
  const added = await findPosition(db, companyId, externalId)
  if (added) return { positionId: added, isPositionNew: true }
  throw new PartRefused([
    { path: ['position', 'externalId'], fault: 'unknownPosition', values: { position: externalId } },
  ])
}
