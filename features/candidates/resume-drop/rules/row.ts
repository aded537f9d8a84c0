import { type DropRow, type FieldName, fieldNames, type RowField } from '../contract/row.ts'

/** The groups of the list, trouble first. `coming` is not read yet. */
export const rowGroups = ['look', 'failed', 'clear', 'added', 'coming'] as const
export type RowGroup = (typeof rowGroups)[number]

type Row = Pick<
  DropRow,
  'state' | 'fields' | 'same' | 'isNotSame' | 'newerFile' | 'addFault' | 'isLeft' | 'isKept' | 'nameFromFile'
>

/** The value that is added: the written one, else the read one. */
export function shownValue({ written, value }: RowField): string {
  return written ?? value
}

/** Whether several values stand in the resume and nobody has chosen yet. */
export function isOpen({ written, options }: RowField): boolean {
  return written === null && options.length > 0
}

/** Whether a row can be added: it has a name and its file. */
export function canBeAdded({ state, fields, isKept }: Pick<Row, 'state' | 'fields' | 'isKept'>): boolean {
  return isKept && (state === 'read' || state === 'failed') && shownValue(fields.name) !== ''
}

/** Whether a row is added when the person adds now. */
export function isChosen(row: Row): boolean {
  return canBeAdded(row) && !row.isLeft
}

/**
 * The group of a row. It follows from the read values and not from those written since: a row keeps its place while
 * somebody works on it.
 */
export function groupOf(row: Row): RowGroup {
  const { state, fields } = row
  if (state === 'added') return 'added'
  if (state === 'waiting' || state === 'reading') return 'coming'
  if (state === 'failed') return shownValue(fields.name) === '' ? 'failed' : 'look'
  const isUnsure = fieldNames.some((name) => fields[name].options.length > 0) || fields.name.value === ''
  const isSomebody = row.same.length > 0 || row.newerFile !== null || row.addFault !== null
  return isUnsure || isSomebody ? 'look' : 'clear'
}

/** How many fields of the chosen rows stay empty because nobody has chosen a value. */
export function countOpenFields(rows: readonly Row[]): number {
  return rows
    .filter(isChosen)
    .reduce((sum, { fields }) => sum + fieldNames.filter((name) => isOpen(fields[name])).length, 0)
}

/** The field whose numbered choices stand in the row: the first open one, else the first with choices. */
export function openField(fields: Readonly<Record<FieldName, RowField>>): FieldName | null {
  const withChoices = fieldNames.filter((name) => fields[name].options.length > 0)
  return withChoices.find((name) => isOpen(fields[name])) ?? withChoices[0] ?? null
}
