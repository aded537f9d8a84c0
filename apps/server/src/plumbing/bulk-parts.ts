import type { BulkPart, BulkParts } from '../../../../features/candidates/bulk-parts/server/actions/part.ts'
import { findInFeatures } from './features.ts'

function isBulkPart(value: unknown): value is BulkPart {
  return typeof value === 'object' && value !== null && 'kind' in value && 'carryOut' in value
}

/** Finds the acts on many candidates of each feature, by folder. */
export async function loadBulkParts(): Promise<BulkParts> {
  const found = await findInFeatures('server/bulk.ts')
  const parts = found.flatMap(([, { bulkParts }]) =>
    Array.isArray(bulkParts) ? bulkParts.filter(isBulkPart) : [],
  )
  return new Map(parts.map((part) => [part.kind, part]))
}
