import type { CompiledQuery } from 'kysely'
import type { Database } from './database.ts'

/** A value of a statement: what may differ from one run to the next. */
type Value = string | number | Date | boolean | null | readonly string[]

/** Stands for a value while a statement is compiled. */
class Slot {
  readonly #field: string

  constructor(field: string) {
    this.#field = field
  }

  get field(): string {
    return this.#field
  }

  toString(): never {
    throw new Error(`the text of a statement may not depend on ${this.#field}`)
  }
}

interface Shape<Row> {
  readonly query: CompiledQuery<Row>
  /** Each parameter: a slot, or a value that is the same in each run. */
  readonly parameters: readonly unknown[]
}

/** Null and booleans decide what a statement looks like, so that each combination is compiled by itself. */
const isOfShape = (value: Value) => value === null || typeof value === 'boolean'

function keyOf(entries: readonly (readonly [string, Value])[]): string {
  return entries.map(([field, value]) => (isOfShape(value) ? `${field}=${value}` : field)).join()
}

/**
 * Makes a statement that is built and compiled once a process for each combination of null and boolean values.
 *
 * `build` may use all other values as parameters only: it gets a stand-in for each. Building a statement of the query
 * builder costs more than sending it.
 */
export function compiled<Given extends { readonly [Field in keyof Given]: Value }, Row>(
  build: (db: Database, given: Given) => CompiledQuery<Row>,
): (db: Database, given: Given) => Promise<Row[]> {
  const shapes = new Map<string, Shape<Row>>()
  return async (db, given) => {
    const entries = Object.entries<Value>(given)
    const key = keyOf(entries)
    const known = shapes.get(key)
    const shape = known ?? shapeOf(build, db, entries)
    if (!known) shapes.set(key, shape)
    const values = new Map(entries)
    const parameters = shape.parameters.map((parameter) =>
      parameter instanceof Slot ? values.get(parameter.field) : parameter,
    )
    const { rows } = await db.executeQuery<Row>({ ...shape.query, parameters })
    return rows
  }
}

function shapeOf<Given, Row>(
  build: (db: Database, given: Given) => CompiledQuery<Row>,
  db: Database,
  entries: readonly (readonly [string, Value])[],
): Shape<Row> {
  const slots = entries.map(([field, value]) => [field, isOfShape(value) ? value : new Slot(field)])
  // biome-ignore lint/plugin: a slot takes the place of a value; only the compiler of statements looks at it
  const query = build(db, Object.fromEntries(slots) as Given)
  return { query, parameters: query.parameters }
}
