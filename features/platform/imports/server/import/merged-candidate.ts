import { newId } from '@candor/db/new-id'
import type { FileId, PositionId } from '@candor/kernel/ids'
import type { RuleFault } from '../../rules/fault.ts'
import {
  type MergedStage,
  mergeFields,
  mergeStage,
  type Place,
  type SentStage,
  type SharedField,
  type SharedValues,
} from '../../rules/kept-changes.ts'
import { endedKind, hiredKind } from '../../rules/outcome.ts'
import type { CandidateColumns, ImportedCandidate } from '../queries/candidates.ts'
import type { IncomingBundle, MadeHere } from './bundle-in-store.ts'
import { candidateColumns } from './columns.ts'

/** A candidate after a bundle: the columns to store, and what the sender is told. */
export interface MergedCandidate {
  readonly columns: CandidateColumns
  readonly fields: SharedValues
  readonly place: Place
  readonly sentStage: SentStage
  readonly notes: readonly RuleFault[]
}

/** Names of the base fields in a bundle, where they differ from those of the columns. */
const sentNames: Partial<Record<SharedField, string>> = { nativePlace: 'native_place' }

function notesOf(fields: readonly SharedField[], fault: 'keptChange' | 'replacedChange'): RuleFault[] {
  return fields.map((field) => ({ path: ['candidate', sentNames[field] ?? field], fault }))
}

const stageFaults = { kept: 'keptChange', replaced: 'replacedChange' } as const

function noteOfStage(fate: MergedStage['fate']): RuleFault[] {
  return fate === 'sent' ? [] : [{ path: ['candidate', 'stageId'], fault: stageFaults[fate] }]
}

/** Whether a stage id names an end: a known end of the company, or an unknown id of the kind 8 or 9. */
export function isEndStage({ stageTypeKind }: SentStage, knownKind: number | null): boolean {
  return [hiredKind, endedKind].includes(knownKind ?? stageTypeKind)
}

interface Times {
  readonly stageSince: Date
  readonly outcomeAt: Date | null
}

/** When the stage and the outcome began: now for a known candidate that changes them. */
function timesOf(
  sent: CandidateColumns,
  { place }: MergedStage,
  { known, now, core }: IncomingBundle,
): Partial<Times> {
  const { stageSince } = core.candidate
  const since = stageSince === undefined ? null : new Date(stageSince)
  if (!known) {
    const began = since ?? new Date(sent.updatedAt)
    return { stageSince: began, outcomeAt: place.outcome === null ? null : began }
  }
  return {
    ...(known.place.stageId === place.stageId ? {} : { stageSince: since ?? now }),
    ...(known.place.outcome === place.outcome ? {} : { outcomeAt: place.outcome === null ? null : now }),
  }
}

/** Merges a bundle with the candidate of an earlier one. `knownKind` is the kind of its stage in the company's list. */
export function mergeCandidate(
  incoming: IncomingBundle,
  files: ReadonlyMap<string, FileId>,
  knownKind: number | null,
): MergedCandidate {
  const { core, known, now, madeHere } = incoming
  const columns = candidateColumns(core, files, now)
  const sent = sharedOf(columns)
  const sentStage = { stageId: columns.stageId, stageTypeKind: columns.stageTypeKind }
  const last = known?.last ?? null
  const merged = mergeFields({ sent, last, stored: known?.fields ?? sent })
  const stage = mergeStage({
    sent: sentStage,
    // A bundle of a merged external id moves nobody: the kept candidate stands where it stands.
    last: known?.formerId ? { ...last, ...sentStage } : last,
    stored: known?.place ?? null,
    isEnd: isEndStage(sentStage, knownKind),
  })
  const { stageId, stageTypeKind, outcome } = stage.place
  return {
    columns: {
      ...columns,
      ...merged.values,
      stageId,
      stageTypeKind,
      outcome,
      ...timesOf(columns, stage, incoming),
      importHash: incoming.hash,
      imported: madeHere ? null : JSON.stringify({ ...sent, ...sentStage }),
    },
    fields: merged.values,
    place: stage.place,
    sentStage,
    notes: [
      ...notesOf(merged.kept, 'keptChange'),
      ...notesOf(merged.replaced, 'replacedChange'),
      ...noteOfStage(stage.fate),
    ],
  }
}

function sharedOf(columns: CandidateColumns): SharedValues {
  return {
    name: columns.name,
    nameLatin: columns.nameLatin ?? null,
    phone: columns.phone ?? null,
    email: columns.email ?? null,
    gender: columns.gender ?? null,
    age: columns.age ?? null,
    education: columns.education ?? null,
    nativePlace: columns.nativePlace ?? null,
    referee: columns.referee ?? null,
    workYears: columns.workYears ?? null,
  }
}

export function emailBefore(known: ImportedCandidate | null): string | null {
  return known?.fields.email ?? null
}

/** The last values that a bundle brought, as columns hold them. */
export function lastOf({ imported }: CandidateColumns): string | null {
  return typeof imported === 'string' ? imported : null
}

/** The row of a candidate that no earlier bundle brought. */
export function newCandidate(
  { companyId, core, madeHere }: IncomingBundle,
  positionId: PositionId,
  { columns }: MergedCandidate,
) {
  return {
    ...columns,
    ...(madeHere ? columnsMadeHere(madeHere) : {}),
    id: newId<'candidate'>(),
    companyId,
    positionId,
    externalId: core.externalId,
  }
}

function columnsMadeHere({ accountId, addedBy, source, personId }: MadeHere) {
  const added = { addedByAccountId: accountId, addedBy, source }
  return personId === null ? added : { ...added, personId }
}
