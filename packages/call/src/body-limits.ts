import { toJSONSchema } from 'zod/v4/core'
import type { AnyCall } from './define.ts'

const kilobyte = 1024
const megabyte = 1024 * kilobyte

/** The most bytes of a body unless its contract allows fewer: larger ones take too long to read. */
const usualBodyBytes = 128 * kilobyte
/** Room for fields that a contract does not have: other clients send more than is read. */
const spareBytes = 16 * kilobyte
const spareFields = 16

/** One character is at most nine bytes: three of UTF-8, each written as %E4 in a form. */
const bytesPerCharacter = 9
const bytesPerNumber = 32
/** Quotes, comma and colon of JSON; a form needs fewer bytes between fields. */
const bytesBetween = 8

/** The limits of a call's body, worked out from its contract. Bytes are those on the wire. */
export interface BodyLimits {
  /** Bytes of a whole JSON or form body. */
  readonly bodyBytes: number
  /** A list may come as one field for each item. */
  readonly fields: number
  /** Bytes of a multipart body outside its files: fields, their headers, the lines between. */
  readonly bytesBesideFiles: number
}

/** The part of JSON Schema that contracts of inputs use. */
interface Printed {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly maxLength?: number
  readonly maxItems?: number
  readonly items?: Printed
  readonly anyOf?: readonly Printed[]
  readonly properties?: Readonly<Record<string, Printed>>
  readonly additionalProperties?: unknown
}

function bytesOfText(length: number): number {
  return length * bytesPerCharacter + bytesBetween
}

function maxBytesOfObject({ properties = {}, additionalProperties }: Printed): number {
  if (additionalProperties !== false) return Number.POSITIVE_INFINITY
  return Object.entries(properties).reduce(
    (sum, [key, value]) => sum + bytesOfText(key.length) + maxBytes(value),
    0,
  )
}

/** The most bytes of a valid value; infinite where the schema sets no limit. */
function maxBytes(schema: Printed): number {
  if (schema.anyOf) return Math.max(...schema.anyOf.map(maxBytes))
  const values = schema.const === undefined ? schema.enum : [schema.const]
  if (values) return Math.max(...values.map((value) => bytesOfText(String(value).length)))
  switch (schema.type) {
    case 'string':
      return bytesOfText(schema.maxLength ?? Number.POSITIVE_INFINITY)
    case 'number':
    case 'integer':
    case 'boolean':
      return bytesPerNumber
    case 'array':
      return (schema.maxItems ?? Number.POSITIVE_INFINITY) * (bytesBetween + maxBytes(schema.items ?? {}))
    case 'object':
      return maxBytesOfObject(schema)
    default:
      return Number.POSITIVE_INFINITY
  }
}

/**
 * Works out the limits of a body from the longest input that its contract allows.
 *
 * The caller may be anybody while a body comes in, and everything received is held until its end: nothing is held that
 * no valid input needs.
 */
export function bodyLimitsOf(call: AnyCall): BodyLimits {
  const printed = toJSONSchema(call.input, { io: 'output', unrepresentable: 'any' }) as Printed
  const needed = Math.min(usualBodyBytes, maxBytesOfObject(printed) + spareBytes)
  const named = Object.values(printed.properties ?? {})
  return {
    bodyBytes: call.maxBodyBytes ?? needed,
    fields: named.reduce((sum, field) => sum + (field.maxItems ?? 1), spareFields),
    bytesBesideFiles: named.length === 0 ? spareBytes : needed,
  }
}

/** Writes a number of bytes as people do: 20 MB, 17 KB. */
export function sizeText(bytes: number): string {
  const isMegabytes = bytes >= megabyte
  return `${Math.floor(bytes / (isMegabytes ? megabyte : kilobyte))} ${isMegabytes ? 'MB' : 'KB'}`
}
