import { expect, test } from 'vitest'
import type { ReportAddress } from './address.ts'
import { mannerOf, sameReport } from './manner.ts'

const manner: ReportAddress = {
  companyId: 'k',
  urlType: '2',
  isFrom: 'miniapp',
  canBack: '1',
  mode: 'personal',
  corpId: 'o',
  appId: 'a',
  cid: 'd',
  currentUserId: 'u',
  recommendStageId: '2',
  overtime: '2026-03-14 10:00:00',
}
const address: ReportAddress = {
  ...manner,
  userid: 'i1',
  jobseekerChannelId: 'c1',
  activeIndex: 1,
  inner: 0,
  q: 'q3',
  t: 12,
  ev: 'e1',
  type: 5,
  operateStatus: '1',
  interviewPlanId: 'p',
  showInterviewPlan: '1',
  from: 'interviewPlan',
}

test('another page of a report keeps the manner of opening, and drops the place and the acts of the address', () => {
  expect(mannerOf(address)).toEqual(manner)
  expect(mannerOf({ userid: 'i1' })).toEqual({})
})

test('the same report is that of the interview in view, whichever the address names', () => {
  const same = sameReport({ candidateId: 'c1', interviewId: 'i2', address })
  expect(same).toEqual({ ...manner, userid: 'i2', jobseekerChannelId: 'c1' })
  expect(sameReport({ candidateId: 'c1', interviewId: null, address: {} })).toEqual({
    jobseekerChannelId: 'c1',
  })
})
