import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import type { Viewer } from '../../../../platform/access/rules/viewer.ts'
import { type ChosenCandidates, lookAtBulk } from '../../contract.ts'

/** The ids of the chosen candidates, in the order of the list, each once. */
export async function listChosenIds(
  _services: AppServices,
  _viewer: Viewer,
  chosen: ChosenCandidates,
): Promise<string[]> {
  if (chosen.kind === 'some') return [...new Set(chosen.ids.map((id) => id.toLowerCase()))]
  throw new Refusal(lookAtBulk, 'tooManyChosen')
}
