import { execFile, execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { openFakeWechat } from '@candor/testkit/wechat'
import { openMailOfJourneys } from './mail-journeys.ts'

const root = resolve(import.meta.dirname, '../..')

/** At the server of the journeys. */
const there = () => ({
  cwd: root,
  env: { ...process.env, PORT: process.env.E2E_PORT, DATA_DIR: process.env.E2E_DATA_DIR },
})

/** Runs a command of the product, and gives what it says. */
function run(...words: readonly string[]): string {
  return execFileSync(process.execPath, words, { ...there(), encoding: 'utf8' })
}

/** Lets a planned interview be over. Mail is taken meanwhile. */
async function endInterview(planId: string): Promise<void> {
  await promisify(execFile)(process.execPath, ['tools/test/end-interview.ts', planId], there())
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
  const closeMail = await openMailOfJourneys({ smtp: port + 2, http: port + 3, endInterview })
  return async () => {
    wechat.close()
    await closeMail()
  }
}
