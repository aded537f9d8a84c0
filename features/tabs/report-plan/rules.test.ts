import { hourMs } from '@candor/kernel/durations'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PlanEntry } from '../../meetings/candidate-plans/contract.ts'
import { aPlan } from '../../meetings/candidate-plans/rules/plans-under-test.ts'
import { readPlans } from '../../meetings/candidate-plans/rules/wire.ts'
import { permissionKeys } from '../../platform/access/rules/permissions.ts'
import { factsOf } from '../../report/report/rules/facts-of.ts'
import { isShownTo, permission, tabNumber } from './rules/tab.ts'
import { currentPlan, plansToReceive, unnamedEntry } from './rules.ts'

test('the tab is number 3 and opens by planInterview', () => {
  expect([tabNumber, permission]).toEqual([3, 'planInterview'])
})

test.each([
  ['with the permission', { permissions: ['planInterview'] }, true],
  ['in a personal report', { permissions: ['planInterview'], isPersonal: true }, false],
  [
    'with every other permission',
    { permissions: permissionKeys.filter((key) => key !== 'planInterview') },
    false,
  ],
] as const)('the tab shows only as its condition says: %s [R2-037]', (_case, facts, isShown) => {
  expect(isShownTo(factsOf(facts))).toBe(isShown)
})

const entry = (more: Partial<PlanEntry> = {}): PlanEntry =>
  aPlan('p', { interviewStartTime: null, interviewEndTime: null, createDate: 0, ...more })

const entries = fc.array(
  fc
    .record({
      interviewStartTime: fc.option(fc.integer({ min: 0, max: 1_000_000_000 })),
      interviewDate: fc.option(fc.constantFrom('1970-01-05', 'some day')),
      createDate: fc.nat(1_000_000_000),
      status: fc.constantFrom(0, 3),
      responseStatus: fc.constantFrom(0, 1, 2, 3),
    })
    .map(entry),
)

test('a plan that names nobody has a place for its reader, until they have said what came of it', () => {
  const reader = { id: 'u1', name: '陈薇安' }
  const placeOf = (more: Partial<PlanEntry>) =>
    readPlans([entry(more)]).map((plan) => unnamedEntry(plan, reader))
  expect(placeOf({})).toMatchObject([{ planId: 'p', interviewer: reader, feedback: null }])
  expect(placeOf({ status: 3 })).toEqual([null])
  const given = {
    id: 'f',
    planInterviewId: 'p',
    positionId: 'p1',
    interviewerId: 'u1',
    interviewResult: 1,
    feedbackContent: '',
    createBy: 'u1',
    createByName: '陈薇安',
    lastUpdateBy: 'u1',
    lastUpdateByName: '陈薇安',
    lastUpdateDate: 0,
  }
  expect(placeOf({ interviewFeedbackList: [given] })).toEqual([null])
  expect(placeOf({ interviewFeedbackList: [{ ...given, interviewerId: 'u2' }] })).toMatchObject([
    { interviewer: reader },
  ])
})

test('plans are newest first, and the current one is the soonest that is not over or called off by either side', () => {
  fc.assert(
    fc.property(entries, fc.nat(1_000_000_000), (given, now) => {
      const plans = readPlans(given)
      const starts = plans.flatMap(({ startsAt }) => startsAt ?? [])
      expect(starts).toEqual([...starts].sort((a, b) => b - a))
      const ahead = given
        .filter(({ status, responseStatus }) => status !== 3 && responseStatus < 2)
        .flatMap(({ interviewStartTime }) => interviewStartTime ?? [])
        .filter((start) => start + 3_600_000 > now)
      expect(currentPlan(plans, now)?.startsAt ?? null).toBe(ahead.length > 0 ? Math.min(...ahead) : null)
    }),
  )
})

const now = Date.UTC(2026, 2, 16, 2)

const place = {
  interviewerId: 'u1',
  interviewerName: '周予川',
  interviewerPassword: null,
  interviewerPcInterviewUrl: null,
  interviewerReceiveStatus: 0,
  refuseReason: null,
  isFrozen: false,
  znInterviewFeedbackVO: null,
  feedbackHiddenBy: null,
  isOwn: true,
  templateInfo: null,
}

const given = {
  id: 'f',
  planInterviewId: 'p',
  positionId: 'p1',
  interviewerId: 'u1',
  interviewResult: 1,
  feedbackContent: '',
  createBy: 'u1',
  createByName: null,
  lastUpdateBy: 'u1',
  lastUpdateByName: null,
  lastUpdateDate: 0,
}

const own = (
  id: string,
  more: Partial<PlanEntry> = {},
  as: Partial<PlanEntry['interviewerInfoList'][number]> = {},
): PlanEntry => entry({ id, interviewerInfoList: [{ ...place, ...as }], ...more })

const inHours = (hours: number) => ({ interviewStartTime: now + hours * hourMs })

const askedOf = (plans: PlanEntry[], askedId?: string, today = '2026-03-16') =>
  plansToReceive(readPlans(plans), { askedId, now, today })

test.each<[string, PlanEntry[], string[]]>([
  ['a later one as well as a nearer one', [own('b', inHours(200)), own('a', inHours(20))], ['a', 'b']],
  [
    'a later one where they have answered the nearer one, which they may think over',
    [own('a', inHours(20), { interviewerReceiveStatus: 1 }), own('b', inHours(200))],
    ['a', 'b'],
  ],
  ['the next one while one is held', [own('a', inHours(-0.5)), own('b', inHours(20))], ['b']],
  ['one without a time', [own('a')], ['a']],
  ['one whose day has come', [own('a', { interviewDate: '2026-03-16' })], ['a']],
])('a reader is asked whether they hold %s [R4-030 P4-062]', (_case, plans, asked) => {
  expect(askedOf(plans)).toEqual(asked)
})

test.each<[string, PlanEntry]>([
  ['one whose day is over', own('a', { interviewDate: '2026-03-15' })],
  ['one that has begun', own('a', { interviewStartTime: now })],
  ['one of which they have told', own('a', {}, { znInterviewFeedbackVO: given })],
  ['one that was cancelled', own('a', { ...inHours(20), status: 3 })],
  ['one that the candidate does not come to', own('a', { ...inHours(20), responseStatus: 2 })],
  ['one of somebody else', own('a', inHours(20), { isOwn: false })],
])('a reader is asked whether they hold not of %s', (_case, plan) => {
  expect(askedOf([plan])).toEqual([])
})

test('a reader is asked whether they hold until its day is over where the reader is, of one without a time', () => {
  // In Chicago it is still the evening before.
  const plans = [own('a', { interviewDate: '2026-03-15' })]
  expect(askedOf(plans, undefined, '2026-03-15')).toEqual(['a'])
  expect(askedOf(plans)).toEqual([])
})

test('a reader is asked whether they hold the plan of the address first, in any state', () => {
  const plans = [own('a', inHours(20)), own('b', inHours(200)), own('over', inHours(-9 * 24))]
  expect(askedOf(plans, 'b')).toEqual(['b', 'a'])
  expect(askedOf(plans, 'over')).toEqual(['over', 'a', 'b'])
})
