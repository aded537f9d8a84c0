import * as z from 'zod/mini'

/** The most rows of a table, without its header. */
export const maxTableRows = 5_000
/** The most rows before the first candidate: a title, and the header. */
export const maxHeadRows = 20
export const maxTableBytes = 20 * 1024 * 1024
export const maxColumns = 100
/** The longest text of a cell that is read; the rest is cut. */
export const maxReadCell = 4_000
/** The longest value that a person writes into a field. */
export const maxWritten = 500
/** The most rows of one list that a reply has. */
export const maxListed = 100

/** Fields of a candidate that a column can hold, in the order of their list. */
export const tableFields = [
  'name',
  'lastName',
  'firstName',
  'phone',
  'email',
  'gender',
  'city',
  'employer',
  'title',
  'years',
  'school',
  'degree',
  'major',
  'skills',
  'appliedAt',
  'position',
  'stage',
  'source',
] as const
export type TableField = (typeof tableFields)[number]

/** Meaning of a column: a field, or none. Notes are recognised and left out (decision S147). */
export const columnMeanings = [...tableFields, 'notes', 'leave'] as const
export const ColumnMeaning = z.enum(columnMeanings)
export type ColumnMeaning = z.output<typeof ColumnMeaning>

export const tableEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'gb18030', 'big5', 'shift_jis'] as const
export const tableDelimiters = [',', ';', '\t', '|'] as const

export const dateOrders = ['dmy', 'mdy'] as const
export type DateOrder = (typeof dateOrders)[number]

/** Products whose exports are recognised by their headers. */
export const vendors = ['greenhouse', 'lever', 'opencats', 'moka', 'beisen', 'dayee'] as const
export type Vendor = (typeof vendors)[number]

/** Faults of a value. `damagedNumber`: a program wrote the number with an exponent or decimals. */
export const valueFaults = [
  'noName',
  'email',
  'phone',
  'damagedNumber',
  'date',
  'dateOrder',
  'future',
  'years',
  'tooLong',
  'noPosition',
  'unknownPosition',
  'unknownStage',
  'quote',
] as const
export type ValueFault = (typeof valueFaults)[number]

export const RowFault = z.object({
  field: z.enum(tableFields),
  /** The header of its column; empty for a value that no column gives. */
  column: z.string(),
  value: z.string(),
  fault: z.enum(valueFaults),
  /** A value that may be meant. */
  suggestion: z.nullable(z.string()),
})
export type RowFault = z.output<typeof RowFault>

/** Why a confirmed row was not added. */
export const addFaults = ['alreadyHere', 'closedPosition', 'noRight', 'failed'] as const

/** What happens to a row when the person adds now. `join`: the person has another application. */
export const rowFates = ['new', 'join', 'left', 'wrong', 'adding', 'added', 'failed'] as const
export type RowFate = (typeof rowFates)[number]

const Row = { rowId: z.string(), number: z.number(), revision: z.number(), name: z.string() }

export const SampleRow = z.object({
  rowId: z.string(),
  number: z.number(),
  cells: z.array(z.string()),
  fate: z.enum(rowFates),
  /** Indexes of the columns whose values are wrong. */
  wrong: z.array(z.number()),
})

export const WrongRow = z.object({ ...Row, faults: z.array(RowFault) })
export type WrongRow = z.output<typeof WrongRow>

export const SameRow = z.object({
  ...Row,
  isLeft: z.boolean(),
  isNotSame: z.boolean(),
  by: z.array(z.enum(['phone', 'email'])),
  candidateId: z.string(),
  candidateName: z.string(),
  positionName: z.string(),
  /** Whether the other application is for the position of the row. */
  isHere: z.boolean(),
})
export type SameRow = z.output<typeof SameRow>

/** A row with a newer one of the same person in the table. */
export const TwinRow = z.object({ ...Row, isLeft: z.boolean(), newerNumber: z.number() })
export type TwinRow = z.output<typeof TwinRow>

export const EndedRow = z.object({
  rowId: z.string(),
  number: z.number(),
  name: z.string(),
  addFault: z.nullable(z.enum(addFaults)),
})

export const Counts = z.object({
  new: z.number(),
  join: z.number(),
  left: z.number(),
  wrong: z.number(),
  adding: z.number(),
  added: z.number(),
  failed: z.number(),
})
export type Counts = z.output<typeof Counts>

export const Column = z.object({
  header: z.string(),
  meaning: ColumnMeaning,
  /** How the meaning is known. `none`: nobody knows. */
  by: z.enum(['name', 'content', 'person', 'none']),
  /** Share of the rows with a value, in percent. */
  filled: z.number(),
})
export type Column = z.output<typeof Column>

/** A name in the table that the company does not know, with its rows and its meaning. */
export const UnknownName = z.object({ name: z.string(), count: z.number(), meansId: z.nullable(z.string()) })
export type UnknownName = z.output<typeof UnknownName>

const Choice = z.object({ id: z.string(), name: z.string() })

export const TableImport = z.object({
  importId: z.string(),
  revision: z.number(),
  name: z.string(),
  rows: z.number(),
  state: z.enum(['open', 'adding', 'done']),
  by: z.string(),
  isOwn: z.boolean(),
  expiresAt: z.number(),
  vendor: z.nullable(z.enum(vendors)),
  /** How many headers the product writes so, where it is recognised. */
  vendorHeaders: z.number(),
  /** Empty for a workbook. */
  encoding: z.string(),
  delimiter: z.string(),
  sheets: z.array(z.string()),
  sheet: z.number(),
  /** The number of the header's row in the file; 0 for a table without a header. */
  headerRow: z.number(),
  /** The first rows of the file, to choose the header from. */
  head: z.array(z.object({ number: z.number(), cells: z.array(z.string()) })),
  columns: z.array(Column),
  dateOrder: z.nullable(z.enum(dateOrders)),
  /** Whether a person has to say what comes first in the dates, the day or the month. */
  asksDateOrder: z.boolean(),
  positionId: z.nullable(z.string()),
  positionName: z.string(),
  /** Open positions that the rows can go to; empty where the position is fixed. */
  positions: z.array(Choice),
  mayAddPositions: z.boolean(),
  stageId: z.string(),
  stages: z.array(Choice),
  source: z.string(),
  unknownPositions: z.array(UnknownName),
  unknownStages: z.array(UnknownName),
  samples: z.array(SampleRow),
  wrong: z.array(WrongRow),
  same: z.array(SameRow),
  twins: z.array(TwinRow),
  failed: z.array(EndedRow),
  added: z.array(z.object({ candidateId: z.string(), name: z.string() })),
  counts: Counts,
})
export type TableImport = z.output<typeof TableImport>
