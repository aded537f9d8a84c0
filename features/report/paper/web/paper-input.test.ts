import { expect, test } from 'vitest'
import { paperInput } from './paper-input.ts'

test('paper is asked for as its address names the report, its mode and its stage [R2-018]', () => {
  const address = { userid: 'i1', jobseekerChannelId: 'c1', mode: 'personal', recommendStageId: '9', t: 12 }
  expect(paperInput(address)).toEqual({
    userId: 'i1',
    jobseekerChannelId: 'c1',
    mode: 'personal',
    recommendStageId: '9',
  })
})
