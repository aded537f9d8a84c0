import { beforeEach, expect, test } from 'vitest'
import { tab as interviewTab } from '../../../../tabs/report-ai/web/tab.ts'
import { tab as planTab } from '../../../../tabs/report-plan/web/tab.ts'
import { namedTab, registerTabs } from './tab-registry.ts'

beforeEach(() => registerTabs([interviewTab, planTab]))

test.each([
  [{ activeIndex: 4 }, 4],
  [{ activeIndex: 0, showInterviewPlan: '1' }, 0],
  [{ showInterviewPlan: '1' }, 3],
  [{ showInterviewPlan: '0' }, undefined],
  [{ from: 'interviewPlan' }, 3],
  [{ from: 'mail' }, undefined],
  [{}, undefined],
])('the address %o names the tab %s', (address, tab) => {
  expect(namedTab(address)).toBe(tab)
})

test('an address names no tab by a purpose that no tab has', () => {
  registerTabs([interviewTab])
  expect(namedTab({ from: 'interviewPlan' })).toBeUndefined()
})
