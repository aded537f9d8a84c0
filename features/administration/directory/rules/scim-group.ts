import * as z from 'zod/mini'
import { attributeFault, ScimFault } from './scim-fault.ts'
import type { AttributeChange } from './scim-patch.ts'

/** The most members that one request names. */
const maxMembers = 20_000

const Members = z
  .array(z.object({ value: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) }))
  .check(z.maxLength(maxMembers))
const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))
const ExternalId = z.string().check(z.trim(), z.maxLength(254))

const Resource = z.object({
  displayName: Name,
  externalId: z.optional(z.nullable(ExternalId)),
  members: z.optional(z.nullable(Members)),
})

export interface DirectoryGroup {
  readonly name: string
  readonly externalId: string | null
  readonly members: readonly string[]
}

export function readGroup(body: unknown): DirectoryGroup {
  const read = Resource.safeParse(body)
  if (!read.success) throw attributeFault(read.error.issues[0]?.path.join('.') ?? '')
  const { displayName, externalId, members } = read.data
  return {
    name: displayName,
    externalId: externalId || null,
    members: (members ?? []).map(({ value }) => value),
  }
}

export type GroupChange =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'externalId'; readonly externalId: string | null }
  | { readonly kind: 'add' | 'remove' | 'replace'; readonly members: readonly string[] }

const memberFilter = /^\s*value\s+eq\s+"([^"]{1,100})"\s*$/i

function membersOf({ op, filter, value }: AttributeChange): GroupChange {
  if (filter !== null) {
    const [, member] = memberFilter.exec(filter) ?? []
    if (op !== 'remove' || !member)
      throw new ScimFault(400, 'invalidPath', 'Members are removed by "members[value eq …]" alone')
    return { kind: 'remove', members: [member] }
  }
  if (op === 'remove' && (value === undefined || value === null)) return { kind: 'replace', members: [] }
  const read = Members.safeParse(Array.isArray(value) ? value : [value])
  if (!read.success) throw attributeFault('members')
  return { kind: op, members: read.data.map(({ value }) => value) }
}

/** Reads changes of a group, in their order. */
export function readGroupChanges(changes: readonly AttributeChange[]): GroupChange[] {
  return changes.flatMap((change): GroupChange[] => {
    const { attribute, value, op } = change
    if (attribute === 'members') return [membersOf(change)]
    if (attribute === 'displayname') {
      const name = Name.safeParse(value)
      if (!name.success || op === 'remove') throw attributeFault('displayName')
      return [{ kind: 'name', name: name.data }]
    }
    if (attribute === 'externalid') {
      const read = ExternalId.safeParse(op === 'remove' ? '' : value)
      if (!read.success) throw attributeFault('externalId')
      return [{ kind: 'externalId', externalId: read.data || null }]
    }
    if (['id', 'meta', 'schemas'].includes(attribute)) return []
    throw new ScimFault(400, 'invalidPath', `Groups have no attribute "${attribute}"`)
  })
}
