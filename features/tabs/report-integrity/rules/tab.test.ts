import { expect, test } from 'vitest'
import { factsOf } from '../../../report/report/rules/facts-of.ts'
import { isShownTo, permission, tabNumber } from './tab.ts'

test('the tab is number 22 and opens by reportInterviewLog', () => {
  expect([tabNumber, permission]).toEqual([22, 'reportInterviewLog'])
})

test.each([
  [
    'with the permission and evidence',
    { permissions: ['reportInterviewLog'], parts: ['antiCheating'] },
    true,
  ],
  ['without evidence', { permissions: ['reportInterviewLog'], parts: [] }, false],
  [
    'with the permission of the AI interview alone',
    { permissions: ['reportAIInterview'], parts: ['antiCheating'] },
    false,
  ],
] as const)('the tab shows only as its condition says: %s', (_case, facts, isShown) => {
  expect(isShownTo(factsOf(facts))).toBe(isShown)
})
