import { type PartKind, parts } from './parts-to-send.ts'

/** The number of each part on the wire (decision C17); 8 are remarks, which are no evaluations. */
const types: Readonly<Record<PartKind, number>> = {
  overall: 1,
  video: 2,
  resume: 3,
  evaluation: 5,
  suggestion: 6,
}

/** The kinds of stored evaluations: the parts, and the conclusion, which has calls of its own. */
export const evaluationKinds = [...parts, 'comprehensive'] as const
export type EvaluationKind = (typeof evaluationKinds)[number]

/** The number of a part on the wire. */
export function typeOfPart(part: PartKind): number {
  return types[part]
}

/** The part of a number of the wire; null for an unknown number. */
export function partOfType(type: number): PartKind | null {
  return parts.find((part) => types[part] === type) ?? null
}

/** The part of a stored kind; null for the conclusion. */
export function partOfKind(kind: string): PartKind | null {
  return parts.find((part) => part === kind) ?? null
}
