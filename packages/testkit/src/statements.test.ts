import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { serverUnderTest } from './server.ts'
import { statementsOf } from './statements.ts'

const server = serverUnderTest()

test('statements are counted, and not what new connections begin with', async () => {
  const side = () => sql`select 1`.execute(server.services.db)
  const statements = await statementsOf(() => Promise.all(Array.from({ length: 6 }, side)))
  expect(statements).toEqual(Array.from({ length: 6 }, () => 'select 1'))
})
