import * as z from 'zod/mini'
import { ColumnMeaning, dateOrders, RowFault, vendors } from '../contract/table.ts'

const HeadRow = z.object({ number: z.number(), cells: z.array(z.string()) })
export type HeadRow = z.output<typeof HeadRow>

const Meanings = z.record(z.string(), z.nullable(z.string()))

/** How a table is read, as it is stored. */
export const Setup = z.object({
  sheet: z.number(),
  encoding: z.string(),
  delimiter: z.string(),
  headerRow: z.number(),
  columns: z.array(ColumnMeaning),
  by: z.array(z.enum(['name', 'content', 'person', 'none'])),
  /** Null until a person says it. */
  dateOrder: z.nullable(z.enum(dateOrders)),
  /** The stage of rows that name none; empty for the first one of their position. */
  stageId: z.string(),
  source: z.string(),
  /** Meanings that a person gave to unknown names, by the compared name. */
  positions: Meanings,
  stages: Meanings,
})
export type Setup = z.output<typeof Setup>

const Counted = z.object({ name: z.string(), count: z.number() })

/** The findings about a table, as they are stored. */
export const Digest = z.object({
  sheets: z.array(z.string()),
  head: z.array(HeadRow),
  headers: z.array(z.string()),
  filled: z.array(z.number()),
  rows: z.number(),
  vendor: z.nullable(z.enum(vendors)),
  vendorHeaders: z.number(),
  dateOrder: z.nullable(z.enum([...dateOrders, 'ask'])),
  unknownPositions: z.array(Counted),
  unknownStages: z.array(Counted),
})
export type Digest = z.output<typeof Digest>

/** Texts by field, of the table or of a person. */
export const StoredValues = z.partial(
  z.object({
    name: z.string(),
    lastName: z.string(),
    firstName: z.string(),
    phone: z.string(),
    email: z.string(),
    gender: z.string(),
    city: z.string(),
    employer: z.string(),
    title: z.string(),
    years: z.string(),
    school: z.string(),
    degree: z.string(),
    major: z.string(),
    skills: z.string(),
    appliedAt: z.string(),
    position: z.string(),
    stage: z.string(),
    source: z.string(),
  }),
)
export const Cells = z.array(z.string())
export const Faults = z.array(RowFault)

/** How far the import of a table is. */
export function readState(state: string): 'open' | 'adding' | 'done' {
  return state === 'open' || state === 'adding' ? state : 'done'
}
