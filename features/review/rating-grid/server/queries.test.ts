import { newId } from '@candor/db/new-id'
import { aPosition } from '@candor/testkit/builders'
import { explained } from '@candor/testkit/explained'
import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { listScoredUnits } from './queries.ts'

const server = serverUnderTest()

test('the query that chooses the counted candidates does not copy all answers of the position', async () => {
  const of = await aPosition(server.services)
  const rated = { ...of, formId: newId<'form'>(), questionIds: ['q1'], withoutPlans: [] }
  const steps = await explained(server.services.db, (db) => listScoredUnits(db, rated))
  const aside = steps.filter((step) => step['Node Type'] === 'CTE Scan')
  expect(aside.length).toBeGreaterThan(0)
  expect(aside.flatMap(({ Output = [] }) => Output).join()).not.toContain('answers')
})
