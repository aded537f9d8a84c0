import type { AppServices } from '@candor/db/database'
import type { Locale } from '@candor/messages/locale'
import type { UndoWords } from '../../rules/part.ts'
import { type ListedAct, listActs } from '../queries/acts.ts'
import { partOf } from './undo-act.ts'

const noWords: UndoWords = { variant: null, target: null }

/** Reads acts that can still be undone, with their words. Each kind is asked once. */
export async function readActs(
  services: AppServices,
  of: Parameters<typeof listActs>[1],
  locale: Locale,
): Promise<(ListedAct & UndoWords)[]> {
  const { db } = services
  const acts = await listActs(db, of)
  const words = new Map<string, UndoWords>()
  await Promise.all(
    [...Map.groupBy(acts, ({ kind }) => kind)].map(async ([kind, ofKind]) => {
      const worded = await partOf(services, kind).word(db, of.companyId, ofKind, locale)
      for (const [index, { id }] of ofKind.entries()) words.set(id, worded[index] ?? noWords)
    }),
  )
  return acts.map((act) => ({ ...act, ...(words.get(act.id) ?? noWords) }))
}
