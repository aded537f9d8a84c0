import type { AnyCall } from '@candor/call/define'
import type { RequestContext } from '@candor/call/serve'
import type { AppServices, Database } from '@candor/db/database'
import type { CandidateId } from '@candor/kernel/ids'
import { Refusal, type RefusalSource } from '@candor/kernel/refusal'
import { v4, v5 } from 'uuid'
import { gateRefusals } from '../../../../platform/access/contract.ts'
import { mayChangeCandidates } from '../../../../platform/access/rules/acts.ts'
import type { Viewer } from '../../../../platform/access/rules/viewer.ts'
import { proveAct, proveWithin } from '../../../../platform/access/server/gate/with-rights.ts'
import type { PersonAccess } from '../../../../platform/access/server/gate.ts'
import type { BundleFormat } from '../../../../platform/imports/rules/format.ts'
import { reservedPrefix } from '../../../../platform/imports/rules/reserved-id.ts'
import {
  type BundleMedia,
  importMadeHere,
  type MadeHere,
} from '../../../../platform/imports/server/actions/import-made-here.ts'
import { lockBundle } from '../../../../platform/imports/server/queries/candidates.ts'
import { holdSweepOff } from '../../../../platform/imports/server/queries/files.ts'
import { holdIsOpen } from '../../../positions/server/queries/open-state.ts'
import { findByExternalId } from '../queries.ts'
import type { PlaceToAdd } from './place.ts'

type AddingCall = Pick<AnyCall, 'feature'> &
  RefusalSource<'closedPosition' | 'refused'> & { readonly access: PersonAccess }

interface Adding {
  readonly services: AppServices
  readonly format: BundleFormat<Database>
  readonly call: AddingCall
  readonly request: {
    readonly viewer: Viewer
    readonly context: RequestContext
    readonly input: unknown
  }
  readonly place: PlaceToAdd
  readonly madeHere: Pick<MadeHere, 'addedBy' | 'source' | 'personId'>
  /** The base fields of the bundle's candidate, and the other parts of the bundle. */
  readonly candidate: Readonly<Record<string, unknown>>
  readonly parts?: Readonly<Record<string, unknown>>
  readonly media?: BundleMedia
  /** Refuses within the transaction, once the right is proved. */
  readonly check?: (db: Database) => Promise<void>
}

/** The candidate that an earlier try of the same submit added. */
class AddedBefore extends Error {
  override readonly name = 'AddedBefore'
  readonly candidateId: CandidateId

  constructor(candidateId: CandidateId) {
    super('the candidate was added before')
    this.candidateId = candidateId
  }
}

/**
 * Adds a candidate here, through the importer. The right, the open position and `check` are proved within the
 * transaction that stores the candidate.
 *
 * The external id is made from the account and the idempotency key, so that a retry finds its candidate and adds none.
 */
export async function addHere(adding: Adding): Promise<CandidateId> {
  const { services, format, request, place, madeHere, call } = adding
  const { companyId, accountId } = request.viewer
  const { idempotencyKey, locale } = request.context
  const id = idempotencyKey === null ? v4() : v5(idempotencyKey, accountId)
  const externalId = `${reservedPrefix}${id}`
  const value = {
    format: 'candor-bundle/1',
    externalId,
    position: { externalId: place.externalId },
    candidate: {
      ...adding.candidate,
      stageId: place.stageId,
      stageTypeKind: place.stageTypeKind,
      appliedAt: services.clock.now().getTime(),
    },
    ...adding.parts,
  }
  const prove = (db: Database) => proveAdding(adding, db, externalId)
  try {
    const { candidateId, faults } = await importMadeHere(
      { services, format, companyId, locale, madeHere: { ...madeHere, accountId, prove } },
      { value, media: adding.media ?? new Map() },
    )
    if (candidateId !== null) return candidateId
    throw new Refusal(call, 'refused', { values: { fault: faults[0]?.message ?? '' } })
  } catch (error) {
    if (error instanceof AddedBefore) return error.candidateId
    throw error
  }
}

async function proveAdding(
  { services, call, request, place, check }: Adding,
  db: Database,
  externalId: string,
): Promise<void> {
  const within = { ...services, db }
  const viewer = await proveWithin(within, call.access, request)
  // Before any candidate is locked: an act that releases files holds imports off, and then locks its candidate.
  await holdSweepOff(db, viewer.companyId)
  await proveAct(within, call.access, viewer, request.input)
  if (!mayChangeCandidates(viewer)) throw new Refusal(gateRefusals, 'noOperate')
  await lockBundle(db, viewer.companyId, externalId)
  const before = await findByExternalId(db, viewer.companyId, externalId)
  if (before !== null) throw new AddedBefore(before)
  if (!(await holdIsOpen(db, place.positionId))) throw new Refusal(call, 'closedPosition')
  await check?.(db)
}
