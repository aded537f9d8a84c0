import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aiReportData } from '../../../features/findings/analysis/contract/calls.ts'
import { getMenuTabs } from '../../../features/report/report/contract.ts'
import { answer, facts, refuse } from '../../../features/report/report/web/calls-under-test.ts'
import { open } from '../../../features/report/report/web/opened-page-under-test.tsx'
import { preparePage, whole } from '../../../features/report/report/web/page-under-test.ts'
import { registerTabs } from '../../../features/report/report/web/tabs/tab-registry.ts'
import { tab as character } from '../../../features/tabs/report-character/web/tab.ts'
import { cognitiveReport } from '../../../features/tabs/report-cognitive/contract.ts'
import { tab as cognitive } from '../../../features/tabs/report-cognitive/web/tab.ts'
import { tab as competency } from '../../../features/tabs/report-competency/web/tab.ts'
import { tab as mentalHealth } from '../../../features/tabs/report-mental-health/web/tab.ts'
import { messages as words } from './messages/cn.ts'

preparePage()

beforeEach(() => {
  registerTabs([cognitive, character, mentalHealth, competency])
  answer(getMenuTabs, {
    menuTabs: [],
    facts: {
      ...facts,
      parts: ['tests.character', 'tests.competency'],
      isCompetencyTestOn: true,
      simulationTests: [18, 20],
    },
  })
  refuse(cognitiveReport, 1500)
  refuse(aiReportData, 1500)
})

test.each([
  ['in the mini-app by the position', '&isFrom=miniapp', 18, ['认知能力', '心理健康']],
  ['elsewhere by their results', '', 19, ['职业性格', '胜任力测评']],
])('the tabs of the four tests show %s [R2-054]', async (_case, manner, first, shown) => {
  open(`${whole}&activeIndex=${first}${manner}`, { ...words })
  await screen.findByRole('tab', { selected: true })
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent.trim())).toEqual(shown)
})
