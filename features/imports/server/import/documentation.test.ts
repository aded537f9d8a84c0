import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadFormat } from '../../../../apps/server/src/plumbing/importing.ts'
import { isRecord } from '../../rules/json.ts'

/** The examples of the page that customers write bundles by: each part's, by its name. */
async function readExamples(): Promise<Map<string, unknown>> {
  const page = await readFile(join(import.meta.dirname, '../../../../docs/import.md'), 'utf8')
  const examples = new Map<string, unknown>()
  for (const section of page.split(/\n(?=\*\*)/).slice(1)) {
    const [line = ''] = section.split('\n')
    const names = [...line.matchAll(/\*\*([\w[\].]+)\??\*\*/g)].flatMap(([, name]) => name ?? [])
    const block = /```json\n([\s\S]*?)```/.exec(section)?.[1]
    if (!block) continue
    const value: unknown = JSON.parse(block)
    for (const name of names) examples.set(name, names.length > 1 && isRecord(value) ? value[name] : value)
  }
  return examples
}

test('the examples of docs/import.md make one bundle that the format takes', async () => {
  const examples = await readExamples()
  const prefix = 'interviews[].'
  const ofInterview = [...examples].filter(([name]) => name.startsWith(prefix))
  const ofCandidate = [...examples].filter(([name]) => !name.startsWith(prefix))
  const { interviews, ...rest } = Object.fromEntries(ofCandidate)
  const parts = Object.fromEntries(ofInterview.map(([name, value]) => [name.slice(prefix.length), value]))
  const [interview] = Array.isArray(interviews) ? interviews : []
  expect(Object.keys(rest).length).toBeGreaterThan(8)
  expect(Object.keys(parts)).toEqual(['answers', 'fullRecords', 'aiData', 'evidence'])

  const format = await loadFormat()
  const bundle = {
    format: 'candor-bundle/1',
    externalId: 'x',
    ...rest,
    interviews: [{ ...interview, ...parts }],
  }
  const parsed = format.schema.safeParse(bundle)
  expect(parsed.error?.issues ?? []).toEqual([])
})

test('every part that is installed has its example', async () => {
  const examples = await readExamples()
  const { candidateParts, interviewParts } = await loadFormat()
  const names = [
    ...candidateParts.map(({ key }) => key),
    ...interviewParts.map(({ key }) => `interviews[].${key}`),
  ]
  expect(names.filter((name) => !examples.has(name))).toEqual([])
})
