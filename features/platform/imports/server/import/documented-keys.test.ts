import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isRecord } from '@candor/kernel/is-record'
import { importerUnderTest } from '@candor/testkit/imports'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

const server = serverUnderTest()
const importer = importerUnderTest(server)

/** The lists of a JSON Schema by their paths, with how many entries they take and what each of these needs. */
function listsOf(schema: unknown, path = ''): [string, string][] {
  if (!isRecord(schema)) return []
  const branches = [schema.anyOf, schema.oneOf, schema.allOf].flatMap((each) =>
    Array.isArray(each) ? each : [],
  )
  const properties = isRecord(schema.properties) ? Object.entries(schema.properties) : []
  const below = [
    ...branches.flatMap((branch) => listsOf(branch, path)),
    ...properties.flatMap(([key, value]) => listsOf(value, path ? `${path}.${key}` : key)),
  ]
  if (!isRecord(schema.items)) return below
  const { items } = schema
  const [first] = Array.isArray(items.oneOf) ? items.oneOf : []
  const { required } = isRecord(first) ? first : items
  const needed = Array.isArray(required) ? required.join(', ') : ''
  return [...below, [`${path}[]`, `${schema.maxItems}: ${needed}`], ...listsOf(items, `${path}[]`)]
}

test('docs/import.md names the needs of each part, and the most entries of a list', async () => {
  const page = await readFile(join(import.meta.dirname, '../../../../../docs/import.md'), 'utf8')
  const [, section = ''] = /\n## Needed keys and lengths\n([\s\S]*?)\n## /.exec(page) ?? []
  const rows = [...section.matchAll(/^\| `([^`]+)` \| ([\d,]+) \| (.+) \|$/gm)]
  const documented = rows.map(([, path, most = '', needed = '']) => [
    path,
    `${most.replace(',', '')}: ${needed.replaceAll('`', '')}`,
  ])
  const schemas = [importer.format.schema, importer.format.company.schema]
  const known = new Map(
    schemas.flatMap((schema) => listsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))),
  )
  expect(documented.length).toBeGreaterThan(20)
  expect(documented).toEqual(documented.map(([path = '']) => [path, known.get(path)]))
})
