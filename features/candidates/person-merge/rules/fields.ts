import type { FieldValue } from '../../candidate-facts/rules/field-names.ts'
import { comparedPhone } from '../../persons/rules/compared-phone.ts'
import { type MergeField, mergeFields } from '../contract.ts'

/** How two candidates say one thing. */
export type Likeness =
  /** The same value, or none in both. */
  | 'same'
  /** The same phone or e-mail, written otherwise. */
  | 'writtenOtherwise'
  /** Only one of both says it. */
  | 'one'
  | 'differs'

type Values = Readonly<Record<MergeField, FieldValue>>

function comparedForm(field: MergeField, value: string | number): string | number {
  if (typeof value === 'number') return value
  if (field === 'phone') return comparedPhone(value) ?? value
  return value.normalize('NFKC').trim().toLowerCase()
}

/** Returns how alike two values of one field are. */
export function likenessOf(field: MergeField, kept: FieldValue, other: FieldValue): Likeness {
  if (kept === other) return 'same'
  if (kept === null || other === null) return 'one'
  return comparedForm(field, kept) === comparedForm(field, other) ? 'writtenOtherwise' : 'differs'
}

export interface Side {
  readonly values: Values
  readonly appliedAt: number
}

export interface ComparedField {
  readonly field: MergeField
  readonly likeness: Likeness
  /** The side that is chosen at first; null where a person must choose. */
  readonly at: 'kept' | 'other' | null
}

/**
 * Compares two candidates field by field. A value that only one has is chosen. Of two that differ, the value of the newer
 * application is chosen; where neither is newer, nothing is.
 */
export function compareFields(kept: Side, other: Side): ComparedField[] {
  const newer = newerOf(kept.appliedAt, other.appliedAt)
  return mergeFields.map((field) => {
    const likeness = likenessOf(field, kept.values[field], other.values[field])
    if (likeness === 'one') return { field, likeness, at: kept.values[field] === null ? 'other' : 'kept' }
    return { field, likeness, at: likeness === 'differs' ? newer : 'kept' }
  })
}

function newerOf(kept: number, other: number): ComparedField['at'] {
  if (kept === other) return null
  return kept > other ? 'kept' : 'other'
}

export type PairKind = 'person' | 'candidate'
export type PairRefusal = 'sameCandidate' | 'hiddenNames' | 'alreadyOne' | 'otherPosition'

interface PairSide {
  readonly candidateId: string
  readonly personId: string
  readonly positionId: string
  readonly isAnonymous: boolean
}

/** What becomes of two candidates: of one position they become one, of two positions their persons do. */
export function kindOfPair(kept: PairSide, other: PairSide): PairKind {
  return kept.positionId === other.positionId ? 'candidate' : 'person'
}

/** Decides whether two candidates can be merged; `asked` is the kind that the caller saw. */
export function decidePair(kept: PairSide, other: PairSide, asked: PairKind | null): PairRefusal | null {
  if (kept.candidateId === other.candidateId) return 'sameCandidate'
  if (kept.isAnonymous || other.isAnonymous) return 'hiddenNames'
  const kind = kindOfPair(kept, other)
  if (asked !== null && asked !== kind) return 'otherPosition'
  return kind === 'person' && kept.personId === other.personId ? 'alreadyOne' : null
}
