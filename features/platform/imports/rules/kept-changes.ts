import { type Outcome, outcomeOfKind } from './outcome.ts'

/** Fields of a candidate that people change here and that bundles send. */
export const sharedFields = [
  'name',
  'nameLatin',
  'phone',
  'email',
  'gender',
  'age',
  'education',
  'nativePlace',
  'referee',
  'workYears',
] as const
export type SharedField = (typeof sharedFields)[number]
export interface SharedValues {
  readonly name: string
  readonly nameLatin: string | null
  readonly phone: string | null
  readonly email: string | null
  readonly gender: number | null
  readonly age: number | null
  readonly education: number | null
  readonly nativePlace: string | null
  readonly referee: string | null
  readonly workYears: number | null
}

/** The values of a bundle, of the bundle before it, and of the candidate as it is stored. */
export interface ThreeSides<Value> {
  readonly sent: Value
  /** Null before the first bundle. */
  readonly last: Partial<Value> | null
  readonly stored: Value
}

export interface MergedFields {
  readonly values: SharedValues
  /** Fields that stay as a person changed them, although the bundle sends another value. */
  readonly kept: readonly SharedField[]
  /** Fields that a person had changed, and that now have a new value of the bundle. */
  readonly replaced: readonly SharedField[]
}

/**
 * Merges the base fields of a bundle with changes by people.
 *
 * A field follows the bundle only where the bundle's value differs from its last one. So a change by a person stays
 * until the bundle has something new to say.
 */
export function mergeFields({ sent, last, stored }: ThreeSides<SharedValues>): MergedFields {
  const isNews = (field: SharedField) => last === null || (last[field] ?? null) !== sent[field]
  const isChangedHere = (field: SharedField) => last !== null && stored[field] !== (last[field] ?? null)
  const pick = <Field extends SharedField>(field: Field) => (isNews(field) ? sent[field] : stored[field])
  return {
    values: {
      name: pick('name'),
      nameLatin: pick('nameLatin'),
      phone: pick('phone'),
      email: pick('email'),
      gender: pick('gender'),
      age: pick('age'),
      education: pick('education'),
      nativePlace: pick('nativePlace'),
      referee: pick('referee'),
      workYears: pick('workYears'),
    },
    kept: sharedFields.filter((field) => !isNews(field) && sent[field] !== stored[field]),
    replaced: sharedFields.filter(
      (field) => isNews(field) && isChangedHere(field) && sent[field] !== stored[field],
    ),
  }
}

/** A stage as a bundle names it. */
export interface SentStage {
  readonly stageId: string
  readonly stageTypeKind: number
}

/** The place of a candidate in a position: the stage, and the outcome with which it ended there. */
export interface Place extends SentStage {
  readonly outcome: Outcome | null
}

export interface MergedStage {
  readonly place: Place
  readonly fate: 'sent' | 'kept' | 'replaced'
}

interface StageSides {
  readonly sent: SentStage
  readonly last: Partial<SentStage> | null
  readonly stored: Place | null
  /** Whether the sent id names an end, as 8 and 9 do, and no stage of the position. */
  readonly isEnd: boolean
}

/** Merges the stage of a bundle with moves by people. A candidate that ended keeps the stage at which it ended. */
export function mergeStage({ sent, last, stored, isEnd }: StageSides): MergedStage {
  const stageId = isEnd && stored ? stored.stageId : sent.stageId
  const place: Place = { ...sent, stageId, outcome: outcomeOfKind(sent.stageTypeKind) }
  if (!stored || last === null) return { place, fate: 'sent' }
  const isNews = last.stageId !== sent.stageId || last.stageTypeKind !== sent.stageTypeKind
  const isSame = stored.stageId === place.stageId && stored.outcome === place.outcome
  if (!isNews) return { place: stored, fate: isSame ? 'sent' : 'kept' }
  // After an end the candidate stays at the stage where it ended, which is none of the bundle's.
  const hadEnded = last.stageTypeKind !== undefined && outcomeOfKind(last.stageTypeKind) !== null
  const isElsewhere = !isEnd && !hadEnded && stored.stageId !== last.stageId
  const wasMovedHere = stored.stageTypeKind !== last.stageTypeKind || isElsewhere
  return { place, fate: wasMovedHere && !isSame ? 'replaced' : 'sent' }
}
