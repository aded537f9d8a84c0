import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Check, Finding } from './finding.ts'
import { listFiles } from './list-sources.ts'

/**
 * Checks that every id cited in code, tests and documents exists in docs: a requirement, a product decision, or the
 * number of a decision on the code, which only one page has. Files and folders named in documents must exist.
 */
export const citations: Check = { name: 'citations', run: check }

const searched = [
  '*.md',
  '{apps,features,packages,e2e,bench,tools,demo}/**/*.{ts,tsx,js,sql,css,md}',
  'docs/**/*.{md,tsv}',
]
/** Tests of checks contain invented ids. */
const isMadeUp = (path: string) => /^tools\/check\/.+\.test\.ts$/.test(path)

const cited = /\b(?:[RP]\d-\d{3}|[CDNS]\d{2})\b|(?<=\b[Dd]ecision )\d{3}\b/g

/** Returns the ids cited in a text, without duplicates. A three-digit number counts only after the word "decision". */
export function citedIn(text: string): string[] {
  return [...new Set([...text.matchAll(cited)].map(([id]) => id))]
}

/** Returns the files and folders named in a document, such as `features/candidates/scores`. Patterns with a star are skipped. */
export function pathsIn(text: string): string[] {
  return [...text.matchAll(/`((?:apps|bench|demo|docs|e2e|features|packages|tools)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  )
}

/** Returns the ids at the start of table rows, as in `R5-012<tab>` and `| D21 |`. */
export function idsOfRows(text: string): string[] {
  return [...text.matchAll(/^(?:\| )?([A-Z]\d{1,2}(?:-\d{3})?)(?=\t| \|)/gm)].map(([, id = '']) => id)
}

/** The number at the start of a decision's file name: `012` of `012-one-gate-for-acting.md`. */
const numberOf = (path: string) => basename(path).split('-', 1)[0] ?? ''

/** Returns the pages whose number an earlier page has. */
export function pagesOfATakenNumber(pages: readonly string[]): string[] {
  const numbers = pages.map(numberOf)
  return pages.filter((_, index) => numbers.indexOf(numbers[index] ?? '') < index)
}

async function check(root: string): Promise<Finding> {
  const read = (path: string) => readFile(join(root, path), 'utf8')
  const tables = await Promise.all(['docs/requirements.tsv', 'docs/product-decisions.md'].map(read))
  const pages = await listFiles(root, ['docs/decisions/*.md'])
  const known = new Set([...tables.flatMap(idsOfRows), ...pages.map(numberOf)])
  const files = (await listFiles(root, searched)).filter((path) => !isMadeUp(path))
  const faults = await Promise.all(
    files.map(async (path) => {
      const text = await read(path)
      const unknown = citedIn(text).filter((id) => !known.has(id))
      const gone = path.endsWith('.md') ? pathsIn(text).filter((named) => !existsSync(join(root, named))) : []
      return [
        ...unknown.map((id) => `${path}: docs do not say what ${id} is`),
        ...gone.map((named) => `${path}: there is no ${named}`),
      ]
    }),
  )
  const taken = pagesOfATakenNumber(pages).map((path) => `${path}: another page has its number`)
  return { faults: [...faults.flat(), ...taken], note: `${files.length} files` }
}
