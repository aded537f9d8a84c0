import { type CountedKind, countedKinds } from '../contract.ts'

export type Counts = Record<CountedKind, number>

/** Counts of every kind; a kind that is not named has none. */
export function countsOf(counted: readonly { readonly kind: CountedKind; readonly count: number }[]): Counts {
  const count = (kind: CountedKind) =>
    counted.filter((each) => each.kind === kind).reduce((sum, each) => sum + each.count, 0)
  return {
    interviews: count('interviews'),
    evaluations: count('evaluations'),
    remarks: count('remarks'),
    recommendations: count('recommendations'),
    plans: count('plans'),
    offline: count('offline'),
    thirdParty: count('thirdParty'),
    shares: count('shares'),
    consents: count('consents'),
    moves: count('moves'),
    labels: count('labels'),
    files: count('files'),
  }
}

/** The ids of keys as a merge stores them: texts, or objects with `id`. */
export function idsOf(keys: readonly unknown[] = []): string[] {
  return keys.flatMap((key) => {
    if (typeof key === 'string') return [key]
    if (typeof key !== 'object' || key === null || !('id' in key)) return []
    return typeof key.id === 'string' ? [key.id] : []
  })
}

/** The kinds that a candidate has something of, in order. */
export function kindsWithin(counts: Counts): CountedKind[] {
  return countedKinds.filter((kind) => counts[kind] > 0)
}
