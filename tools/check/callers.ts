import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Check, Finding } from './finding.ts'
import { listFiles } from './list-sources.ts'

/** Checks that every call has a row in docs/callers.tsv, which says who may call it, and every row a call. */
export const callers: Check = { name: 'callers', run: check }

async function check(root: string): Promise<Finding> {
  const text = await readFile(join(root, 'docs/callers.tsv'), 'utf8')
  const calls = await listCalls(root)
  return { faults: compare(calls, text), note: `${calls.length} calls` }
}

/** Returns the differences between a table of callers and the existing calls, each as method and path. */
export function compare(calls: readonly string[], text: string): string[] {
  const [head = '', ...lines] = text.trimEnd().split('\n')
  const columns = head.split('\t').length
  const rows = lines.map((line) => ({ line, name: line.split('\t')[0] ?? '' }))
  // Variants of a call are in parentheses after its path.
  const named = new Set(rows.map(({ name }) => name.replace(/ \(.*\)$/, '')))
  const known = new Set(calls)
  return [
    ...calls.filter((call) => !named.has(call)).map((call) => `${call}: no row says who may call it`),
    ...[...named].filter((name) => !known.has(name)).map((name) => `${name}: there is no such call`),
    ...rows
      .filter(({ line }) => line.split('\t').length !== columns)
      .map(({ name }) => `${name}: a row has ${columns} columns`),
  ].map((fault) => `docs/callers.tsv: ${fault}`)
}

/** Returns all calls, as method and path. */
export async function listCalls(root: string): Promise<string[]> {
  const calls = new Set<string>()
  for (const file of await listFiles(root, ['features/*/*/contract.ts', 'features/*/*/contract/*.ts'])) {
    const contract: Record<string, unknown> = await import(pathToFileURL(join(root, file)).href)
    for (const call of Object.values(contract)) {
      if (isCall(call)) calls.add(`${call.method} ${call.path}`)
    }
  }
  return [...calls].sort()
}

function isCall(value: unknown): value is { method: string; path: string } {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value
}
