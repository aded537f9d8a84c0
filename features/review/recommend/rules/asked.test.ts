import { dayMs } from '@candor/kernel/durations'
import { expect, test } from 'vitest'
import { countAsked, mayRemind, mayWithdraw, plainState, remindFrom, shownState } from './asked.ts'

const at = new Date('2026-11-23T02:00:00Z')
const open = { recommendStatus: 0, operateStatus: null, answeredHere: null, withdrawnAt: null }

test.each([
  [{}, 'pending'],
  [{ recommendStatus: 1 }, 'accepted'],
  [{ recommendStatus: 1, operateStatus: 1 }, 'pass'],
  [{ recommendStatus: 1, operateStatus: 4 }, 'wait'],
  [{ recommendStatus: 1, operateStatus: 2 }, 'reject'],
  [{ recommendStatus: 1, answeredHere: 'refused', withdrawnAt: at }, 'declined'],
  [{ withdrawnAt: at }, 'withdrawn'],
  [{ operateStatus: 2, withdrawnAt: at }, 'reject'],
])('a recommendation with %j is %s', (more, state) => {
  expect(plainState({ ...open, ...more })).toBe(state)
})

test('only a decision of somebody else is covered', () => {
  const states = ['pending', 'accepted', 'declined', 'withdrawn', 'pass', 'wait', 'reject'] as const
  expect(states.map((state) => shownState(state, false))).toEqual([
    'pending',
    'accepted',
    'declined',
    'withdrawn',
    'covered',
    'covered',
    'covered',
  ])
  expect(states.map((state) => shownState(state, true))).toEqual(states)
})

const asked = { ...open, toAccountId: 'b', toUserType: 'interviewer', byAccountId: 'a' }
const asker = { accountId: 'a', userType: 'general', mayRecommend: true } as const

test.each([
  ['the recommender', {}, {}, true, true],
  ['another recruiter', {}, { accountId: 'c' }, true, false],
  ['an administrator', {}, { accountId: 'c', userType: 'admin' }, true, true],
  ['another interviewer', {}, { accountId: 'c', userType: 'interviewer' }, false, false],
  ['the colleague', {}, { accountId: 'b' }, false, false],
  ['somebody who may not recommend', {}, { mayRecommend: false }, false, false],
  ['the recommender after an answer', { operateStatus: 2 }, {}, false, false],
  ['the recommender after an acceptance', { recommendStatus: 1 }, {}, true, false],
  ['the recommender of a frozen colleague', { toUserType: 'freeze' }, {}, false, true],
  ['a recruiter after an import', { byAccountId: null }, {}, true, false],
] as const)('%s reminds and withdraws as the rule says', (_, row, who, reminds, withdraws) => {
  expect(mayRemind({ ...asked, ...row }, { ...asker, ...who })).toBe(reminds)
  expect(mayWithdraw({ ...asked, ...row }, { ...asker, ...who })).toBe(withdraws)
})

test('a reminder follows another one after a day', () => {
  expect(remindFrom(null)).toBe(0)
  expect(remindFrom(at)).toBe(at.getTime() + dayMs)
})

test('the counts of answers leave out withdrawn recommendations and add up', () => {
  expect(countAsked(['pending', 'reject', 'withdrawn', 'pending'])).toEqual({
    asked: 3,
    answers: [
      { state: 'reject', count: 1 },
      { state: 'pending', count: 2 },
    ],
  })
  expect(countAsked([])).toEqual({ asked: 0, answers: [] })
})
