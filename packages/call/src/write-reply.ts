import { isRecord } from '@candor/kernel/is-record'
import type * as z from 'zod/mini'
import { type $ZodType, type $ZodTypes, safeEncode } from 'zod/v4/core'

/** What a projection returns for a value that does not have its schema's shape. */
const mismatch = Symbol('mismatch')
type Projected = unknown
type Project = (value: unknown) => Projected

const when =
  (fits: (value: unknown) => boolean): Project =>
  (value) =>
    fits(value) ? value : mismatch

/** zod itself, for kinds of schema without a projection here. */
const byZod =
  (schema: $ZodType): Project =>
  (value) => {
    const encoded = safeEncode(schema, value)
    return encoded.success ? encoded.data : mismatch
  }

function projectArray(element: $ZodType): Project {
  const project = projectionOf(element)
  return (value) => {
    if (!Array.isArray(value)) return mismatch
    const items = new Array(value.length)
    for (let index = 0; index < value.length; index += 1) {
      const item = project(value[index])
      if (item === mismatch) return mismatch
      items[index] = item
    }
    return items
  }
}

function projectObject(shape: Readonly<Record<string, $ZodType>>, isStrict: boolean): Project {
  const fields = Object.entries(shape).map(([key, schema]) => ({ key, project: projectionOf(schema) }))
  const known = new Set(Object.keys(shape))
  return (value) => {
    if (!isRecord(value)) return mismatch
    if (isStrict) for (const key in value) if (!known.has(key)) return mismatch
    const object: Record<string, unknown> = {}
    for (const { key, project } of fields) {
      const field = project(value[key])
      if (field === mismatch) return mismatch
      if (field !== undefined) object[key] = field
    }
    return object
  }
}

function projectUnion(options: readonly $ZodType[]): Project {
  const projections = options.map(projectionOf)
  return (value) => {
    for (const project of projections) {
      const projected = project(value)
      if (projected !== mismatch) return projected
    }
    return mismatch
  }
}

const made = new WeakMap<$ZodType, Project>()

/** One projection for each schema; a recursive schema finds the one that is being made. */
function projectionOf(schema: $ZodType): Project {
  const known = made.get(schema)
  if (known) return known
  let project: Project = byZod(schema)
  made.set(schema, (value) => project(value))
  project = makeProjection(schema)
  made.set(schema, project)
  return project
}

function makeProjection(schema: $ZodType): Project {
  const { def } = (schema as $ZodTypes)._zod
  switch (def.type) {
    case 'string':
      return 'format' in def ? byZod(schema) : when((value) => typeof value === 'string')
    case 'number':
      return 'format' in def ? byZod(schema) : when(Number.isFinite)
    case 'boolean':
      return when((value) => typeof value === 'boolean')
    case 'null':
      return when((value) => value === null)
    case 'unknown':
    case 'any':
      // zod decides whether it may be missing.
      return when((value) => value !== undefined)
    case 'literal':
      return when((value) => (def.values as unknown[]).includes(value))
    case 'enum':
      return when((value) => Object.values(def.entries).includes(value as string))
    case 'nullable': {
      const project = projectionOf(def.innerType)
      return (value) => (value === null ? null : project(value))
    }
    case 'optional': {
      const project = projectionOf(def.innerType)
      return (value) => (value === undefined ? undefined : project(value))
    }
    case 'array':
      return projectArray(def.element)
    case 'union':
      return projectUnion(def.options)
    case 'object': {
      const rest = def.catchall?._zod.def.type
      return rest === undefined || rest === 'never'
        ? projectObject(def.shape, rest === 'never')
        : byZod(schema)
    }
    default:
      return byZod(schema)
  }
}

/**
 * Makes the writer of a reply: its fields and no others as JSON, or an error where it does not have the contract's
 * shape.
 *
 * It walks the contract once, at the start, as zod's own encoder took a seventh of the time of reading a report. Sizes
 * (the longest text, the most items) are checked for inputs, not for replies. A value that does not fit goes to zod,
 * which says what is wrong with it.
 */
export function replyWriter(schema: z.ZodMiniType): (reply: unknown) => string {
  const project = projectionOf(schema)
  return (reply) => {
    const projected = project(reply)
    if (projected !== mismatch) return JSON.stringify(projected)
    const encoded = safeEncode(schema, reply)
    if (!encoded.success) throw new Error('a reply does not fit its contract', { cause: encoded.error })
    return JSON.stringify(encoded.data)
  }
}
