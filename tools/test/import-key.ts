import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import type { FullConfig } from '@playwright/test'

const root = resolve(import.meta.dirname, '../..')

/** Makes a service key at the server of the journeys. Workers that start later find it in the environment. */
export default function makeImportKey({ webServer }: FullConfig): void {
  const key = ['apps/server/src/key.ts', 'create', 'hailan', 'journeys']
  const said = execFileSync(process.execPath, key, {
    cwd: root,
    env: { ...process.env, ...webServer?.env },
    encoding: 'utf8',
  })
  // The last line; the ones before say what it is.
  process.env.E2E_IMPORT_KEY = said.trim().split('\n').at(-1)
}
