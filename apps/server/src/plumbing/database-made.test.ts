import { cloneDatabase } from '@candor/testkit/database'
import { Client } from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { BadSetting } from '../env/values.ts'
import { isMade, requireFit } from './database-made.ts'

async function aDatabase(): Promise<string> {
  const { url, drop } = await cloneDatabase(inject('templateUrl'))
  onTestFinished(drop)
  return url
}

async function run(url: string, text: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(text).finally(() => client.end())
}

test('a database of Candor is one to live in', async () => {
  await expect(requireFit(await aDatabase())).resolves.toBeUndefined()
})

test('a database that cannot be reached, or is not there, is told with its setting and its reason', async () => {
  const missing = (await aDatabase()).replace(/[^/]*$/, 'no_such_database')
  for (const [url, reason] of [
    ['postgres://candor@localhost:1/candor', 'ECONNREFUSED'],
    ['postgres://candor@database.invalid/candor', 'database.invalid'],
    [missing, 'database "no_such_database" does not exist'],
  ] as const) {
    for (const ask of [() => requireFit(url), () => isMade({ databaseUrl: url, dataDir: '/nowhere' })]) {
      const error: unknown = await ask().catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(BadSetting)
      expect(String(error)).toContain('The database of DATABASE_URL cannot be opened: ')
      expect(String(error)).toContain(reason)
    }
  }
})

test('a new database in which the account may make no tables is told with what to grant', async () => {
  const url = await aDatabase()
  const guest = `guest_${process.pid}`
  await run(
    url,
    `drop schema public cascade; create schema public; create role ${guest} login password 'guest'`,
  )
  onTestFinished(() => run(inject('templateUrl').replace(/[^/]*$/, 'postgres'), `drop role ${guest}`))
  const asGuest = Object.assign(new URL(url), { username: guest, password: 'guest' }).href
  await run(url, `grant usage on schema public to ${guest}`)
  await expect(requireFit(asGuest)).rejects.toThrow('grant it create on schema public')
  await run(url, `grant create on schema public to ${guest}`)
  await expect(requireFit(asGuest)).resolves.toBeUndefined()
  await run(url, 'drop schema public cascade')
})
