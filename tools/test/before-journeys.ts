import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { openFakeWechat } from '@candor/testkit/wechat'
import { openMailOfJourneys } from './mail-journeys.ts'

const root = resolve(import.meta.dirname, '../..')

/** Runs a command of the product at the server of the journeys, and gives what it says. */
function run(...words: readonly string[]): string {
  return execFileSync(process.execPath, words, {
    cwd: root,
    env: { ...process.env, PORT: process.env.E2E_PORT, DATA_DIR: process.env.E2E_DATA_DIR },
    encoding: 'utf8',
  })
}

/**
 * Makes a service key of the demo company, which workers that start later find in the environment, and brings a company
 * whose report tabs are set to the menu list. Gives what ends it: until then the server's mail is taken, and the messaging
 * app signs people in.
 */
export default async function prepareJourneys(): Promise<() => Promise<void>> {
  const said = run('apps/server/src/key.ts', 'create', 'hailan', 'journeys')
  // The last line; the ones before say what it is.
  process.env.E2E_IMPORT_KEY = said.trim().split('\n').at(-1)
  run('apps/server/src/import.ts', 'tools/test/by-menu')
  const port = Number(process.env.E2E_PORT)
  const wechat = await openFakeWechat(port + 4)
  const closeMail = await openMailOfJourneys({ smtp: port + 2, http: port + 3 })
  return async () => {
    wechat.close()
    await closeMail()
  }
}
