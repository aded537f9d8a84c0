import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aBundle, writeFiles, zipOf } from '@candor/testkit/bundles'
import { cloneDatabase } from '@candor/testkit/database'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

let root = ''
let database: Awaited<ReturnType<typeof cloneDatabase>> | null = null
/** The outcome of importing a folder with a company and one bundle. */
let first: Ended | null = null
const folder = () => join(root, 'one')
const company = { externalId: 'acme', name: 'Acme', profile: 'eu', timeZone: 'Europe/Berlin' }
const companyFile = { format: 'candor-company/1', company, accounts: [], positions: [] }

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'candor-cli-'))
  database = await cloneDatabase(inject('templateUrl'))
  await writeFiles(folder(), {
    'company.json': companyFile,
    'lin/bundle.json': aBundle({ externalId: 'lin' }),
  })
  first = await runImport(folder())
})
afterAll(async () => {
  await database?.drop()
  await rm(root, { recursive: true, force: true })
})

interface Ended {
  code: number
  out: string
  err: string
}

/** Runs the import command in a process of its own, on a real database. */
function runImport(...given: string[]): Promise<Ended> {
  const env = { DATABASE_URL: database?.url ?? '', DATA_DIR: join(root, 'data') }
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(import.meta.dirname, 'import.ts'), ...given],
      { env },
      (error, out, err) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, out, err })
      },
    )
  })
}

test('the command imports a folder, tells each bundle, and says the same of it the next time', async () => {
  expect(first).toMatchObject({
    code: 0,
    err: expect.stringMatching(/^Database: .* \(DATABASE_URL\), files in .*\n$/),
  })
  expect(first?.out.split('\n')).toEqual([
    ' 50%  stored     company.json',
    '100%  stored     lin',
    '2 stored, 0 unchanged, 0 refused',
    '',
  ])
  expect((await runImport(folder())).out).toContain('unchanged  lin')
})

test('a zip goes to the company that is named; what is refused is told with its faults, and ends with 1', async () => {
  const zip = join(root, 'a.zip')
  const files = {
    'good/bundle.json': aBundle({ externalId: 'good' }),
    'bad/bundle.json': { externalId: 'bad' },
  }
  await writeFiles(root, { 'a.zip': await zipOf(files) })
  const { code, out } = await runImport(zip, '--company', 'acme')
  expect(code).toBe(1)
  expect(out).toContain('stored     good')
  expect(out).toContain(
    'refused    bad\n      format: must be one of candor-bundle/1\n      position: is required',
  )
  expect(out).toContain('1 stored, 0 unchanged, 1 refused')
})

test('with no path, one that leads nowhere or a file that is no archive the command ends with a sentence and 1', async () => {
  const ended = await Promise.all([
    runImport(),
    runImport('/nowhere/at/all'),
    runImport(import.meta.filename),
  ])
  const sentences = [
    'Usage: npm run import',
    'There is nothing at /nowhere/at/all',
    'The file is not a zip archive',
  ]
  expect(ended).toEqual(
    sentences.map((sentence) => ({ code: 1, out: '', err: expect.stringMatching(`^${sentence}`) })),
  )
})
