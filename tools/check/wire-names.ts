import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Check, Finding } from './finding.ts'
import { listSources } from './list-sources.ts'
import { historicNames } from './wire/historic-names.ts'

/** Rules beside each `rules/wire.ts` that convert a reply, a bundle or an address into the model. */
const readingRules = [
  ...['analysis', 'answers', 'claims', 'facts', 'key-points'].map(
    (file) => `findings/analysis/rules/${file}.ts`,
  ),
  'administration/audit-log/rules/sentence.ts',
  ...['candidate', 'ids'].map((file) => `candidates/candidates/rules/${file}.ts`),
  ...['bundle', 'bundle-times', 'epoch-times', 'references'].map(
    (file) => `platform/imports/rules/${file}.ts`,
  ),
  'findings/integrity/rules/withheld.ts',
  ...['ai-data', 'read-interview'].map((file) => `candidates/interviews/rules/${file}.ts`),
  'findings/manual-scores/rules.ts',
  'visitors/password-report/rules/read-report.ts',
  'findings/personality/rules/pdp.ts',
  'tabs/report-competency/rules/report.ts',
  ...['entries', 'remark'].map((file) => `tabs/report-remarks/rules/${file}.ts`),
  ...['items', 'json-resume-items', 'lists', 'original'].map((file) => `candidates/resume/rules/${file}.ts`),
  'report/report/rules/address.ts',
  'report/report/rules/neighbour-address.ts',
  'report/report/web/report-queries.ts',
  'visitors/site/rules/sample.ts',
].map((file) => `features/${file}`)

/** This file, which names stored fields. */
export const here = 'tools/check/wire-names.ts'

/** What is outside the features and speaks as the wire does: whoever calls the server or writes bundles. */
const speakers = [
  here,
  'tools/check/wire/',
  'bench/',
  'e2e/',
  'packages/testkit/',
  'tools/demo-media/',
  'tools/web/sample-report.ts',
  // Reads archives by a library with an option of such a name.
  'packages/readers/src/archive.ts',
  // All spellings of an id become one here.
  'packages/call/src/input.ts',
  // Names of columns.
  'packages/db/src/tables.ts',
]

/**
 * The most files that may name a stored field, apart from messages and tests: another one would parse it a second time.
 */
const mostFiles = { workYears: 30, eliminationReasonRequired: 7 }

/**
 * Checks that wire names are used only in contracts, on the server, in the rule that reads a reply, and by whoever
 * speaks to the server from outside; tests may use them.
 */
export const wireNames: Check = { name: 'wire names', run: check }

async function check(root: string): Promise<Finding> {
  const paths = await listSources(root)
  const texts = new Map<string, string>()
  for (const path of paths) texts.set(path, await readFile(join(root, path), 'utf8'))
  const names = namesOf([...texts].flatMap(([path, text]) => (isContract(path) ? [text] : [])))
  const faults = [...texts].flatMap(([path, text]) => faultsOf(path, text, names))
  return { faults: [...faults, ...spreadFaults(texts)], note: `${names.size} names` }
}

const isContract = (path: string) => /^features\/[^/]+\/[^/]+\/contract(\.ts$|\/)/.test(path)

/** Returns the names that exist only on the wire: snake_case keys of the contracts, and historic names. */
export function namesOf(contracts: readonly string[]): ReadonlySet<string> {
  const keys = contracts.flatMap((text) => [...text.matchAll(/^\s+([a-z]\w*_\w+):/gm)])
  return new Set([...historicNames, ...keys.flatMap(([, key]) => key ?? [])])
}

const isWordsOrTest = (path: string) =>
  /^features\/[^/]+\/[^/]+\/messages\/|(\.test|-under-test)\.tsx?$/.test(path)

const wordsOf = (text: string) => new Set([...text.matchAll(/[A-Za-z]\w*/g)].map(([word]) => word))

/** Returns wire names in a file that may not use them. */
export function faultsOf(path: string, text: string, names: ReadonlySet<string>): string[] {
  const mayHold =
    /^features\/[^/]+\/[^/]+\/(contract|server|rules\/wire)[./]/.test(path) || isWordsOrTest(path)
  if (mayHold || readingRules.includes(path) || speakers.some((each) => path.startsWith(each))) return []
  return [...wordsOf(text)]
    .filter((word) => names.has(word))
    .map((name) => `${path}: ${name} is a name of the wire; read it into the model in one place`)
}

/** Returns stored fields that are named in too many files. */
export function spreadFaults(texts: ReadonlyMap<string, string>): string[] {
  return Object.entries(mostFiles).flatMap(([name, most]) => {
    const files = [...texts].flatMap(([path, text]) =>
      path !== here && !isWordsOrTest(path) && wordsOf(text).has(name) ? [path] : [],
    )
    return files.length > most
      ? [`${name} is named in ${files.length} files, of at most ${most}: ${files.join(', ')}`]
      : []
  })
}
