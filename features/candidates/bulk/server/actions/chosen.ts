import type { AppServices } from '@candor/db/database'
import type { Refusal } from '@candor/kernel/refusal'
import type { Viewer } from '../../../../platform/access/rules/viewer.ts'
import { readListQuery } from '../../../shortlist/rules/list-fields.ts'
import { lookOf } from '../../../shortlist/server/actions/look.ts'
import { listSpots } from '../../../shortlist/server/queries/list/pages.ts'
import type { ChosenCandidates } from '../../contract.ts'

/** Ids are compared as the database writes them. */
const written = (id: string) => id.trim().toLowerCase()

/**
 * The ids of the chosen candidates, in the order of the list, each once. Refuses a filter with more than `most`: an act
 * on a part of it would be a surprise.
 */
export async function listChosenIds(
  services: AppServices,
  viewer: Viewer,
  { chosen, most, tooMany }: { readonly chosen: ChosenCandidates; readonly most: number; readonly tooMany: () => Refusal },
): Promise<string[]> {
  if (chosen.kind === 'some') return [...new Set(chosen.ids.map(written))]
  const { look } = await lookOf(services, viewer)
  const except = new Set(chosen.except.map(written))
  const limit = most + except.size + 1
  const spots = await listSpots(services.db, look, readListQuery(chosen.filter), { after: null, limit })
  const ids = spots.map(({ candidateId }): string => candidateId).filter((id) => !except.has(id))
  if (ids.length > most) throw tooMany()
  return ids
}
