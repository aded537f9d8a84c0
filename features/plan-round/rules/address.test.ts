import { expect, test } from 'vitest'
import { readRoundSearch, roundAddressOf } from './address.ts'

test.each([
  [
    { jobseekerChannelId: 'c1', interviewPlanId: 'p1', other: 'x' },
    { candidateId: 'c1', interviewPlanId: 'p1' },
  ],
  [{ jobseekerChannelId: ['c1'], interviewPlanId: {} }, {}],
  [{}, {}],
])('the address %o means %o', (search, meant) => {
  const address = roundAddressOf(readRoundSearch(search))
  expect({ candidateId: address.candidateId, interviewPlanId: address.interviewPlanId }).toEqual({
    candidateId: undefined,
    interviewPlanId: undefined,
    ...meant,
  })
})
