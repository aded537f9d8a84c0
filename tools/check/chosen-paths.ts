import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listCalls } from './callers.ts'
import type { Check, Finding } from './finding.ts'

/**
 * Checks that every requirement of a call without a path has a row in docs/calls.md, and that the calls listed there
 * exist.
 */
export const chosenPaths: Check = { name: 'chosen paths', run: check }

const heading = '## Methods and paths chosen here'

async function check(root: string): Promise<Finding> {
  const read = (path: string) => readFile(join(root, path), 'utf8')
  const chosen = readChosen(await read('docs/calls.md'))
  const pathless = pathlessRows(await read('docs/requirements.tsv'))
  return {
    faults: faultsOf(pathless, chosen, await listCalls(root)).map((fault) => `docs/calls.md: ${fault}`),
    note: `${pathless.length} rows without a path`,
  }
}

/** Returns the ids of requirements of a call whose path is not shown. */
export function pathlessRows(table: string): string[] {
  return table
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([, , statement = '']) => /\(path[^)]* not shown/.test(statement))
    .map(([id = '']) => id)
}

interface Chosen {
  readonly ids: readonly string[]
  /** Empty if the documents give them. */
  readonly methods: readonly string[]
  readonly paths: readonly string[]
}

/** Reads the rows in the section of chosen paths. */
export function readChosen(text: string): Chosen[] {
  const [, section = ''] = text.split(heading)
  return [...section.matchAll(/^\| ([RP]\d-.+?) \| (.+?) \| (.+?) \|/gm)].map(
    ([, ids = '', methods = '', paths = '']) => ({
      ids: ids.split(', ').flatMap(idsFrom),
      methods: methods.split(', ').filter((method) => method === method.toUpperCase()),
      paths: fullPaths(paths.split(', ')),
    }),
  )
}

/** Expands a range such as `R7-073 to R7-076`, which has four ids. */
function idsFrom(text: string): string[] {
  const [first = '', last = first] = text.split(' to ')
  const [start, end] = [first, last].map((id) => Number(id.slice(3)))
  if (start === undefined || end === undefined) return []
  return Array.from(
    { length: end - start + 1 },
    (_, at) => `${first.slice(0, 3)}${String(start + at).padStart(3, '0')}`,
  )
}

/** Expands `/a/list, /delete`: paths after the first are written without their common start. */
function fullPaths([first = '', ...ends]: readonly string[]): string[] {
  const parts = first.split('/')
  return [first, ...ends.map((end) => parts.slice(0, 1 - end.split('/').length).join('/') + end)]
}

/** Returns missing rows of chosen paths, and paths that are no call. Items of `calls` are method and path. */
export function faultsOf(
  pathless: readonly string[],
  chosen: readonly Chosen[],
  calls: readonly string[],
): string[] {
  const named = new Set(chosen.flatMap(({ ids }) => ids))
  const isCall = (path: string, methods: readonly string[]) =>
    calls.some((call) => {
      const [method = '', of] = call.split(' ')
      return of === path && (methods.length === 0 || methods.includes(method))
    })
  return [
    ...pathless.filter((id) => !named.has(id)).map((id) => `no path is chosen for ${id}`),
    ...chosen.flatMap(({ ids, methods, paths }) =>
      paths
        .filter((path) => !isCall(path, methods))
        .map((path) => `${ids[0]}: there is no call ${[methods.join('/'), path].join(' ').trim()}`),
    ),
  ]
}
