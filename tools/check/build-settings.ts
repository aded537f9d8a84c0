import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Check, Finding } from './finding.ts'
import { listSources } from './list-sources.ts'

/** Checks that no page reads a setting of the build: the server has all settings, and docs/operations.md names them. */
export const buildSettings: Check = { name: 'build settings', run: check }

async function check(root: string): Promise<Finding> {
  const faults: string[] = []
  const paths = (await listSources(root)).filter((path) => !path.startsWith('tools/check/'))
  for (const path of paths) faults.push(...buildSettingFaults(path, await readFile(join(root, path), 'utf8')))
  return { faults, note: `${paths.length} files` }
}

/** What Vite itself says of a build; every other name is a setting. */
const known = new Set(['DEV', 'PROD', 'SSR', 'MODE', 'BASE_URL'])

/** Returns the settings of the build that a file reads, or that its test makes up. */
export function buildSettingFaults(path: string, text: string): string[] {
  const read = [...text.matchAll(/import\.meta\.env(?:\.|\[['"])(\w+)/g)].map(([, name = '']) => name)
  const stubbed = [...text.matchAll(/stubEnv\(\s*['"](VITE_\w+)/g)].map(([, name = '']) => name)
  return [...read.filter((name) => !known.has(name)), ...stubbed].map(
    (name) =>
      `${path}: ${name} is a setting of the build; make it one of the server, in apps/server/src/env.ts`,
  )
}
