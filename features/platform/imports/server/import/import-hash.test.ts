import { createHash } from 'node:crypto'
import { isRecord } from '@candor/kernel/is-record'
import { aCompany } from '@candor/testkit/builders'
import { aBundle, bundledInterview } from '@candor/testkit/bundles'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import canonicalize from 'canonicalize'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const server = serverUnderTest()
const { importFiles } = importerUnderTest(server)

/** The text by whose hash bundles were first known again: those that were imported then must stay known. */
function firstText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(firstText).join(',')}]`
  if (!isRecord(value)) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${firstText(field)}`).join(',')}}`
}

const anyJson = fc.oneof(
  fc.jsonValue({ stringUnit: 'binary' }),
  fc.dictionary(
    fc.string({ unit: 'binary' }),
    fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constant(-0)),
  ),
)

test('the hashed text of any JSON equals that of the first version, in any order of keys', () => {
  fc.assert(
    fc.property(anyJson, (value) => {
      const inOtherOrder = isRecord(value) ? Object.fromEntries(Object.entries(value).reverse()) : value
      expect(canonicalize(inOtherOrder)).toBe(firstText(value))
    }),
    { numRuns: 1_000 },
  )
})

test('a bundle and its interviews are kept under the hash that the first version gave them', async () => {
  const { companyId } = await aCompany(server.services)
  const interview = bundledInterview({ name: '一面 👩‍💻', usetime: 1e3, totaltime: 12.5e2 })
  const bundle = aBundle({
    candidate: { ...aBundle().candidate, workYears: 0.1, photo: 'media/p.png' },
    interviews: [interview],
  })
  await importFiles({ 'bundle.json': bundle, 'media/p.png': 'png' }, companyId)
  const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
  const stored = (table: 'candidate' | 'interview') =>
    server.services.db.selectFrom(table).where('companyId', '=', companyId).select('importHash').execute()
  expect(await stored('candidate')).toEqual([{ importHash: hashOf(firstText([bundle, [hashOf('png')]])) }])
  expect(await stored('interview')).toEqual([{ importHash: hashOf(firstText([interview, []])) }])
})
