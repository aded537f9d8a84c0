import { OptionalWireId, WireId } from '@candor/call/fields'
import type { ServedCall } from '@candor/testkit/calls'
import {
  $ZodArray,
  $ZodBoolean,
  $ZodCheckGreaterThan,
  $ZodDefault,
  $ZodEnum,
  $ZodLiteral,
  $ZodNullable,
  $ZodNumber,
  $ZodObject,
  $ZodOptional,
  $ZodPipe,
  $ZodString,
  type $ZodType,
  $ZodUnion,
} from 'zod/v4/core'
import type { Named, SaidByHand } from './by-hand-under-test.ts'

/** Fields whose id names the same kind in every call, in lower case. */
const kindsByName: ReadonlyMap<string, Named> = new Map<string, Named>([
  ['companyid', 'company'],
  ['positionid', 'position'],
  ['interviewid', 'interview'],
  ['jobseekerchannelid', 'candidate'],
  ['estimateuserid', 'caller'],
  ['interviewerid', 'caller'],
])
/** Names of fields that refer to something, even if their value is not an id. */
const namesSomething = /(id|ids|idary|idlist|url)$/i
/** Fields with a stage code; stages are the same in all companies. */
const stageFields: ReadonlySet<string> = new Set(['recommendstageid', 'stageid', 'targetstageid'])

function fieldsOf(call: ServedCall): [name: string, schema: $ZodType][] {
  return call.input instanceof $ZodObject ? Object.entries(call.input._zod.def.shape) : []
}

/** Returns a schema without its wrappers for optional values and for values sent as text. */
export function innermost(schema: $ZodType): $ZodType {
  if (schema instanceof $ZodPipe) return innermost(schema._zod.def.out)
  const isWrapped =
    schema instanceof $ZodOptional || schema instanceof $ZodDefault || schema instanceof $ZodNullable
  return isWrapped ? innermost(schema._zod.def.innerType) : schema
}

const plainIds: ReadonlySet<$ZodType> = new Set([WireId, innermost(OptionalWireId)])

function isId(schema: $ZodType): boolean {
  const inner = innermost(schema)
  return plainIds.has(inner) || (inner instanceof $ZodArray && isId(inner._zod.def.element))
}

export interface IdField {
  readonly named: Named
  readonly isList: boolean
}

/** The fields of a call's input that hold ids, with what each names. */
export function idsOf(call: ServedCall, said: SaidByHand): Map<string, IdField> {
  const found = new Map<string, IdField>()
  for (const [name, schema] of fieldsOf(call)) {
    const isSaid = stageFields.has(name.toLowerCase()) || Object.hasOwn(said.values ?? {}, name)
    const named =
      said.ids?.[name] ?? (isId(schema) && !isSaid ? kindsByName.get(name.toLowerCase()) : undefined)
    if (named) found.set(name, { named, isList: innermost(schema) instanceof $ZodArray })
    else if ((isId(schema) || namesSomething.test(name)) && !isSaid) {
      throw new Error(`${call.path}: say in by-hand-under-test.ts what ${name} names`)
    }
  }
  return found
}

function leastOf(schema: $ZodNumber): number {
  const least = schema._zod.def.checks?.find((check) => check instanceof $ZodCheckGreaterThan)
  return least ? Number(least._zod.def.value) : 0
}

/** The smallest value that a schema accepts. */
function leastValue(given: $ZodType, name: string): unknown {
  const schema = innermost(given)
  if (schema instanceof $ZodString) return stageFields.has(name.toLowerCase()) ? '2' : 'some words'
  if (schema instanceof $ZodNumber) return leastOf(schema)
  if (schema instanceof $ZodBoolean) return true
  if (schema instanceof $ZodEnum) return Object.values(schema._zod.def.entries)[0]
  if (schema instanceof $ZodLiteral) return schema._zod.def.values[0]
  if (schema instanceof $ZodUnion) return schema._zod.def.options.map((option) => leastValue(option, name))[0]
  if (schema instanceof $ZodArray) return [leastValue(schema._zod.def.element, name)]
  if (schema instanceof $ZodObject) return neededOf(Object.entries(schema._zod.def.shape))
  throw new Error(`no sample can be made for ${name}: write one in by-hand-under-test.ts`)
}

function neededOf(fields: readonly [string, $ZodType][]): Record<string, unknown> {
  const needed = fields.filter(([, schema]) => !(schema instanceof $ZodOptional))
  return Object.fromEntries(needed.map(([name, schema]) => [name, leastValue(schema, name)]))
}

/** The input of a call without its ids: the smallest accepted values, and those set by hand. */
export function valuesOf(call: ServedCall, said: SaidByHand): Record<string, unknown> {
  const ids = idsOf(call, said)
  const isOpen = ([name]: [string, $ZodType]) => !ids.has(name) && !Object.hasOwn(said.values ?? {}, name)
  return { ...neededOf(fieldsOf(call).filter(isOpen)), ...said.values }
}
