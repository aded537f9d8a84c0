import type { AppServices } from '@candor/db/database'
import type { CandidateId } from '@candor/kernel/ids'
import type { Refusal } from '@candor/kernel/refusal'
import type { Viewer } from '../../../../platform/access/rules/viewer.ts'
import { readListQuery } from '../../../shortlist/rules/list-fields.ts'
import { lookOf } from '../../../shortlist/server/actions/look.ts'
import { listSpots } from '../../../shortlist/server/queries/pages.ts'
import type { ChosenCandidates } from '../../contract.ts'

/** Ids are compared as the database writes them. */
const written = (id: string) => id.trim().toLowerCase()

interface Choosing<Chosen> {
  readonly chosen: Chosen
  readonly most: number
  readonly tooMany: () => Refusal
}

type Filtered = Extract<ChosenCandidates, { readonly kind: 'all' }>

/** The candidates of a filter but some, in its order. Refuses more than `most`: a part of it would be a surprise. */
export async function listFiltered(
  services: AppServices,
  viewer: Viewer,
  { chosen, most, tooMany }: Choosing<Filtered>,
): Promise<CandidateId[]> {
  const { look } = await lookOf(services, viewer)
  const except = new Set(chosen.except.map(written))
  const limit = most + except.size + 1
  const spots = await listSpots(services.db, look, readListQuery(chosen.filter), { after: null, limit })
  const ids = spots.map(({ candidateId }) => candidateId).filter((id) => !except.has(id))
  if (ids.length > most) throw tooMany()
  return ids
}

/** The ids of the chosen candidates, in the order of the list, each once. They are as they were sent: nothing is proved. */
export async function listChosenIds(
  services: AppServices,
  viewer: Viewer,
  { chosen, ...limits }: Choosing<ChosenCandidates>,
): Promise<string[]> {
  if (chosen.kind === 'some') return [...new Set(chosen.ids.map(written))]
  return listFiltered(services, viewer, { chosen, ...limits })
}
