import fc from 'fast-check'
import {
  $ZodArray,
  $ZodBoolean,
  $ZodCheckGreaterThan,
  $ZodCheckLessThan,
  $ZodCheckMaxLength,
  $ZodEnum,
  $ZodLiteral,
  $ZodNumber,
  $ZodObject,
  $ZodOptional,
  $ZodString,
  type $ZodType,
  $ZodUnion,
} from 'zod/v4/core'
import { innermost } from '../callers/samples-under-test.ts'

const longestText = 3_000

function numberBetween(schema: $ZodNumber): fc.Arbitrary<number> {
  const checks = schema._zod.def.checks ?? []
  const least = checks.find((check) => check instanceof $ZodCheckGreaterThan)
  const most = checks.find((check) => check instanceof $ZodCheckLessThan)
  const min = Math.ceil(Number(least?._zod.def.value ?? -1_000))
  const max = Math.max(min, Math.floor(Number(most?._zod.def.value ?? 1_000_000)))
  return fc.oneof(
    fc.constantFrom(min, max),
    fc.maxSafeInteger().map((value) => min + (Math.abs(value) % (max - min + 1))),
  )
}

function textUpTo(schema: $ZodString): fc.Arbitrary<string> {
  const most = schema._zod.def.checks?.find((check) => check instanceof $ZodCheckMaxLength)
  const maxLength = Math.min(most ? most._zod.def.maximum : longestText, longestText)
  return fc.oneof(fc.string({ unit: 'grapheme', maxLength }), fc.constant('字'.repeat(maxLength)))
}

/** Values that a schema accepts, or nearly: its refinements are left to the server. */
export function fittingValue(given: $ZodType): fc.Arbitrary<unknown> {
  const schema = innermost(given)
  if (schema instanceof $ZodString) return textUpTo(schema)
  if (schema instanceof $ZodNumber) return numberBetween(schema)
  if (schema instanceof $ZodBoolean) return fc.boolean()
  if (schema instanceof $ZodEnum) return fc.constantFrom(...Object.values(schema._zod.def.entries))
  if (schema instanceof $ZodLiteral) return fc.constantFrom(...schema._zod.def.values)
  if (schema instanceof $ZodUnion) return fc.oneof(...schema._zod.def.options.map(fittingValue))
  if (schema instanceof $ZodArray) return fc.array(fittingValue(schema._zod.def.element), { maxLength: 5 })
  if (schema instanceof $ZodObject) {
    const fields = Object.entries(schema._zod.def.shape).map(
      ([name, field]): [string, fc.Arbitrary<unknown>] => [
        name,
        field instanceof $ZodOptional
          ? fc.option(fittingValue(field), { nil: undefined })
          : fittingValue(field),
      ],
    )
    return fc.record(Object.fromEntries(fields))
  }
  return fc.jsonValue({ maxDepth: 2 })
}
