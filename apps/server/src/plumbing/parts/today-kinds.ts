import type { TodayKind } from '../../../../../features/platform/today-parts/server/actions/part.ts'
import { findInFeatures } from '../features.ts'

function isTodayKind(value: unknown): value is TodayKind {
  return typeof value === 'object' && value !== null && 'kind' in value && 'select' in value
}

/** Finds the kinds of things on Today, by folder. Throws where a kind has another form, or two features have it. */
export async function loadTodayKinds(): Promise<TodayKind[]> {
  const found = await findInFeatures('server/today.ts')
  const kinds = found.flatMap(([feature, { today }]) => {
    if (!Array.isArray(today) || !today.every(isTodayKind))
      throw new Error(`${feature}/server/today.ts exports no list of kinds \`today\``)
    return today
  })
  if (new Set(kinds.map(({ kind }) => kind)).size < kinds.length)
    throw new Error('two features bring one kind of things to Today')
  return kinds
}
