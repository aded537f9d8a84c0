import { anAccount } from '@candor/testkit/builders'
import { serverUnderTest } from '@candor/testkit/server'
import { countTurns } from '@candor/testkit/turns'
import { expect, test } from 'vitest'
import { appendEntries } from './entries.ts'
import { checkChain } from './verify.ts'

const server = serverUnderTest()

test('other requests go on while many entries are written, and their chain holds', async () => {
  const { companyId, accountId } = await anAccount(server.services)
  const turns = countTurns()
  const written = new Set<number>()
  const entries = Array.from({ length: 100 }, (_, at) => ({
    action: 'recommendation.made' as const,
    get details() {
      written.add(turns.now())
      return { subject: `${at}` }
    },
  }))
  const writer = { companyId, accountId, at: server.clock.now() }
  await server.services.db.transaction().execute((db) => appendEntries(db, writer, entries))
  turns.stop()
  expect(written.size).toBeGreaterThanOrEqual(10)
  expect(await checkChain(server.services.db, companyId)).toMatchObject({ broken: null })
})
