import { messages as ui } from '@candor/ui/messages/en'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { AiData } from '../../analysis/contract/ai-data.ts'
import { aiReportData } from '../../analysis/contract/calls.ts'
import { answerAiData, type Locale, refuse, showTab } from '../../report-cognitive/web/tab-under-test.tsx'
import { messages as cn } from '../messages/cn.ts'
import { messages as en } from '../messages/en.ts'
import { messages as zhTW } from '../messages/zh-TW.ts'
import { traitsOf } from '../rules.ts'
import { tab } from './tab.ts'

const words = { en, cn, 'zh-TW': zhTW }

function show(aiData: AiData | null, locale: Locale = 'en') {
  answerAiData(aiData)
  return showTab(tab, { 'report-character': words[locale] }, locale)
}

const characterScore = {
  ...{ social: 85, socialComment: 'Speaks first.', adapt: 3, adaptComment: 'Plans ahead.' },
  ...{ curious: 60, curiousComment: 'Reads the source.', harmonious: 41, harmoniousComment: 'Says no.' },
  ...{ duty: 100, dutyComment: 'Keeps lists.', ambition: 70, ambitionComment: 'Aims for more.' },
  ...{ autonomy: 20, autonomyComment: 'Asks early.' },
}

const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)

test.each([
  [0, 7],
  [1, 4],
])(
  'with reportDim %i tab 19 has a radar of %i axes, a tenth of each score, at least 1 [R1-015 R2-049 R2-129 R3-016 R3-017 R9-018 R9-019 R9-020 R9-021]',
  async (reportDim, count) => {
    show({ reportDim, characterScore })
    expect(tab.number).toBe(19)
    const rows = await rowsOf(en.radar)
    expect(rows).toHaveLength(count)
    expect(rows[0]?.textContent).toBe('Sociability8.5 of 10')
    expect(rows[1]?.textContent).toBe('Adaptability1.0 of 10')
    const radar = screen.getByRole('table', { name: en.radar }).closest('figure')
    expect(radar?.querySelectorAll('path.spoke')).toHaveLength(count)
  },
)

test('the summary lists what each trait leans to, with its value [R2-130]', async () => {
  show({ reportDim: 0, characterScore })
  const list = within(await screen.findByRole('list', { name: en.summary })).getAllByRole('listitem')
  expect(list.map((item) => item.textContent)).toEqual([
    `${en.trait.social}${en.high.social}8.5`,
    `${en.trait.adapt}${en.low.adapt}1.0`,
    `${en.trait.curious}${en.between}6.0`,
    `${en.trait.harmonious}${en.between}4.1`,
    `${en.trait.duty}${en.high.duty}10.0`,
    `${en.trait.ambition}${en.high.ambition}7.0`,
    `${en.trait.autonomy}${en.low.autonomy}2.0`,
  ])
})

test.each(['en', 'cn', 'zh-TW'] as const)(
  'each trait has a bar, both traits at its ends, and its comment: %s [R2-131]',
  async (locale) => {
    show({ reportDim: 0, characterScore }, locale)
    const { details, trait, low, high } = words[locale]
    const rows = await rowsOf(details)
    expect(rows).toHaveLength(7)
    for (const [index, name] of traitsOf(0).entries()) {
      const row = within(rows[index] ?? document.body)
      expect(row.getByRole('rowheader').textContent).toBe(trait[name])
      expect(row.getByText(low[name])).toBeTruthy()
      expect(row.getByText(high[name])).toBeTruthy()
      expect(row.getByText(characterScore[`${name}Comment`])).toBeTruthy()
      expect(rows[index]?.querySelectorAll('.place')).toHaveLength(1)
    }
  },
)

test('a trait that is still being analysed has no bar, and no radar is drawn without it', async () => {
  show({ reportDim: 1, characterScore: { ...characterScore, adapt: -1 } })
  const rows = await rowsOf(en.details)
  expect(within(rows[1] ?? document.body).getByText(ui.analysing)).toBeTruthy()
  expect(rows[1]?.querySelectorAll('.place')).toHaveLength(0)
  expect(screen.queryByRole('table', { name: en.radar })).toBe(null)
  expect(screen.getByRole('status').textContent).toBe(
    'The character is being analysed: 3 of 4 traits are done',
  )
})

test.each([[null], [{ aiAllScore: 4.2 }]])('without a result the tab says so: %o', async (aiData) => {
  show(aiData)
  expect(await screen.findByText(en.none)).toBeTruthy()
  expect(screen.queryByText(en.details)).toBe(null)
})

test('a result that could not be loaded is loaded again on demand', async () => {
  refuse(aiReportData)
  showTab(tab, { 'report-character': en })
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText(en.failed)).toBeTruthy()
  answerAiData({ characterScore })
  await userEvent.click(alert.getByRole('button', { name: ui.retry }))
  expect(await rowsOf(en.details)).toHaveLength(7)
})
