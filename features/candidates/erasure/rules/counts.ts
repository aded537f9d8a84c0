/** The kinds of what goes with a candidate, in the order of the dialog. */
export const erasedKinds = [
  'files',
  'interviews',
  'answers',
  'plans',
  'evaluations',
  'remarks',
  'links',
  'mails',
] as const
export type ErasedKind = (typeof erasedKinds)[number]

export type ErasedCounts = Readonly<Record<ErasedKind, number>>

/** Text of counts by which the server notices what came in after the dialog had been read. */
export function writeSeen(counts: ErasedCounts): string {
  return erasedKinds.map((kind) => counts[kind]).join(' ')
}
