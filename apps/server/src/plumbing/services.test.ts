import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cloneDatabase } from '@candor/testkit/database'
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

/** Opens the services on the database with some settings; gives what somebody asks of them, and closes them. */
async function within<T>(
  settings: Record<string, string>,
  ask: (services: Awaited<ReturnType<typeof openServices>>['services']) => T,
  opener?: 'command',
): Promise<T> {
  const env = readEnv({ DATABASE_URL: database.url, DATA_DIR: join(root, 'data'), ...settings })
  const { services, close } = await openServices(env, quiet, ignore, opener)
  try {
    return ask(services)
  } finally {
    await close()
  }
}

test('the ids of calendar entries keep the host of the first start when the address of the product changes', async () => {
  const hostAt = (name: string, opener?: 'command') =>
    within({ PUBLIC_URL: `https://${name}` }, ({ settings }) => settings.calendarHost, opener)
  // A command, which is run in another environment, does not decide it.
  await hostAt('127.0.0.1', 'command')
  expect(await hostAt('candor.old.example')).toBe('candor.old.example')
  expect(await hostAt('candor.new.example')).toBe('candor.old.example')
})
