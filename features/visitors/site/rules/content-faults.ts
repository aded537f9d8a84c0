import type * as z from 'zod/mini'
import { hasMarkup } from './text.ts'

/** The faults of a content file: one sentence each, with the key. */
export function contentFaults(schema: z.ZodMiniType, content: unknown): string[] {
  const read = schema.safeParse(content)
  if (read.success) return []
  return read.error.issues.flatMap((issue) => {
    const path = issue.path.map(String)
    const name = path.join('.') || 'the file'
    const value = valueAt(content, path)
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => `${[...path, key].join('.')} is not known here`)
    if (value === undefined) return [`${name} is missing`]
    if (typeof value === 'string' && hasMarkup(value)) return [`${name} holds a script or markup`]
    if (typeof value === 'string' && value.trim() === '') return [`${name} is empty`]
    return [`${name} is not of the kind that the page expects`]
  })
}

/** Differences between the structures of two languages' files: a page has the same parts in both. */
export function shapeFaults(model: unknown, other: unknown, path: readonly string[] = []): string[] {
  const name = path.join('.')
  if (Array.isArray(model)) {
    if (!Array.isArray(other)) return [`${name} is missing`]
    if (model.length !== other.length) return [`${name} has ${other.length} parts, not ${model.length}`]
    return model.flatMap((item, index) => shapeFaults(item, other[index], [...path, String(index)]))
  }
  if (typeof model !== 'object' || model === null) return other === undefined ? [`${name} is missing`] : []
  const keysOf = (value: unknown) =>
    typeof value === 'object' && value !== null ? Object.entries(value) : []
  const others = new Map<string, unknown>(keysOf(other))
  const models = new Map<string, unknown>(keysOf(model))
  return [
    ...[...models].flatMap(([key, value]) => shapeFaults(value, others.get(key), [...path, key])),
    ...[...others.keys()]
      .filter((key) => !models.has(key))
      .map((key) => `${[...path, key].join('.')} is not in cn`),
  ]
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (at, key) =>
      typeof at === 'object' && at !== null
        ? Object.entries(at).find(([name]) => name === key)?.[1]
        : undefined,
    value,
  )
}
