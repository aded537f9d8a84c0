import { expect, test } from 'vitest'
import { hasShortlistNavigation, reportSearch } from './steps.ts'

test('the buttons need a shortlist and a page before this one [R2-064]', () => {
  expect([hasShortlistNavigation(3, 2), hasShortlistNavigation(3, 1), hasShortlistNavigation(0, 2)]).toEqual([
    true,
    false,
    false,
  ])
})

const step = { interviewId: 'i2', jobSeekerChannelId: 'c2', recommendStageId: '2' }

test('a report opens by its interview, its candidate, the company and the stage', () => {
  expect(reportSearch(step, 'k')).toEqual({
    userid: 'i2',
    jobseekerChannelId: 'c2',
    companyId: 'k',
    recommendStageId: '2',
  })
})

test('without an interview or a recommendation the address names neither', () => {
  const bare = { ...step, interviewId: null, recommendStageId: null }
  expect(reportSearch(bare, 'k')).toEqual({ jobseekerChannelId: 'c2', companyId: 'k' })
})
