import { isRecord } from '../is-record.ts'

/** A schema of zod, of which only the description is read. */
export interface Schema {
  readonly _zod: { readonly def: object }
}

/** The parts of zod's description of a schema that say which shape its values have. */
interface Description {
  readonly type: string
  readonly shape: Readonly<Record<string, Schema>>
  readonly element: Schema
  readonly innerType: Schema
  readonly options: readonly Schema[]
  readonly values: readonly unknown[]
  readonly entries: Readonly<Record<string, unknown>>
}

type Fits = (value: unknown) => boolean

function fitsObject(shape: Description['shape']): Fits {
  const fields = Object.entries(shape).map(([key, schema]) => ({ key, fits: fitsOf(schema) }))
  return (value) => {
    if (!isRecord(value)) return false
    let hasNone = true
    for (const { key, fits } of fields) {
      const field = value[key]
      if (!fits(field)) return false
      if (field !== undefined) hasNone = false
    }
    // Nothing is left of an object of another format, which would look as if nothing had come in.
    if (hasNone) for (const _ in value) return false
    return true
  }
}

function makeFits(schema: Schema): Fits {
  const def = schema._zod.def as Description
  switch (def.type) {
    case 'string':
      return (value) => typeof value === 'string'
    case 'boolean':
      return (value) => typeof value === 'boolean'
    case 'number':
      return Number.isFinite
    case 'null':
      return (value) => value === null
    case 'unknown':
    case 'any':
      return () => true
    case 'literal':
      return (value) => def.values.includes(value)
    case 'enum': {
      const values = Object.values(def.entries)
      return (value) => values.includes(value)
    }
    case 'nullable': {
      const fits = fitsOf(def.innerType)
      return (value) => value === null || fits(value)
    }
    case 'optional': {
      const fits = fitsOf(def.innerType)
      return (value) => value === undefined || fits(value)
    }
    case 'array': {
      const fits = fitsOf(def.element)
      return (value) => Array.isArray(value) && value.every(fits)
    }
    case 'record':
      // Its fields have no names.
      return isRecord
    case 'union': {
      const options = def.options.map(fitsOf)
      return (value) => options.some((fits) => fits(value))
    }
    case 'object':
      return fitsObject(def.shape)
    case 'default':
      // One that is missing is filled in by the schema.
      return fitsOf(def.innerType)
    default:
      return () => false
  }
}

const made = new WeakMap<Schema, Fits>()

function fitsOf(schema: Schema): Fits {
  const known = made.get(schema)
  if (known) return known
  // A schema that holds itself finds the one that is being made.
  let fits: Fits = () => false
  made.set(schema, (value) => fits(value))
  fits = makeFits(schema)
  made.set(schema, fits)
  return fits
}

/**
 * Whether a value has the shape of a schema, as far as one look at each field tells. Sizes, patterns and fields that
 * the schema does not name are not looked at.
 *
 * False where only the schema itself can tell: where it changes values, or nothing of an object is known to it.
 */
export function fitsShape(schema: Schema, value: unknown): boolean {
  return fitsOf(schema)(value)
}
