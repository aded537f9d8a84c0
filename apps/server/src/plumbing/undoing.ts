import type { Database } from '@candor/db/database'
import type { UndoPart } from '../../../../features/platform/undo/rules/part.ts'
import { findInFeatures } from './features.ts'

function isUndoPart(value: unknown): value is UndoPart<Database> {
  return typeof value === 'object' && value !== null && 'kind' in value && 'reverse' in value
}

/** Finds how each kind of act is undone, by folder. Throws where a part has another form, or a kind has two. */
export async function loadUndoing(): Promise<UndoPart<Database>[]> {
  const found = await findInFeatures('server/undo.ts')
  const parts = found.flatMap(([feature, { undo }]) => {
    if (!Array.isArray(undo) || !undo.every(isUndoPart))
      throw new Error(`${feature}/server/undo.ts exports no list of parts \`undo\``)
    return undo
  })
  const kinds = new Set(parts.map(({ kind }) => kind))
  if (kinds.size < parts.length) throw new Error('two features undo one kind of act')
  return parts
}
