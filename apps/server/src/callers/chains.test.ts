import { codes } from '@candor/call/codes'
import { listServedCalls } from '@candor/testkit/calls'
import { expect, test } from 'vitest'
import type { Named } from './by-hand-under-test.ts'
import { casesOf, isBatchable } from './cases-under-test.ts'
import { matrixUnderTest } from './matrix-under-test.ts'
import { idsOf } from './samples-under-test.ts'

const matrix = matrixUnderTest()
const reads = casesOf(await listServedCalls())
  .filter(isBatchable)
  .map((one) => ({ one, ids: idsOf(one.call, one.said) }))

/** What an id in a reply names, by its name there: as the calls that take a field of this name say, where all agree. */
const kindByField = new Map<string, Named | null>()
for (const { ids } of reads) {
  for (const [field, { named }] of ids) {
    const name = field.toLowerCase()
    kindByField.set(name, (kindByField.get(name) ?? named) === named ? named : null)
  }
}

/** Fields of replies that name something else than the inputs of their name: an account, or what a candidate filled in. */
const otherwiseNamed: Readonly<Record<string, string>> = {
  'GET /admin/user/getUserInfo': 'userid',
  'POST /admin/user/listUnfrozenUsers': 'userid',
  'GET /mark/report/interview/listViewings': 'userid',
  'GET /candidate/interviewer/asked': 'userid',
  'GET /candidate/bulk/mention/find': 'userid',
  'GET /candidate/mention/find': 'userid',
  'GET /candidate/today/waits': 'userid',
  'GET /candidate/registerForm/info/showFormsList': 'formid',
}

/** Records of one candidate that are not found with the id of another. */
const ofCandidate: readonly Named[] = ['candidate', 'interview', 'plan', 'offeredPlan', 'question', 'share']

type Ids = ReadonlyMap<Named, string>

/** The ids of each object of a reply, with those of the objects around it. */
function idsIn(value: unknown, by: string, around: Ids = new Map()): Ids[] {
  if (Array.isArray(value)) return value.flatMap((each) => idsIn(each, by, around))
  if (typeof value !== 'object' || value === null) return []
  // Nobody fills in a form without a published version.
  if ('published' in value && value.published === null) return []
  const fields = Object.entries(value)
  const named = fields.flatMap(([field, each]): [Named, string][] => {
    const kind = otherwiseNamed[by] === field.toLowerCase() ? null : kindByField.get(field.toLowerCase())
    return kind && typeof each === 'string' && each !== '' ? [[kind, each]] : []
  })
  const own = new Map([...around, ...named])
  return [...(named.length > 0 ? [own] : []), ...fields.flatMap(([, each]) => idsIn(each, by, own))]
}

test('the ids that one call gives are known to every call that takes such ids', async () => {
  const caller = matrix.current.people.get('superAdmin')
  if (!caller) throw new Error('nobody calls')
  const given = new Map<string, { by: string; found: Ids }>()
  const takers: typeof reads = []
  for (const read of reads) {
    const { code, body } = await matrix.current.act(read.one, caller)
    if (code !== 0) continue
    takers.push(read)
    const reply: unknown = body.startsWith('{') ? JSON.parse(body) : null
    for (const found of idsIn(reply, read.one.name)) {
      given.set(JSON.stringify([...found].sort()), { by: read.one.name, found })
    }
  }
  const refused: string[] = []
  let chained = 0
  for (const { by, found } of given.values()) {
    for (const { one, ids } of takers) {
      const kinds = [...ids.values()].map(({ named }) => named)
      const isApart = kinds.some((kind) => ofCandidate.includes(kind) && !found.has(kind))
      if (!kinds.some((kind) => found.has(kind)) || (isApart && ofCandidate.some((kind) => found.has(kind))))
        continue
      chained += 1
      const { code } = await matrix.current.act(one, caller, { given: found })
      if (code === codes.notFound || code === codes.invalidInput) {
        refused.push(`${one.name} answers ${code} to the ids of ${by}`)
      }
    }
  }
  expect(chained).toBeGreaterThan(300)
  expect([...new Set(refused)]).toEqual([])
})
