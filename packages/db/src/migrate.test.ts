import { cloneDatabase } from '@candor/testkit/database'
import { Client } from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { migrate } from './migrate.ts'

async function aDatabase(change: string): Promise<string> {
  const { url, drop } = await cloneDatabase(inject('templateUrl'))
  onTestFinished(drop)
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(change).finally(() => client.end())
  return url
}

test('a database that a newer version has migrated is told as that', async () => {
  const url = await aDatabase(
    `insert into kysely_migration values ('9999-later', '2030-01-01T00:00:00.000Z')`,
  )
  await expect(migrate(url)).rejects.toThrow(
    'the database is of a newer version of Candor: it has the migration 9999-later',
  )
})

test('a migration that fails is named, with what failed as the cause', async () => {
  const url = await aDatabase('delete from kysely_migration')
  const error: unknown = await migrate(url).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({
    message: expect.stringMatching(/^the migration 0001\S* failed$/),
    cause: expect.objectContaining({ message: expect.stringContaining('already exists') }),
  })
})
