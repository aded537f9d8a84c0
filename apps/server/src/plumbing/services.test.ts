import { randomBytes } from 'node:crypto'
import { access, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { anAccount } from '@candor/testkit/builders'
import { cloneDatabase, migrateAgain } from '@candor/testkit/database'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { readEnv } from '../env.ts'
import { openServices } from './services.ts'

const quiet = { info: () => {}, warn: () => {}, error: () => {} }
const ignore = () => {}

let root = ''
let database: Awaited<ReturnType<typeof cloneDatabase>>
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'candor-services-'))
  database = await cloneDatabase(inject('templateUrl'))
})
afterEach(async () => {
  await database.drop()
  await rm(root, { recursive: true })
})

/** Opens the services on the database with these settings; returns the result of `ask`, and closes them. */
async function within<T>(
  settings: Record<string, string>,
  ask: (services: Awaited<ReturnType<typeof openServices>>['services']) => T | Promise<T>,
  opener?: 'command',
): Promise<T> {
  const env = readEnv({ DATABASE_URL: database.url, DATA_DIR: join(root, 'data'), ...settings })
  const { services, close } = await openServices(env, quiet, ignore, opener)
  try {
    return await ask(services)
  } finally {
    await close()
  }
}

test('the ids of calendar entries keep the host of the first start when the address of the product changes', async () => {
  const hostAt = (name: string, opener?: 'command') =>
    within({ PUBLIC_URL: `https://${name}` }, ({ settings }) => settings.calendarHost, opener)
  // A command, which has other settings, does not decide it.
  await hostAt('127.0.0.1', 'command')
  expect(await hostAt('candor.old.example')).toBe('candor.old.example')
  expect(await hostAt('candor.new.example')).toBe('candor.old.example')
})

const aKey = () => randomBytes(32).toString('base64')
const sealed = (settings: Record<string, string>) =>
  within(settings, ({ secrets }) => secrets.seal('JBSWY3DPEHPK3PXP', 'here'))
const opened = (settings: Record<string, string>, text: string) =>
  within(settings, ({ secrets }) => secrets.open(text, 'here'))

test('a start without the key that its database was sealed with is refused, and makes no other', async () => {
  const text = await sealed({})
  const path = join(root, 'data/secrets.key')
  await rename(path, `${path}.kept`)
  await expect(opened({}, text)).rejects.toThrow(`missing: put it back at ${path}, or set SECRETS_KEY`)
  await expect(access(path)).rejects.toThrow()
  await rename(`${path}.kept`, path)
  expect(await opened({}, text)).toBe('JBSWY3DPEHPK3PXP')
})

test('a start with another key is refused, wherever that is from', async () => {
  const own = aKey()
  const other = aKey()
  await sealed({ SECRETS_KEY: own })
  const message = 'another key than the one that opens the secrets in the database'
  await expect(sealed({ SECRETS_KEY: other })).rejects.toThrow(`SECRETS_KEY has ${message}`)
  const path = join(root, 'data/secrets.key')
  await writeFile(path, other)
  await expect(sealed({})).rejects.toThrow(`${path} holds ${message}`)
})

test('a secret that an older server sealed tells the key as well', async () => {
  const own = aKey()
  const other = aKey()
  await within({ SECRETS_KEY: own }, async (services) => {
    const { db, secrets } = services
    const { accountId, companyId } = await anAccount(services)
    const of = { accountId, companyId }
    await db
      .insertInto('secondFactor')
      .values({ ...of, kind: 'totp', addedAt: new Date() })
      .execute()
    await db
      .insertInto('totp')
      .values({ ...of, secret: secrets.seal('a', 'b'), lastStep: 0 })
      .execute()
    await db.deleteFrom('installationSecret').execute()
  })
  await migrateAgain(database.url, '0071-key-of-secrets')
  await expect(sealed({ SECRETS_KEY: other })).rejects.toThrow('another key')
  await expect(sealed({})).rejects.toThrow('missing')
  await sealed({ SECRETS_KEY: own })
})

test('a new key stands before the old one for a start, and alone afterwards', async () => {
  const old = aKey()
  const next = aKey()
  const text = await sealed({ SECRETS_KEY: old })
  expect(await opened({ SECRETS_KEY: `${next},${old}` }, text)).toBe('JBSWY3DPEHPK3PXP')
  expect(await opened({ SECRETS_KEY: next }, text)).toBeNull()
  await expect(sealed({ SECRETS_KEY: old })).rejects.toThrow('another key')
})

test('where the key is lost for good a start that says so goes on with another one', async () => {
  await sealed({ SECRETS_KEY: aKey() })
  const text = await sealed({ SECRETS_KEY_LOST: 'on' })
  expect(await opened({}, text)).toBe('JBSWY3DPEHPK3PXP')
})

test('a command needs no key and makes none', async () => {
  await sealed({ SECRETS_KEY: aKey() })
  await within({}, () => {}, 'command')
  await expect(access(join(root, 'data/secrets.key'))).rejects.toThrow()
})
