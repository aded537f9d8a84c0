import { readStored } from '@candor/kernel/stored'
import * as z from 'zod/mini'
import { ReadFieldsShape } from '../../resume-reading/rules/reading-shape.ts'
import type { FieldName } from '../contract/row.ts'
import { Summary } from './summary.ts'

/** All that was read, as it is stored beside a row. */
export const Reading = z.object({
  fields: ReadFieldsShape,
  resume: z.object({ lines: z.array(z.object({ text: z.string() })), isCut: z.boolean() }),
})

/** Values that a person wrote, by field. */
export const Written = z.object({
  name: z.optional(z.string()),
  phone: z.optional(z.string()),
  email: z.optional(z.string()),
  years: z.optional(z.string()),
  employer: z.optional(z.string()),
})
export type Written = z.output<typeof Written>

/** The values of a stored row: the written ones, else the read ones. */
export function valuesOfRow({
  summary,
  written,
}: {
  readonly summary: unknown
  readonly written: unknown
}): Record<FieldName, string> {
  const read = summary === null ? null : readStored(Summary, summary)
  const own = readStored(Written, written)
  const textOf = (name: FieldName) => own[name] ?? read?.[name].value ?? ''
  return {
    name: textOf('name'),
    phone: textOf('phone'),
    email: textOf('email'),
    years: textOf('years'),
    employer: textOf('employer'),
  }
}
