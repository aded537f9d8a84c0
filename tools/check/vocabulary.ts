import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Check, Finding } from './finding.ts'
import { listSources } from './list-sources.ts'

/** The allowed files in a folder of features/. A new name needs a decision. */
const featureFiles = [
  /^(contract|rules)(\.test)?\.ts$/,
  /^(contract|rules)\/[^/]+\.ts$/,
  /^messages\/(cn|en|zh-TW)\.ts$/,
  /^server\/(routes|actions|queries|present|import|gate|jobs|mailed|erase|undo|bulk|today|search|timeline)(\.test)?\.ts$/,
  /^server\/(routes|actions|queries|present|import|gate|jobs|workers)\/[^/]+\.ts$/,
  // The content of a tab on paper (decision 018).
  /^server\/paper(\.test)?\.ts$/,
  /^server\/paper\/[^/]+\.ts$/,
  /^web\/.+$/,
  // Texts, numbers and names of the public pages, for editors who do not change code (decision 019).
  /^content\/(cn|en|zh-TW)\/[^/]+\.json$/,
]
const drawers = /(^|\/)(utils?|helpers?|common|misc|shared|lib)(\/|\.tsx?$)/
const sql = /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(<[^`]*>)?`/
const maxFilesOfFolder = 25

/**
 * Checks the file names of features, and that there are no catch-all folders, no barrels, no SQL in routes and actions,
 * and no
 * folders with too many files.
 */
export const vocabulary: Check = { name: 'vocabulary', run: check }

async function check(root: string): Promise<Finding> {
  const paths = await listSources(root)
  const faults = fullFolders(paths)
  for (const path of paths) faults.push(...faultsOf(path, await readFile(join(root, path), 'utf8')))
  return { faults, note: `${paths.length} files` }
}

/** Returns folders with too many files, not counting tests and their set-ups. */
export function fullFolders(paths: readonly string[]): string[] {
  const sources = paths.filter((path) => !/(\.test|-under-test)\.tsx?$/.test(path))
  const byFolder = Object.groupBy(sources, dirname)
  return Object.entries(byFolder).flatMap(([folder, files = []]) =>
    files.length > maxFilesOfFolder
      ? [`${folder}: ${files.length} files, past ${maxFilesOfFolder}; divide it by noun`]
      : [],
  )
}

export function faultsOf(path: string, content: string): string[] {
  const faults: string[] = []
  const [, feature, inner] = /^features\/([^/]+\/[^/]+)\/(.+)$/.exec(path) ?? []
  if (inner && !featureFiles.some((allowed) => allowed.test(inner))) {
    faults.push(`${path}: features/${feature} holds no such file; tools/check/vocabulary.ts lists the names`)
  }
  if (drawers.test(path)) faults.push(`${path}: a drawer is no name; say what is in it`)
  if (/^index\.tsx?$/.test(basename(path)) && !path.startsWith('apps/web/src/routes/')) {
    faults.push(`${path}: no barrels; imports name the file`)
  }
  const part = /\/server\/(routes|actions|queries)(\.ts|\/[^/]+\.ts)$/.exec(path)?.[1]
  if (part === undefined || /(\.test|-under-test)\.ts$/.test(path)) return faults
  const holdsSql = sql.test(content)
  if (part !== 'queries' && holdsSql) faults.push(`${path}: SQL belongs in queries.ts`)
  if (part === 'queries' && !holdsSql) faults.push(`${path}: holds no SQL; a use case belongs in actions`)
  return faults
}
