import { isRecord } from '@candor/kernel/is-record'
import * as z from 'zod/mini'
import { BundleBase, InterviewBase, maxInterviews } from './bundle.ts'
import type { RuleFault } from './fault.ts'
import type { Path } from './json.ts'
import {
  type AfterBundle,
  type CandidatePart,
  type CompanyFilePart,
  type CompanyPart,
  findPart,
  type ImportPart,
  type Inspected,
  type InterviewPart,
  pathOfPart,
} from './part.ts'

export interface BundleFormat<Db> {
  /** Strict: an unknown key is a fault, at every level. */
  readonly schema: z.ZodMiniType
  readonly candidateParts: readonly CandidatePart<Db>[]
  readonly interviewParts: readonly InterviewPart<Db>[]
  readonly company: CompanyPart<Db>
  readonly afterBundle: readonly AfterBundle<Db>[]
}

/**
 * Composes the format from its parts. Two features that claim one key stop the start: that is a mistake in the code.
 */
export function composeFormat<Db>(
  parts: readonly ImportPart<Db>[],
  company: CompanyPart<Db>,
  afterBundle: readonly AfterBundle<Db>[] = [],
): BundleFormat<Db> {
  const candidateParts = parts.filter((part) => part.of === 'candidate')
  const interviewParts = parts.filter((part) => part.of === 'interview')
  refuseTwice([...Object.keys(BundleBase.shape), 'interviews'], candidateParts)
  refuseTwice(Object.keys(InterviewBase.shape), interviewParts)
  const Interview = z.strictObject({ ...InterviewBase.shape, ...shapeOf(interviewParts) })
  const schema = z.strictObject({
    ...BundleBase.shape,
    ...shapeOf(candidateParts),
    interviews: z.optional(z.array(Interview).check(z.maxLength(maxInterviews))),
  })
  return { schema, candidateParts, interviewParts, company, afterBundle }
}

export function composeCompany<Db>(
  company: CompanyPart<Db>,
  parts: readonly CompanyFilePart<Db>[],
): CompanyPart<Db> {
  refuseTwice(Object.keys(company.schema.shape), parts)
  return {
    schema: z.extend(company.schema, shapeOf(parts)),
    async store(context, file) {
      const companyId = await company.store(context, file)
      for (const part of parts) {
        const value = findPart(file, part.key)
        if (value !== undefined) await part.store({ ...context, companyId }, value)
      }
      return companyId
    },
  }
}

/** The faults and notes of the parts beside their schemas. It reads any JSON, however wrong its shape. */
export function inspectParts<Db>(format: BundleFormat<Db>, bundle: unknown): Inspected {
  const faults: RuleFault[] = []
  const notes: RuleFault[] = []
  const look = (parts: readonly ImportPart<Db>[], holder: unknown, at: Path) => {
    for (const { key, inspect } of parts) {
      const value = inspect && findPart(holder, key)
      if (!inspect || value === undefined) continue
      const found = inspect(value)
      const below = (fault: RuleFault) => ({ ...fault, path: [...at, ...pathOfPart(key), ...fault.path] })
      // One by one: a call with a million arguments ends the process.
      for (const fault of found.faults) faults.push(below(fault))
      for (const note of found.notes) notes.push(below(note))
    }
  }
  look(format.candidateParts, bundle, [])
  const interviews = isRecord(bundle) && Array.isArray(bundle.interviews) ? bundle.interviews : []
  for (const [index, each] of interviews.entries()) look(format.interviewParts, each, ['interviews', index])
  return { faults, notes }
}

interface Keyed {
  readonly key: string
  readonly schema: z.ZodMiniType
}

/** The parts by their keys; those that share an object become keys of one strict object. */
function shapeOf(parts: readonly Keyed[]): Record<string, z.ZodMiniType> {
  const byHolder = Map.groupBy(parts, ({ key }) => key.slice(0, Math.max(0, key.indexOf('.'))))
  return Object.fromEntries(
    [...byHolder].flatMap(([holder, held]): [string, z.ZodMiniType][] => {
      const shape = held.map(({ key, schema }): [string, z.ZodMiniType] => [
        pathOfPart(key).at(-1) ?? key,
        z.optional(schema),
      ])
      return holder === '' ? shape : [[holder, z.optional(z.strictObject(Object.fromEntries(shape)))]]
    }),
  )
}

function refuseTwice(taken: readonly string[], parts: readonly Keyed[]): void {
  const keys = [...taken, ...parts.map(({ key }) => key)]
  const twice = keys.find((key, index) => keys.indexOf(key) !== index)
  if (twice) throw new Error(`two parts of the import claim the key ${twice}`)
}
