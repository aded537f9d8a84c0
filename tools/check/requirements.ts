import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Check, Finding } from './finding.ts'
import { listFiles } from './list-sources.ts'

/** Every requirement that a test names stands in docs/requirements.tsv. */
export const requirements: Check = { name: 'requirements', run: check }

async function check(root: string): Promise<Finding> {
  const table = await readFile(join(root, 'docs/requirements.tsv'), 'utf8').catch(() => null)
  if (table === null) return { faults: [], note: 'there is no docs/requirements.tsv yet' }
  const known = new Set(table.split('\n').map((line) => line.split('\t')[0]))
  const named = new Set<string>()
  const faults: string[] = []
  for (const file of await listFiles(root, [
    '{apps,features,packages,bench}/**/*.test.{ts,tsx}',
    'e2e/**/*.ts',
  ])) {
    for (const [id] of (await readFile(join(root, file), 'utf8')).matchAll(/\b[RP]\d-\d{3}\b/g)) {
      named.add(id)
      if (!known.has(id)) faults.push(`${file}: there is no requirement ${id}`)
    }
  }
  return { faults, note: `${named.size} of ${known.size} named by a test` }
}
