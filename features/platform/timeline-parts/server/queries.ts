import { type RawBuilder, sql } from 'kysely'

/** The last moment of the timeline: the end of the year 9999, in epoch milliseconds. */
const lastMs = 253_402_300_799_999

/**
 * A moment of an imported document from a jsonb value in epoch milliseconds; null for anything else, which the timeline
 * leaves out. A condition beside it would not do: the database may convert a value before it looks at the condition.
 */
export function importedMoment(value: RawBuilder<unknown>): RawBuilder<Date | null> {
  const ms = sql`(${value})::text::numeric`
  return sql<Date | null>`case when jsonb_typeof(${value}) = 'number' then
    case when ${ms} between 0 and ${lastMs} then to_timestamp((${ms} / 1000)::double precision) end end`
}
