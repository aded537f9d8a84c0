import { serverUnderTest } from '@candor/testkit/server'
import { expect, test } from 'vitest'
import { withdrawDecision } from '../../../../review/evaluations/contract/withdrawing.ts'
import {
  overall,
  reviewersUnderTest,
} from '../../../../review/evaluations/server/routes/reviewer-under-test.ts'
import { readTimeline } from '../../contract.ts'

const server = serverUnderTest()
const { add, aReviewer } = reviewersUnderTest(server)

test('one withdrawal of two decisions is one entry, with its reason', async () => {
  const hr = await aReviewer()
  for (const result of [1, 2]) {
    await add(hr, { ...overall, result })
    server.clock.pass(60_000)
  }
  const { candidateId } = hr
  await server.call(withdrawDecision, { jobseekerChannelId: candidateId, reason: '看错了人' }, hr)
  const { data } = await server.call(readTimeline, { jobseekerChannelId: candidateId }, hr)
  const withdrawn = data.list.filter(({ kind }) => kind === 'decision.withdrawn')
  expect(withdrawn.map(({ facts }) => facts)).toEqual([{ reason: '看错了人' }])
  expect(data.list.filter(({ kind }) => kind === 'decided')).toHaveLength(2)
})
