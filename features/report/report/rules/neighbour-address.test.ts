import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ReportAddress, readReportAddress } from './address.ts'
import { neighbourAddress } from './neighbour-address.ts'

const beside = { interviewId: 'i9', candidateId: 'c9', recommendStageId: '4', stageTypeKind: 2 }

const read = (href: string) => readReportAddress(Object.fromEntries(new URLSearchParams(href.split('?')[1])))

test('a step keeps the open tabs and the manner of opening, and drops the parameters of the candidate', () => {
  const address: ReportAddress = {
    userid: 'i1',
    jobseekerChannelId: 'c1',
    activeIndex: 1,
    inner: 0,
    resume: 2,
    test: 3,
    q: 'q3',
    t: 12,
    ev: 'e1',
    recommendStageId: '2',
    overtime: '2020-01-01 00:00:00',
    interviewPlanId: 'p',
    showInterviewPlan: '1',
    from: 'interviewPlan',
    operateStatus: '1',
    type: 5,
    canBack: '1',
    isFrom: 'miniapp',
    mode: 'personal',
  }
  expect(read(neighbourAddress('/shareurl', address, beside))).toEqual({
    userid: 'i9',
    jobseekerChannelId: 'c9',
    activeIndex: 1,
    inner: 0,
    resume: 2,
    test: 3,
    recommendStageId: '4',
    stageTypeKind: '2',
    canBack: '1',
    isFrom: 'miniapp',
    mode: 'personal',
  })
})

test('a neighbour without an interview is addressed by the candidate alone', () => {
  const href = neighbourAddress(
    '/reportContent',
    {},
    { ...beside, interviewId: null, recommendStageId: null },
  )
  expect(href).toBe('/reportContent?jobseekerChannelId=c9&stageTypeKind=2')
})

test('ids of any text arrive whole', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\S{1,40}$/), (id) => {
      const at = neighbourAddress('/shareurl', {}, { ...beside, candidateId: id })
      expect(read(at).jobseekerChannelId).toBe(id)
    }),
  )
})
