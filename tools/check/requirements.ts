import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Check, Finding } from './finding.ts'
import { listFiles } from './list-sources.ts'

/**
 * Checks that every row of docs/requirements.tsv is named in a test's title or has a reason why not, that every named
 * row exists, and that no title names more rows than one test can prove.
 */
export const requirements: Check = { name: 'requirements', run: check }

const maxIds = 4

/** The rows named at the end of a title, and whether the test is a table of cases. */
export interface Named {
  readonly ids: readonly string[]
  readonly isTable: boolean
}

export interface Row {
  readonly id: string
  /** Why no test names the row; empty if one should. */
  readonly reason: string
}

/** Returns the ids at the ends of test titles, before any tags: `… [R5-012 R9-031] @phone ${where}`. */
export function readTitles(source: string): Named[] {
  return [
    ...source.matchAll(/\[((?:[A-Z]\d{1,2}(?:-\d{3})?\s*)+)\](?: (?:@[\w-]+|\$\{\w+\}))*(?=['"`])/g),
  ].map((found) => ({
    ids: (found[1] ?? '').split(/\s+/).filter((id) => /^[RP]\d-\d{3}$/.test(id)),
    isTable: isInTable(source.slice(0, found.index)),
  }))
}

/** Whether a title in the last quotes of this text is in the second argument list of `test.each(…)(…)`. */
function isInTable(before: string): boolean {
  const opening = Math.max(...["'", '"', '`'].map((quote) => before.lastIndexOf(quote)))
  return /\)\s*\(\s*$/.test(before.slice(0, opening))
}

/** Reads the table's columns: id, area, statement, kind, check, step, why no test. */
export function readRows(table: string): Row[] {
  const [, ...lines] = table.trimEnd().split('\n')
  return lines.map((line) => {
    const [id = '', , , , , , reason = ''] = line.split('\t')
    return { id, reason: reason.trim() }
  })
}

/** Returns the differences between the table and the titles of tests, by file. */
export function faultsOf(rows: readonly Row[], titles: ReadonlyMap<string, readonly Named[]>): string[] {
  const known = new Map(rows.map((row) => [row.id, row]))
  const named = new Set([...titles.values()].flat().flatMap(({ ids }) => ids))
  const inFiles = [...titles].flatMap(([file, all]) =>
    all.flatMap(({ ids, isTable }) => [
      ...ids.filter((id) => !known.has(id)).map((id) => `${file}: there is no requirement ${id}`),
      ...(ids.length > maxIds && !isTable
        ? [
            `${file}: one test for ${ids.length} requirements, ${ids.join(' ')}: at most ${maxIds}, or a table of cases`,
          ]
        : []),
    ]),
  )
  const inTable = rows.flatMap(({ id, reason }) => {
    if (named.has(id) === (reason === '')) return []
    return named.has(id)
      ? [`${id} is named by a test, and the table says why it is not`]
      : [`no test names ${id}, and docs/requirements.tsv does not say why`]
  })
  return [...inFiles, ...inTable]
}

async function check(root: string): Promise<Finding> {
  const rows = readRows(await readFile(join(root, 'docs/requirements.tsv'), 'utf8'))
  const titles = new Map<string, Named[]>()
  for (const file of await listFiles(root, [
    '{apps,features,packages,bench}/**/*.test.{ts,tsx}',
    'e2e/**/*.ts',
  ])) {
    titles.set(file, readTitles(await readFile(join(root, file), 'utf8')))
  }
  const named = new Set([...titles.values()].flat().flatMap(({ ids }) => ids))
  const faults = faultsOf(rows, titles)
  return {
    faults,
    note: `${rows.filter(({ id }) => named.has(id)).length} of ${rows.length} named by a test`,
  }
}
