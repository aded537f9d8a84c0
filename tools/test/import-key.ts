import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** Makes a service key at the server of the journeys. Workers that start later find it in the environment. */
export default function makeImportKey(): void {
  const key = ['apps/server/src/key.ts', 'create', 'hailan', 'journeys']
  const said = execFileSync(process.execPath, key, {
    cwd: root,
    env: { ...process.env, PORT: process.env.E2E_PORT, DATA_DIR: process.env.E2E_DATA_DIR },
    encoding: 'utf8',
  })
  // The last line; the ones before say what it is.
  process.env.E2E_IMPORT_KEY = said.trim().split('\n').at(-1)
}
