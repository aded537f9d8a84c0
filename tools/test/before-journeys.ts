import { execFile } from 'node:child_process'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { openFakeWechat } from '@candor/testkit/providers/wechat'
import { openMailOfJourneys } from './mail-journeys.ts'
import { waitForServer } from './wait-for-server.ts'

const root = resolve(import.meta.dirname, '../..')

/** The environment of the journeys' server. */
const there = () => ({
  cwd: root,
  env: { ...process.env, PORT: process.env.E2E_PORT, DATA_DIR: process.env.E2E_DATA_DIR },
})

/** Runs a command of the product, and returns its output. */
async function run(...words: readonly string[]): Promise<string> {
  return (await promisify(execFile)(process.execPath, words, there())).stdout
}

/** Sets a planned interview to be over. */
async function endInterview(planId: string): Promise<void> {
  await run('tools/test/end-interview.ts', planId)
}

/** Creates a service key of the demo company. */
async function makeKey(): Promise<string | undefined> {
  const said = await run('apps/server/src/key.ts', 'create', 'hailan', 'journeys')
  // The key is in the last line; the lines before explain it.
  return said.trim().split('\n').at(-1)
}

/** Waits for the second server, which Playwright does not wait for, with the same time limit as for the first. */
function waitForMonkeyServer(port: number): Promise<void> {
  const left = join(root, 'node_modules/.cache/monkey-server')
  return waitForServer({ port, pidFile: `${left}.pid`, log: `${left}.log` }, 300_000)
}

/**
 * Creates a service key of the demo company, which workers read from the environment, and imports the companies of
 * journeys that need other settings. Returns a function that ends the mail server and the messaging app of the
 * journeys.
 */
export default async function prepareJourneys(): Promise<() => Promise<void>> {
  const port = Number(process.env.E2E_PORT)
  const [key] = await Promise.all([
    makeKey(),
    run('apps/server/src/import.ts', 'tools/test/companies'),
    waitForMonkeyServer(port + 1),
  ])
  process.env.E2E_IMPORT_KEY = key
  const wechat = await openFakeWechat(port + 4)
  const closeMail = await openMailOfJourneys({ smtp: port + 2, http: port + 3, endInterview })
  return async () => {
    wechat.close()
    await closeMail()
  }
}
