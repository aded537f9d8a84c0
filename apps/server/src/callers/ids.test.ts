import { listServedCalls } from '@candor/testkit/calls'
import { readEnvelope } from '@candor/testkit/envelope'
import { describe, expect, test } from 'vitest'
import type { Caller } from './callers-under-test.ts'
import { type Case, casesOf } from './cases-under-test.ts'
import type { Swap } from './inputs-under-test.ts'
import { matrixUnderTest } from './matrix-under-test.ts'
import { idsOf } from './samples-under-test.ts'
import { people, type Row, readCallersTable, wordOf } from './table-under-test.ts'

const matrix = matrixUnderTest()
const rows = new Map((await readCallersTable()).map((row) => [row.call, row]))
const known = casesOf(await listServedCalls()).flatMap((one): [string, Case, Row, string[]][] => {
  const row = rows.get(one.name)
  const fields = [...idsOf(one.call, one.said).keys()]
  return row ? [[one.name, one, row, fields]] : []
})
/** Open to everybody who has the id: a brand is shown before anybody signs in. */
const publicBrand = 'GET /enterprise/company/company/getCompanyInfo'
const swaps = known.flatMap(([, , , fields]) => fields).length

/** The callers who send ids, with the code that each gets for ids of their own company. */
function callersOf({ door, codes }: Row): { caller: Caller; own: number }[] {
  const key = matrix.current.strangers.get('service key')
  if (door === 'key' && key) return [{ caller: key, own: 0 }]
  return [...matrix.current.people].flatMap(([name, caller]) =>
    name === 'other company' ? [] : { caller, own: codes.get(name) ?? 0 },
  )
}

test.each(known)('%s: docs/callers.tsv names the ids that it takes', (_, _one, row, fields) => {
  expect([...row.ids.keys()]).toEqual(fields)
})

describe(`${swaps} ids, each of another company and of nobody, sent by ${people.length - 1} callers`, () => {
  const withIds = known.filter(([name, , , fields]) => fields.length > 0 && name !== publicBrand)

  test('the brand of a company is told by its id to anybody, and nothing else of it', async () => {
    const [, one] = known.find(([name]) => name === publicBrand) ?? []
    const [caller] = matrix.current.strangers.values()
    if (!one || !caller) throw new Error('nobody calls')
    const { code, body } = await matrix.current.ask(one, caller, {
      swap: { field: 'companyId', to: 'foreign' },
    })
    expect(code).toBe(0)
    expect(readEnvelope(JSON.parse(body)).data).toMatchObject({ customerType: null, edition: null })
    const unknown = await matrix.current.ask(one, caller, { swap: { field: 'companyId', to: 'unknown' } })
    expect(unknown.code).toBe(1005)
  })

  test.each(withIds)('%s: both are answered alike, as docs/callers.tsv says', async (_, one, row, fields) => {
    for (const { caller, own } of callersOf(row)) {
      for (const field of fields) {
        const ask = (to: Swap) => matrix.current.ask(one, caller, { swap: { field, to } })
        const foreign = await ask('foreign')
        const unknown = await ask('unknown')
        const where = `${caller.name}, ${field}`
        expect(foreign.body, where).toBe(unknown.body)
        expect([...foreign.leaked, ...foreign.strayed, ...unknown.strayed], where).toEqual([])
        if (own === 0) expect(wordOf(foreign.code), where).toBe(wordOf(row.ids.get(field) ?? 0))
        if (foreign.code !== 0) expect([...foreign.changed, ...unknown.changed], where).toEqual([])
      }
    }
  })

  test.each(withIds)('%s: another’s id gets nobody what their own id gets', async (_, one, row, fields) => {
    const [first] = callersOf(row)
    if (!first) throw new Error('nobody calls')
    const { caller } = first
    for (const field of fields) {
      // Sent alone, so that no other id can identify the record.
      const leftOut = new Set(fields.filter((each) => each !== field))
      const ask = (swap?: { field: string; to: Swap }) =>
        matrix.current.ask(one, caller, { leftOut, ...(swap && { swap }) })
      const own = await ask()
      const foreign = await ask({ field, to: 'foreign' })
      const none = await matrix.current.ask(one, caller, { leftOut: new Set(fields) })
      expect([...foreign.leaked, ...foreign.strayed], field).toEqual([])
      // A field without effect is accepted only for other clients.
      if (own.body !== none.body && own.code === 0) expect(foreign.body, field).not.toBe(own.body)
    }
  })
})
