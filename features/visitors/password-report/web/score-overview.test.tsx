import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { messages as words } from '../messages/cn.ts'
import { openPage, partOf } from './page-under-test.tsx'
import { answer, ready, ringsOf } from './scores-under-test.ts'
import { TimeBar } from './time-bar.tsx'

test('the overview tells the overall score, the customised one and its three parts, each out of 5 [P2-092 P2-093 P2-095 P9-011]', async () => {
  const aiData = { ...ready, aiAllScore: 4, tdnaScore: 4.3, emotionScore: 3.6, speechScore: 4.1 }
  const rings = await ringsOf({ aiData, answers: [answer('数据库', 2, 3)] })
  expect(rings).toEqual([
    'AI 总评: 4.0 满分 5',
    '定制测评: 3.0 满分 5',
    '人才基因: 4.3 满分 5',
    '情绪: 3.6 满分 5',
    '语音: 4.1 满分 5',
  ])
})

test.each([-1, null])('a score of %o is being analysed, and never a low one [P4-013]', async (score) => {
  const aiData = { ...ready, aiAllScore: score, tdnaScore: score, emotionScore: score, speechScore: score }
  const rings = await ringsOf({ aiData, answers: [answer('数据库', 2, -1)] })
  expect(rings).toHaveLength(5)
  for (const ring of rings) expect(ring).toMatch(/: 分析中$/)
})

test('scores that were never made, or are not shown, leave no gap', async () => {
  expect(await ringsOf({ aiData: { ...ready, aiAllScore: 4 } })).toEqual(['AI 总评: 4.0 满分 5'])
})

test.each([
  [true, 1],
  [false, 0],
])(
  'shown totals (%s) are told as missing where there are none, and hidden ones are not',
  async (total, times) => {
    await openPage({ aiData: null, answers: [answer('数据库', 2, 3)], shows: { total } })
    await partOf('得分概览')
    expect(screen.queryAllByText('暂无 AI 分析')).toHaveLength(times)
  },
)

test('a reader by a link is told that the answers have changed since the scores', async () => {
  await openPage({ aiData: { ...ready, aiAllScore: 4 }, isOutdated: true })
  const overview = within(await partOf('得分概览'))
  expect(await overview.findByText(/评分可能与现在的回答不符/)).toBeTruthy()
})

test('an overall score on the scale of 3 is stars, and never a ring [P9-012]', async () => {
  const rings = await ringsOf({ aiData: { ...ready, isL5Position: 1, l5Star: 3 } })
  expect(rings.filter((ring) => ring.startsWith('AI'))).toEqual([])
  expect(screen.getByText('AI 总评 3.0，处于“超出期望”。')).toBeTruthy()
})

test('no score is worded by a level with the switch of level labels off, nor marked on the scale of levels [R6-017]', async () => {
  const aiData = { ...ready, aiAllScore: 4, tdnaScore: 4.3 }
  await openPage({ aiData, answers: [answer('数据库', 2, 3)], shows: { levelLabels: false } })
  const overview = await partOf('得分概览')
  expect(within(overview).getAllByRole('img')).toHaveLength(3)
  expect(within(overview).queryByRole('list', { name: '级别，从低到高' })).toBe(null)
  expect(overview.textContent).not.toMatch(/不胜任|一般|基本胜任|优秀|超出期望/)
  expect((await partOf('关键指标说明')).textContent).not.toContain('等级')
})

test.each([
  ['cn', '得分概览', ['不胜任', '一般', '基本胜任', '优秀', '超出期望']],
  ['en', 'Scores', ['Not competent', 'Average', 'Basically competent', 'Excellent', 'Exceeds expectations']],
  ['zh-TW', '得分概覽', ['不勝任', '一般', '基本勝任', '優秀', '超出期望']],
] as const)(
  'the five levels stand from low to high in %s, the score’s own marked [P2-096]',
  async (locale, title, levels) => {
    await openPage({ locale, aiData: { ...ready, aiAllScore: 4.2 } })
    const [scale] = within(await partOf(title)).getAllByRole('list')
    const items = within(scale ?? document.body).getAllByRole('listitem')
    expect(items.map((item) => item.textContent)).toEqual(levels)
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, null, null, 'true', null])
  },
)

test.each([
  [600, '过短'],
  [1200, '正常'],
  [2600, '过长'],
  [9000, '过长'],
])('the bar of 2700 seconds with %i used marks one of three zones [P2-094 P4-037]', (usetime, zone) => {
  renderScreen(<TimeBar usedMs={usetime * 1000} limitMs={2_700_000} />, {
    locale: 'cn',
    messages: { 'password-report': words },
  })
  const marked = screen.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current'))
  expect(marked.map((item) => item.textContent)).toEqual([zone])
})

test('an overall score that is still to come stands on its own scale [P4-013]', async () => {
  await openPage({ aiData: { ...ready, isL5Position: 1, l5Star: -1 } })
  const overview = await partOf('得分概览')
  expect(overview.textContent).toContain('满分 3')
  expect(within(overview).queryByRole('img', { name: /^AI/ })).toBe(null)
})
