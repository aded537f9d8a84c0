import { codes } from '@candor/call/codes'
import { callsOf } from '@candor/call/define'
import { Nothing, optionalWireNumber, WireBoolean, WireId, wireNumber } from '@candor/call/fields'
import * as z from 'zod/mini'
import {
  ColumnMeaning,
  Counts,
  dateOrders,
  maxColumns,
  maxTableBytes,
  maxWritten,
  TableImport,
  tableDelimiters,
  tableEncodings,
  tableFields,
} from './contract/table.ts'

const defineCall = callsOf('table-import')

/** The most tables that an account has open at a time. */
export const maxOpenTables = 10

const access = { user: {}, needs: 'candidate' } as const
const Revision = wireNumber(0, 2_000_000_000)

const unreadable = {
  empty: codes.invalidInput,
  notATable: codes.invalidInput,
  oldExcel: codes.invalidInput,
  locked: codes.invalidInput,
  damaged: codes.invalidInput,
  tooLarge: codes.invalidInput,
  tooManyRows: codes.invalidInput,
  tooSlow: codes.invalidInput,
  busy: codes.tooMany,
} as const

/** Takes a table and reads it. Nobody is added by it. */
export const startTable = defineCall({
  method: 'POST',
  path: '/admin/tableImport/start',
  summary: 'Takes a table of candidates: CSV, TSV or XLSX, up to 20 MB and 5,000 rows',
  access,
  files: { fields: ['file'], maxBytes: maxTableBytes },
  input: z.object({ positionId: z.optional(WireId) }),
  reply: z.object({ importId: z.string() }),
  refusals: {
    noFile: codes.invalidInput,
    tooManyTables: codes.tooMany,
    closedPosition: codes.invalidInput,
    ...unreadable,
  },
})

/** Tables that are not added yet: the caller's own, an administrator's all. */
export const listTables = defineCall({
  method: 'GET',
  path: '/admin/tableImport/list',
  summary: 'The open tables of candidates, of a position or of all',
  access,
  input: z.object({ positionId: z.optional(WireId) }),
  reply: z.object({
    positionName: z.string(),
    tables: z.array(
      z.object({
        importId: z.string(),
        name: z.string(),
        rows: z.number(),
        by: z.string(),
        isOwn: z.boolean(),
        createdAt: z.number(),
      }),
    ),
  }),
})

export const readTable = defineCall({
  method: 'GET',
  path: '/admin/tableImport/read',
  summary: 'A table of candidates: its columns, first rows, wrong rows and what would be added',
  access,
  input: z.object({ importId: WireId }),
  reply: TableImport,
})

/** How far the adding is. */
export const readTableProgress = defineCall({
  method: 'GET',
  path: '/admin/tableImport/progress',
  summary: 'How many rows of a table are added',
  access,
  input: z.object({ importId: WireId }),
  reply: z.object({
    state: z.enum(['open', 'adding', 'done']),
    adding: z.number(),
    added: z.number(),
    failed: z.number(),
  }),
})

const MeaningOfName = z.object({
  name: z.string().check(z.maxLength(maxWritten)),
  meansId: z.nullable(WireId),
})

/** Changes how a table is read. A field that is left out stays. */
export const setTable = defineCall({
  method: 'POST',
  path: '/admin/tableImport/set',
  summary: 'Changes how a table is read: sheet, encoding, header, columns, dates, position, stage, source',
  access,
  sends: 'json',
  input: z.object({
    importId: WireId,
    revision: Revision,
    sheet: optionalWireNumber(0, 1_000),
    encoding: z.optional(z.enum(tableEncodings)),
    delimiter: z.optional(z.enum(tableDelimiters)),
    headerRow: optionalWireNumber(0, 2_000_000),
    columns: z.optional(z.array(ColumnMeaning).check(z.maxLength(maxColumns))),
    dateOrder: z.optional(z.enum(dateOrders)),
    positionId: z.optional(WireId),
    /** Whether a column names the positions: the rows lose the one position of all. */
    isByColumn: z.optional(WireBoolean),
    stageId: z.optional(WireId),
    source: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    /** Meanings of position names: an id, `new` for a position that is made, null for rows that stay out. */
    positions: z.optional(z.array(MeaningOfName).check(z.maxLength(500))),
    stages: z.optional(z.array(MeaningOfName).check(z.maxLength(500))),
  }),
  reply: z.object({ revision: z.number() }),
  refusals: {
    changedMeanwhile: codes.changedMeanwhile,
    closedPosition: codes.invalidInput,
    unknownStage: codes.invalidInput,
    unknownHeader: codes.invalidInput,
    twoColumns: codes.invalidInput,
    mayNotAddPositions: codes.noPermission,
    ...unreadable,
  },
})

/** Keeps what a person writes into a row, or decides of it. Null gives a field its value of the table back. */
export const changeTableRow = defineCall({
  method: 'POST',
  path: '/admin/tableImport/change',
  summary: 'Mends a value of a row, or leaves the row out',
  access,
  sends: 'json',
  input: z.object({
    rowId: WireId,
    revision: Revision,
    field: z.optional(z.enum(tableFields)),
    value: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(maxWritten)))),
    isLeft: z.optional(WireBoolean),
    isNotSame: z.optional(WireBoolean),
  }),
  /** `isWrong`: a value of the row is still wrong. */
  reply: z.object({ revision: z.number(), isWrong: z.boolean() }),
  refusals: { changedMeanwhile: codes.changedMeanwhile },
})

/** Adds the rows as candidates in the background, all that are new or join. A retry adds nobody twice. */
export const addTable = defineCall({
  method: 'POST',
  path: '/admin/tableImport/add',
  summary: 'Adds the rows of a table as candidates',
  access,
  sends: 'json',
  input: z.object({
    importId: WireId,
    revision: Revision,
    /** The counts that the page shows: others are refused, so that nobody joins unseen. */
    counts: z.pick(Counts, { new: true, join: true }),
  }),
  reply: z.object({ count: z.number() }),
  refusals: {
    changedMeanwhile: codes.changedMeanwhile,
    asksDateOrder: codes.invalidInput,
    nothing: codes.invalidInput,
    mayNotAddPositions: codes.noPermission,
  },
})

/** Throws away a table with all that is not added. */
export const discardTable = defineCall({
  method: 'POST',
  path: '/admin/tableImport/discard',
  summary: 'Throws away a table with all that is not added',
  access,
  sends: 'json',
  input: z.object({ importId: WireId }),
  reply: Nothing,
  refusals: { isAdding: codes.changedMeanwhile },
})
