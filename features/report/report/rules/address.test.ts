import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readReportAddress } from './address.ts'

test('every parameter of the report’s address is read [P2-045 P2-048]', () => {
  const search = {
    userid: 'i1',
    jobseekerChannelId: 'c1',
    companyId: 'k1',
    activeIndex: '4',
    showInterviewPlan: '1',
    type: '5',
    operateStatus: '2',
    recommendStageId: '7',
    stageTypeKind: '2',
    interviewPlanId: 'p1',
    overtime: '2026-03-14 10:00:00',
    urlType: '2',
    from: 'interviewPlan',
    isFrom: 'miniapp',
    canBack: '1',
    resume: '2',
    mode: 'personal',
  }
  expect(readReportAddress(search)).toEqual({ ...search, activeIndex: 4, type: 5, resume: 2 })
})

test('the place inside the report is read too', () => {
  expect(readReportAddress({ inner: '0', q: 'q3', t: '321.5', ev: 'e9' })).toEqual({
    inner: 0,
    q: 'q3',
    t: 321.5,
    ev: 'e9',
  })
})

test.each([
  ['05:21', { time: '05:21' }],
  ['abc', { time: 'abc' }],
  ['-5', { time: '-5' }],
  ['5', { t: 5 }],
  ['', {}],
])('a time of the session is its seconds, anything else is kept as it was written: %o', (t, read) => {
  expect(readReportAddress({ t })).toEqual(read)
})

test('both spellings of the candidate’s id are one', () => {
  expect(readReportAddress({ jobSeekerChannelId: 'c1' })).toEqual({ jobseekerChannelId: 'c1' })
})

test.each(['', 'one', '-1', '1e9', 'NaN', '99999999999', null, {}, []])(
  'a tab given as %o is left out',
  (activeIndex) => {
    expect(readReportAddress({ activeIndex })).toEqual({})
  },
)

test('an address of any content reads, and reads the same again', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('userid', 'activeIndex', 't', 'time', 'q', 'x'), fc.anything()),
      (search) => {
        const read = readReportAddress(search)
        expect(readReportAddress({ ...read })).toEqual(read)
        expect(Object.keys(read).every((key) => key !== 'x')).toBe(true)
      },
    ),
  )
})
