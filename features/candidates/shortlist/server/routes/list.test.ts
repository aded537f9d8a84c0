import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import {
  aListed,
  aListedCompany,
  aScored,
  asks,
  bothWays,
  countsOf,
  namesOf,
} from './list-page-under-test.ts'

const server = serverUnderTest()

test('positions, stages and outcomes filter, each also as a not', async () => {
  const company = await aListedCompany(server)
  await aListed(server, company, 'a', { stageId: '1' })
  await aListed(server, { ...company, positionId: company.otherId }, 'b', { stageId: '2' })
  await aListed(server, company, 'c', { stageId: '1001', outcome: 'hired', outcomeAt: new Date() })
  const { hr } = company
  const kept = (chip: Parameters<typeof bothWays>[2]) => bothWays(server, hr, chip)
  expect(await kept({ by: 'position', values: [company.otherId, 'no id'] })).toEqual({
    kept: ['b'],
    others: ['a', 'c'],
  })
  expect(await kept({ by: 'stage', values: ['1', '1001'] })).toEqual({ kept: ['a', 'c'], others: ['b'] })
  expect(await kept({ by: 'outcome', values: ['open'] })).toEqual({ kept: ['a', 'b'], others: ['c'] })
  expect(await kept({ by: 'outcome', values: ['hired', 'rejected'] })).toEqual({
    kept: ['c'],
    others: ['a', 'b'],
  })
})
