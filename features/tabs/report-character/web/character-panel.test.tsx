import type { Locale } from '@candor/messages/locale'
import { allWordsOf } from '@candor/testkit/web/words'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { SentAiData } from '../../../findings/analysis/contract/ai-data.ts'
import { aiReportData } from '../../../findings/analysis/contract/calls.ts'
import { answerAiData, refuse, showTab } from '../../../report/report/web/test-tab-under-test.tsx'
import { tab } from './tab.ts'

const words = await allWordsOf('report-character')

function show(aiData: SentAiData | null, locale: Locale = 'en') {
  answerAiData(aiData)
  return showTab(tab, words[locale], locale)
}

const characterScore = {
  social: 85,
  socialComment: 'Speaks first.',
  adapt: 3,
  adaptComment: 'Plans ahead.',
  curious: 60,
  curiousComment: 'Reads the source.',
  harmonious: 41,
  harmoniousComment: 'Says no.',
  duty: 100,
  dutyComment: 'Keeps lists.',
  ambition: 70,
  ambitionComment: 'Aims for more.',
  autonomy: 20,
  autonomyComment: 'Asks early.',
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
    const rows = await rowsOf('Scores by trait')
    expect(rows).toHaveLength(count)
    expect(rows[0]?.textContent).toBe('Sociability8.5 of 10')
    expect(rows[1]?.textContent).toBe('Adaptability1.0 of 10')
    const radar = screen.getByRole('table', { name: 'Scores by trait' }).closest('figure')
    expect(radar?.querySelectorAll('path.spoke')).toHaveLength(count)
  },
)

test('the summary lists what each trait leans to, with its value [R2-130]', async () => {
  show({ reportDim: 0, characterScore })
  const list = within(await screen.findByRole('list', { name: 'Summary of traits' })).getAllByRole('listitem')
  expect(list.map((item) => item.textContent)).toEqual([
    'SociabilityOutgoing, seeks company8.5',
    'AdaptabilityLikes what is stable and familiar1.0',
    'CuriosityBetween the two ends6.0',
    'HarmonyBetween the two ends4.1',
    'Sense of dutyOrganised, keeps promises10.0',
    'AmbitionAims high, likes to compete7.0',
    'AutonomyLikes to be guided2.0',
  ])
})

const comments = [
  'Speaks first.',
  'Plans ahead.',
  'Reads the source.',
  'Says no.',
  'Keeps lists.',
  'Aims for more.',
  'Asks early.',
]

test.each([
  [
    'en',
    'Traits in detail',
    [
      ['Sociability', 'Reserved, likes to work alone', 'Outgoing, seeks company'],
      ['Adaptability', 'Likes what is stable and familiar', 'Adapts quickly to change'],
      ['Curiosity', 'Keeps to well-known ground', 'Likes to explore what is new'],
      ['Harmony', 'Frank, holds firm views', 'Agreeable, values working together'],
      ['Sense of duty', 'Easy-going, works flexibly', 'Organised, keeps promises'],
      ['Ambition', 'Content, values balance', 'Aims high, likes to compete'],
      ['Autonomy', 'Likes to be guided', 'Likes to decide alone'],
    ],
  ],
  [
    'cn',
    '维度详情',
    [
      ['社交性', '内敛，习惯独立做事', '外向，乐于与人交往'],
      ['适应性', '喜欢稳定、熟悉的环境', '能较快适应变化'],
      ['求知欲', '专注于熟悉的领域', '乐于探索新事物'],
      ['亲和性', '直率，坚持自己的看法', '随和，看重合作'],
      ['责任心', '随性，做事灵活', '有条理，信守承诺'],
      ['进取心', '知足，看重平衡', '目标高，愿意竞争'],
      ['自主性', '愿意听取指导', '倾向于自己做决定'],
    ],
  ],
  [
    'zh-TW',
    '維度詳情',
    [
      ['社交性', '內斂，習慣獨立做事', '外向，樂於與人交往'],
      ['適應性', '喜歡穩定、熟悉的環境', '能較快適應變化'],
      ['求知慾', '專注於熟悉的領域', '樂於探索新事物'],
      ['親和性', '直率，堅持自己的看法', '隨和，看重合作'],
      ['責任心', '隨性，做事靈活', '有條理，信守承諾'],
      ['進取心', '知足，看重平衡', '目標高，願意競爭'],
      ['自主性', '願意聽取指導', '傾向於自己做決定'],
    ],
  ],
] as const)(
  'each trait has a bar, both traits at its ends, and its comment: %s [R2-131]',
  async (locale, title, traits) => {
    show({ reportDim: 0, characterScore }, locale)
    const rows = await rowsOf(title)
    expect(rows).toHaveLength(7)
    for (const [index, [name, low, high]] of traits.entries()) {
      const row = within(rows[index] ?? document.body)
      expect(row.getByRole('rowheader').textContent).toBe(name)
      for (const text of [low, high, comments[index] ?? '']) expect(row.getByText(text)).toBeTruthy()
      expect(rows[index]?.querySelectorAll('.place')).toHaveLength(1)
    }
  },
)

test('a trait that is still being analysed has no bar, and no radar is drawn without it', async () => {
  show({ reportDim: 1, characterScore: { ...characterScore, adapt: -1 } })
  const rows = await rowsOf('Traits in detail')
  expect(within(rows[1] ?? document.body).getByText('Analysing')).toBeTruthy()
  expect(rows[1]?.querySelectorAll('.place')).toHaveLength(0)
  expect(screen.queryByRole('table', { name: 'Scores by trait' })).toBe(null)
  expect(screen.getByRole('status').textContent).toBe(
    'The character is being analysed: 3 of 4 traits are done',
  )
})

test.each([[null], [{ aiAllScore: 4.2 }]])(
  'without a result the tab says so: %o [R2-146]',
  async (aiData) => {
    show(aiData)
    expect(await screen.findByText('No character result')).toBeTruthy()
    expect(screen.queryByText('Traits in detail')).toBe(null)
  },
)

test('a result that could not be loaded is loaded again on demand', async () => {
  refuse(aiReportData)
  showTab(tab, words.en)
  const alert = within(await screen.findByRole('alert'))
  expect(
    alert.getByText('The character result could not be loaded. The rest of the page still works.'),
  ).toBeTruthy()
  answerAiData({ characterScore })
  await userEvent.click(alert.getByRole('button', { name: 'Retry' }))
  expect(await rowsOf('Traits in detail')).toHaveLength(7)
})

test.each([
  [
    'en',
    'This part was imported but could not be read. Please tell an administrator.',
    'No character result',
  ],
  ['cn', '这部分内容已收到，但无法读取，请联系管理员', '暂无职业性格测评结果'],
  ['zh-TW', '這部分內容已收到，但無法讀取，請聯絡管理員', '暫無職業性格測驗結果'],
] as const)(
  'a result that cannot be read is said to be that, and not to be none: %s',
  async (locale, text, none) => {
    // Older results within the AI data do not stand for it.
    answerAiData({ characterScore }, ['tests.character'])
    showTab(tab, words[locale], locale)
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.queryByText(none)).toBe(null)
    expect(screen.queryByRole('table')).toBe(null)
  },
)

test('a result that may be within AI data that cannot be read is not said to be none', async () => {
  answerAiData(null, ['aiData'])
  showTab(tab, words.en)
  expect(await screen.findByText(/could not be read/)).toBeTruthy()
})
