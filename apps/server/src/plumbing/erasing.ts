import type { Database } from '@candor/db/database'
import type { ErasePart } from '../../../../features/platform/erasing/rules/part.ts'
import { findInFeatures } from './features.ts'

function isErasePart(value: unknown): value is ErasePart<Database> {
  return typeof value === 'object' && value !== null && 'tables' in value && Array.isArray(value.tables)
}

/** Finds what each feature keeps of candidates, by folder. Throws where a part has another form. */
export async function loadErasing(): Promise<ErasePart<Database>[]> {
  const found = await findInFeatures('server/erase.ts')
  return found.map(([feature, { erase }]) => {
    if (!isErasePart(erase)) throw new Error(`${feature}/server/erase.ts exports no part \`erase\``)
    return erase
  })
}
