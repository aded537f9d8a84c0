import { join } from 'node:path'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { loadFormat } from '../../../../apps/server/src/plumbing/importing.ts'
import { loadDemoIfEmpty } from './demo.ts'

const server = serverUnderTest()
const demo = join(import.meta.dirname, '../../../../demo')

test('every bundle of the demo companies is taken, with enough scored candidates for a spread', async () => {
  const said: string[] = []
  await loadDemoIfEmpty(server.house, await loadFormat(), demo, (text) => said.push(text))
  expect(said.join('\n')).not.toContain('refused')
  const candidates = await server.house.db
    .selectFrom('candidate')
    .innerJoin('position', 'position.id', 'candidate.positionId')
    .select(['candidate.externalId', 'position.externalId as position'])
    .execute()
  const hailan = candidates.filter(({ externalId }) => externalId.startsWith('hl-'))
  expect(hailan).toHaveLength(26)
  expect(candidates).toHaveLength(28)
  expect(hailan.filter(({ position }) => position === 'hl-backend-l6')).toHaveLength(16)
})
