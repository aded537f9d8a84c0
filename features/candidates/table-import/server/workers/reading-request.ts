import { isRecord } from '@candor/kernel/is-record'

/** A row of a table as texts, with its number in the file. */
export interface ReadRow {
  readonly number: number
  readonly cells: readonly string[]
  /** `quote`: a quote opens in the row and is not closed. */
  readonly fault: 'quote' | null
}

/** What the reading process is asked for. Null lets it find out itself. */
export interface TableRequest {
  readonly path: string
  readonly format: 'delimited' | 'xlsx'
  readonly sheet: number | null
  readonly encoding: string | null
  readonly delimiter: string | null
}

/** Reads a request. Without a schema: loading one takes longer than reading a small table. */
export function readTableRequest(json: string): TableRequest {
  const value: unknown = JSON.parse(json)
  if (!isRecord(value) || typeof value.path !== 'string') throw new Error('the request names no table')
  const text = (part: unknown) => (typeof part === 'string' && part !== '' ? part : null)
  return {
    path: value.path,
    format: value.format === 'xlsx' ? 'xlsx' : 'delimited',
    sheet: typeof value.sheet === 'number' ? value.sheet : null,
    encoding: text(value.encoding),
    delimiter: text(value.delimiter),
  }
}
