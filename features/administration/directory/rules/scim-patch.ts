import { isRecord } from '@candor/kernel/is-record'
import * as z from 'zod/mini'
import { ScimFault } from './scim-fault.ts'

/** The most operations of one request. One without a path counts as many times as it names attributes. */
const maxOperations = 200
const maxPath = 300

const Operation = z.object({
  op: z.pipe(
    z.string(),
    z.pipe(
      z.transform((op: string) => op.toLowerCase()),
      z.enum(['add', 'replace', 'remove']),
    ),
  ),
  path: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(maxPath)))),
  value: z.optional(z.unknown()),
})

const Patch = z.object({
  schemas: z.array(z.literal('urn:ietf:params:scim:api:messages:2.0:PatchOp')),
  Operations: z.array(Operation).check(z.minLength(1), z.maxLength(maxOperations)),
})

/** One change of one attribute; `filter` is the text in brackets after its name. */
export interface AttributeChange {
  readonly op: 'add' | 'replace' | 'remove'
  /** Lower case, as SCIM's names are compared without case: `name.givenname`. */
  readonly attribute: string
  readonly filter: string | null
  readonly value: unknown
}

const core = /^urn:ietf:params:scim:schemas:core:2\.0:(user|group):/i
const pathForm = /^([a-z$][\w$-]*)(?:\[([^[\]]*)\])?((?:\.[a-z$][\w$-]*)?)$/i

/** An attribute of an extension; none is kept. */
const isExtension = (path: string) => /^urn:/i.test(path)

function changesAt(op: AttributeChange['op'], path: string, value: unknown): AttributeChange[] {
  const plain = path.replace(core, '')
  if (isExtension(plain)) return []
  const [, name, filter, sub = ''] = pathForm.exec(plain) ?? []
  if (name === undefined) throw new ScimFault(400, 'invalidPath', 'A path is not the name of an attribute')
  const attribute = `${name}${sub}`.toLowerCase()
  if (attribute === 'name' && isRecord(value))
    return Object.entries(value).flatMap(([key, part]) => changesAt(op, `name.${key}`, part))
  return [{ op, attribute, filter: filter ?? null, value }]
}

const wrongOperations = () =>
  new ScimFault(400, 'invalidSyntax', `A PatchOp has 1 to ${maxOperations} operations of op, path and value`)

/** Reads a PATCH into changes of attributes, in their order. Throws a `ScimFault` for anything else. */
export function readPatch(body: unknown): AttributeChange[] {
  const read = Patch.safeParse(body)
  if (!read.success) throw wrongOperations()
  const changes = read.data.Operations.flatMap(({ op, path, value }) => {
    if (path) return changesAt(op, path, value)
    if (op === 'remove') throw new ScimFault(400, 'noTarget', 'An operation that removes needs a path')
    if (!isRecord(value))
      throw new ScimFault(400, 'invalidValue', 'An operation without a path needs an object as its value')
    return Object.entries(value).flatMap(([key, part]) => changesAt(op, key, part))
  })
  if (changes.length > maxOperations) throw wrongOperations()
  return changes
}
