import { readStored } from '@candor/kernel/stored'
import { nameIn } from '@candor/messages/local-name'
import type { Locale } from '@candor/messages/locale'
import { addFaults, type Column, type RowFault, type TableImport } from '../contract/table.ts'
import { maxShown } from '../rules/digest.ts'
import { comparedName } from '../rules/judge.ts'
import { Cells, type Digest, Faults, type Setup, StoredValues } from '../rules/stored.ts'
import type { FatedRowOf } from './actions/find-fates.ts'
import type { listShown } from './queries/rows.ts'

export function presentColumns(setup: Setup, digest: Digest): Column[] {
  return setup.columns.map((meaning, index) => ({
    header: digest.headers[index] ?? '',
    meaning,
    by: setup.by[index] ?? 'none',
    filled: digest.filled[index] ?? 0,
  }))
}

/** Names that nobody knows, each with the meaning that a person gave it. */
export function presentUnknown(
  setup: Setup,
  { unknownPositions, unknownStages }: Digest,
): Pick<TableImport, 'unknownPositions' | 'unknownStages'> {
  const meaning = (chosen: Setup['positions'], name: string) => chosen[comparedName(name)] ?? null
  return {
    unknownPositions: unknownPositions.map((one) => ({
      ...one,
      meansId: meaning(setup.positions, one.name),
    })),
    unknownStages: unknownStages.map((one) => ({ ...one, meansId: meaning(setup.stages, one.name) })),
  }
}

type Shown = Awaited<ReturnType<typeof listShown>>[number]

interface Chosen {
  readonly samples: readonly FatedRowOf[]
  readonly wrong: readonly FatedRowOf[]
  readonly same: readonly FatedRowOf[]
  readonly twins: readonly FatedRowOf[]
  readonly failed: readonly FatedRowOf[]
}

interface About {
  readonly setup: Setup
  readonly shown: ReadonlyMap<string, Shown>
  /** The numbers of the rows, by their ids. */
  readonly numbers: ReadonlyMap<string, number>
  readonly locale: Locale
}

function nameOf(shown: Shown | undefined): string {
  return shown ? (readStored(StoredValues, shown.found).name ?? '') : ''
}

/** The cells of a row, with the values that a person wrote in place of those in the file. */
function cellsOf(shown: Shown | undefined, { columns }: Setup): string[] {
  if (!shown) return []
  const written = new Map(Object.entries(readStored(StoredValues, shown.written)))
  return readStored(Cells, shown.cells).map((cell, index) =>
    (written.get(columns[index] ?? '') ?? cell).slice(0, maxShown),
  )
}

const presentFault = ({ field, column, value, fault, suggestion }: RowFault): RowFault => ({
  field,
  column,
  value,
  fault,
  suggestion,
})

/** The rows that a screen shows, as far as it shows them. */
export function presentRows(
  chosen: Chosen,
  { setup, shown, numbers, locale }: About,
): Pick<TableImport, 'samples' | 'wrong' | 'same' | 'twins' | 'failed'> {
  const headOf = ({ row: { id, number } }: FatedRowOf) => {
    const row = shown.get(id)
    return { rowId: id, number, revision: row?.revision ?? 0, name: nameOf(row) }
  }
  const faultsOf = ({ row }: FatedRowOf) =>
    readStored(Faults, shown.get(row.id)?.faults ?? []).map(presentFault)
  return {
    samples: chosen.samples.map((fated) => {
      const { id: rowId, number } = fated.row
      const fields = new Set(faultsOf(fated).map(({ field }) => field))
      const wrong = setup.columns.flatMap((meaning, index) =>
        [...fields].some((field) => field === meaning) ? [index] : [],
      )
      return {
        rowId,
        number,
        cells: cellsOf(shown.get(rowId), setup),
        fate: fated.fate,
        wrong,
      }
    }),
    wrong: chosen.wrong.map((fated) => ({ ...headOf(fated), faults: faultsOf(fated) })),
    same: chosen.same.flatMap((fated) => {
      const { row, same } = fated
      const person = same.find(({ positionId }) => positionId === row.positionId) ?? same[0]
      if (!person) return []
      return {
        ...headOf(fated),
        isLeft: fated.fate === 'left',
        isNotSame: row.isNotSame,
        by: [...person.by],
        candidateId: person.candidateId,
        candidateName: nameIn(locale, person.name, person.nameLatin),
        positionName: nameIn(locale, person.positionName, person.positionNameLatin),
        isHere: person.positionId === row.positionId,
      }
    }),
    twins: chosen.twins.map((fated) => ({
      ...headOf(fated),
      isLeft: fated.fate === 'left',
      newerNumber: numbers.get(fated.newer ?? '') ?? 0,
    })),
    failed: chosen.failed.map((fated) => {
      const { rowId, number, name } = headOf(fated)
      const addFault = addFaults.find((fault) => fault === shown.get(rowId)?.addFault) ?? null
      return { rowId, number, name, addFault }
    }),
  }
}
