import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { aBundle, bundledInterview, zipOf } from '@candor/testkit/bundles'
import { buildApp } from '../apps/server/src/app.ts'
import { readEnv } from '../apps/server/src/env.ts'
import { openServices } from '../apps/server/src/plumbing/services.ts'
import { createCompany } from '../features/administration/accounts/server/actions/create-company.ts'
import { hashToken } from '../features/platform/access/server/gate.ts'
import { importInterviewResult } from '../features/platform/imports/contract.ts'
import { findCompany, insertServiceKey } from '../features/platform/imports/server/queries/companies.ts'

/** The aim for the longest block of the event loop during an import, in which other requests wait. */
const aimMs = 50

const filesOf = (count: number, pathOf: (index: number) => string) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [pathOf(index), 'x']))
const folders = (depth: number) => 'd/'.repeat(depth)
const keysOf = (count: number, ending = '') =>
  `{${Array.from({ length: count }, (_, index) => `"k${index}${ending}":0`).join(',')}}`
const answers = (count: number, given: object) =>
  Array.from({ length: count }, (_, index) => ({
    question_id: `q${index}`,
    problem_answer_method: 1,
    problem: '<p>?</p>',
    ...given,
  }))

/** The imports, by name of the row: an archive, or the JSON of one bundle. */
const cases: [string, () => Promise<Buffer> | string][] = [
  ['small bundle', () => JSON.stringify(aBundle())],
  [
    '5,000 files, 400 folders deep',
    () =>
      zipOf({ 'bundle.json': aBundle(), ...filesOf(5_000, (index) => `media/${folders(400)}${index}.png`) }),
  ],
  ['folders 10,000 deep', () => zipOf({ [`${folders(10_000)}bundle.json`]: aBundle() })],
  [
    '20,000 files that nothing names',
    () => zipOf({ 'bundle.json': aBundle(), ...filesOf(19_999, (index) => `media/${index}.png`) }),
  ],
  ['1,000,000 unknown keys', () => keysOf(1_000_000)],
  ['the same in a zip', () => zipOf({ 'bundle.json': keysOf(1_000_000) })],
  ['500,000 keys with NUL', () => keysOf(500_000, '\\u0000')],
  ['lists 5,000,000 deep', () => `{"a":${'['.repeat(5_000_000)}${']'.repeat(5_000_000)}}`],
  [
    '100,000 wrong answers',
    () =>
      JSON.stringify(
        aBundle({ interviews: [bundledInterview({ answers: answers(100_000, { problem: 7 }) })] }),
      ),
  ],
  [
    '19 MB of sound answers',
    () =>
      JSON.stringify(
        aBundle({
          interviews: [bundledInterview({ answers: answers(200, { answer: '答'.repeat(19_000) }) })],
        }),
      ),
  ],
]

const quiet = { info: () => {}, warn: () => {}, error: () => {} }
const dataDir = await mkdtemp(join(tmpdir(), 'candor-bench-loop-'))
const { services, close } = await openServices(readEnv({ DATA_DIR: dataDir }), quiet, () => process.exit(1))
const app = await buildApp(services, { webRoot: null, uploadFolder: dataDir })
const account = {
  email: 'admin@loop.example',
  passwordHash: 'none',
  passwordEndsAt: new Date(),
  mustChangePassword: true,
}
await services.db
  .transaction()
  .execute((db) =>
    createCompany(
      db,
      { externalId: 'loop', name: 'Loop', profile: 'eu', firstStepsSince: new Date() },
      account,
    ),
  )
const companyId = await findCompany(services.db, 'loop')
if (!companyId) throw new Error('the company of the bench was not made')
const token = randomBytes(32).toString('base64url')
await insertServiceKey(services.db, { companyId, keyHash: hashToken(token), name: 'bench' })
const address = await app.listen({ port: 0, host: '127.0.0.1' })

async function bodyOf(given: Buffer | string): Promise<{ body: Buffer; type: string }> {
  if (typeof given === 'string') return { body: Buffer.from(given), type: 'application/json' }
  const form = new FormData()
  form.set('bundle', new Blob([new Uint8Array(given)]), 'b.zip')
  const request = new Request(address, { method: 'POST', body: form })
  return { body: Buffer.from(await request.arrayBuffer()), type: request.headers.get('content-type') ?? '' }
}

/** The client runs in another process, so that its work does not block the server. */
const client = `const [address, token, type, path] = process.argv.slice(1)
const body = await (await import('node:fs/promises')).readFile(path)
const response = await fetch(address, { method: 'POST', headers: { token, lang: 'en', 'content-type': type }, body })
process.stdout.write(response.status + ' ' + (await response.text()).slice(0, 120))`

async function send(type: string, path: string): Promise<string> {
  const sent = ['--input-type=module', '-e', client, address + importInterviewResult.path, token, type, path]
  return (await promisify(execFile)(process.execPath, sent)).stdout
}

async function measure(name: string, work: () => Promise<string>): Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  const began = performance.now()
  delay.enable()
  const told = await work()
  delay.disable()
  const seconds = ((performance.now() - began) / 1000).toFixed(1).padStart(6)
  const longest = (delay.max / 1e6).toFixed(0).padStart(6)
  process.stdout.write(`${name.padEnd(32)}${seconds} s, longest block${longest} ms (aim ${aimMs})  ${told}\n`)
}

// Other load on the machine blocks the process too: the other rows must be compared with this one.
await measure('nothing', () => pause(3_000, ''))
for (const [name, write] of cases) {
  const { body, type } = await bodyOf(await write())
  const path = join(dataDir, 'body')
  await writeFile(path, body)
  await measure(name, () => send(type, path))
}
await app.close()
await close()
await rm(dataDir, { recursive: true, force: true })
