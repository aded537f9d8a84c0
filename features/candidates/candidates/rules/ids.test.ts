import { expect, test } from 'vitest'
import { reportSearch } from './ids.ts'

const ids = { interviewId: 'i2', candidateId: 'c2', companyId: 'k', recommendStageId: '2' }

test('a report opens by its interview, its candidate, the company and the stage', () => {
  expect(reportSearch(ids)).toEqual({
    userid: 'i2',
    jobseekerChannelId: 'c2',
    companyId: 'k',
    recommendStageId: '2',
  })
})

test('without an interview or a recommendation the address names neither', () => {
  const bare = { ...ids, interviewId: null, recommendStageId: null }
  expect(reportSearch(bare)).toEqual({ jobseekerChannelId: 'c2', companyId: 'k' })
})
