import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aWireAnswer } from '../../../candidates/interviews/rules/reply-under-test.ts'
import { messages as words } from '../messages/cn.ts'
import { link, openPage, partOf } from './page-under-test.tsx'
import { TimeBar } from './time-bar.tsx'

const ready = { isOrderAi: 2, l2ReportInfo: { l2status: 0 } }
const answer = (label_name: string, problem_answer_method: number, actualscore: number) =>
  aWireAnswer(label_name, { label_name, problem_answer_method, actualscore, labelscore: 5 })

async function ringsOf(given: Parameters<typeof openPage>[0]): Promise<string[]> {
  await openPage(given)
  const overview = within(await partOf('得分概览'))
  return overview.getAllByRole('img').map((ring) => ring.getAttribute('aria-label') ?? '')
}

test('the overview tells the overall score, the customised one and the three that it is made of, each out of 5 [P2-092 P2-093 P2-095 P9-011]', async () => {
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
  'of totals that are shown (%s) it is said that there are none, and of hidden ones it is not',
  async (total, times) => {
    await openPage({ aiData: null, answers: [answer('数据库', 2, 3)], shows: { total } })
    await partOf('得分概览')
    expect(screen.queryAllByText('暂无 AI 分析')).toHaveLength(times)
  },
)

test('who reads the scores by a link is told that the answers have changed since', async () => {
  await openPage({ aiData: { ...ready, aiAllScore: 4 }, isOutdated: true })
  const overview = within(await partOf('得分概览'))
  expect(await overview.findByText(/评分可能与现在的回答不符/)).toBeTruthy()
})

test('on the scale of 3 the overall score is stars, and never a ring [P9-012]', async () => {
  const rings = await ringsOf({ aiData: { ...ready, isL5Position: 1, l5Star: 3 } })
  expect(rings.filter((ring) => ring.startsWith('AI'))).toEqual([])
  expect(screen.getByText('AI 总评 3.0，处于“超出期望”。')).toBeTruthy()
})

test('with the switch of level labels off no score is worded by a level, nor marked on their scale [R6-017]', async () => {
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
])('of 2700 seconds %i were used: the bar marks one of three zones [P2-094 P4-037]', (usetime, zone) => {
  renderScreen(<TimeBar usedMs={usetime * 1000} limitMs={2_700_000} />, {
    locale: 'cn',
    messages: { 'password-report': words },
  })
  const marked = screen.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current'))
  expect(marked.map((item) => item.textContent)).toEqual([zone])
})

test('each competency has its name and what is said of it [P2-097]', async () => {
  const dimLabelList = [
    { assessmentPoint: '系统设计', calculateStar: 4.6, scoreReason: '说明了幂等键。' },
    { assessmentPoint: '数据建模', calculateStar: -1, scoreReason: '还缺回退方案。' },
  ]
  await openPage({ aiData: { ...ready, l2ReportInfo: { l2status: 0, dimLabelList } } })
  const list = within(await partOf('胜任力分析'))
  expect(list.getByRole('heading', { name: '系统设计' })).toBeTruthy()
  expect(list.getByText('说明了幂等键。')).toBeTruthy()
  expect(list.getByText('还缺回退方案。')).toBeTruthy()
  expect(list.getByText('分析中')).toBeTruthy()
})

test('anger and disgust are one slice of the chart, and two among the top emotions [P2-098 P9-031]', async () => {
  const emtions = [
    { emotionname: 'neutral', emotioncount: 5 },
    { emotionname: 'anger', emotioncount: 2 },
    { emotionname: 'disgust', emotioncount: 3 },
  ]
  const topemotion = [
    { emotionname: 'anger', emotiondesc: '谈到加班时。' },
    { emotionname: 'disgust', emotiondesc: '谈到推诿时。' },
  ]
  await openPage({ aiData: { ...ready, emotionScores: { emtions, topemotion } } })
  const table = within(await screen.findByRole('table', { name: '情绪分析' }))
  expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
    '情绪占比',
    '平静50.00%',
    '讨厌50.00%',
  ])
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(
    expect.arrayContaining(['愤怒', '厌恶']),
  )
  const arcs = [...(await partOf('情绪分析')).querySelectorAll('svg circle')]
  expect(arcs.map((arc) => [arc.getAttribute('stroke'), arc.getAttribute('stroke-dasharray')])).toEqual([
    ['var(--emo-neutral)', '49.4 50.6'],
    ['var(--emo-disgust)', '49.4 50.6'],
  ])
})

test.each([
  ['being made', {}, false],
  ['stopped', { isL2ScoreStop: 1 }, true],
])(
  'of an analysis that is %s the shares of expressions show as in the report, and competencies only while they may come',
  async (_case, more, isShown) => {
    const emotionScores = { emtions: [{ emotionname: 'neutral', emotioncount: 5 }], topemotion: [] }
    await openPage({ aiData: { ...ready, l2ReportInfo: { l2status: 1 }, emotionScores, ...more } })
    await screen.findByRole('region', { name: '情绪分析' })
    const words = () => screen.getByRole('region', { name: '情绪分析' }).textContent
    await waitFor(() => expect(words()).toContain(isShown ? '100.00%' : '分析中'))
    expect(words()).not.toContain(isShown ? '分析中' : '100.00%')
    expect(screen.queryByRole('region', { name: '胜任力分析' }) === null).toBe(isShown)
  },
)

test('customised items stand where an answer was written, with what is said of each, and not where all are recorded [P2-099 P2-104]', async () => {
  const labelGroupScoreList = [
    { label: '数据库', labelScore: 4, labelTotalScore: 5, labeldesc: '索引与事务' },
  ]
  const answers = [answer('数据库', 2, 3), answer('数据库', 7, 4), answer('表达', 1, 5)]
  await openPage({ aiData: { ...ready, labelGroupScoreList }, answers })
  const items = within(await partOf('定制测评项目')).getAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual(['数据库7 / 10索引与事务'])
})

test('customised items of answers that cannot be read are said to be that, beside the analysis', async () => {
  await openPage({ aiData: ready, interview: { unreadable: ['answers'] } })
  expect(
    within(await partOf('定制测评项目')).getByText('这部分内容已收到，但无法读取，请联系管理员'),
  ).toBeTruthy()
  expect(await partOf('得分概览')).toBeTruthy()
  expect(within(await partOf('得分概览')).queryByText('这部分内容已收到，但无法读取，请联系管理员')).toBe(
    null,
  )
})

test('with recorded answers alone there is no customised part', async () => {
  await openPage({ aiData: ready, answers: [answer('表达', 1, 5)] })
  await partOf('得分概览')
  expect(screen.queryByRole('region', { name: '定制测评项目' })).toBe(null)
  expect(screen.queryByText('定制测评')).toBe(null)
})

test.each([
  [0, '满分 5', '模型对整场面试的判断，满分 5 分，分为五个级别。'],
  [1, '满分 3', '模型对整场面试的判断，满分 3 分，分为五个级别。'],
])(
  'an L5 position of %i is explained on the scale of its score [P2-100]',
  async (isL5Position, scale, text) => {
    const overall = isL5Position ? { l5Star: 2 } : { aiAllScore: 2 }
    await openPage({ aiData: { ...ready, isL5Position, ...overall } })
    expect((await partOf('得分概览')).textContent).toContain(scale)
    expect(within(await partOf('关键指标说明')).getByText(text)).toBeTruthy()
  },
)

test('an overall score that is still to come stands on its own scale [P4-013]', async () => {
  await openPage({ aiData: { ...ready, isL5Position: 1, l5Star: -1 } })
  const overview = await partOf('得分概览')
  expect(overview.textContent).toContain('满分 3')
  expect(within(overview).queryByRole('img', { name: /^AI/ })).toBe(null)
})

test('what shows is explained, and the disclaimer stands last, naming how long the report is valid [P2-100 P2-101 P9-009]', async () => {
  await openPage({
    aiData: { ...ready, aiAllScore: 4, speechScore: 3 },
    result: { usetime: 1, totaltime: 9 },
  })
  const explained = within(await partOf('关键指标说明'))
  expect(explained.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'AI 总评',
    '语音',
    '答题用时',
  ])
  const regions = screen.getAllByRole('region')
  expect(regions.at(-1)?.textContent).toContain('报告约 12 个月内有效')
})

test.each([
  [null, 2700],
  [600, null],
  [600, 0],
])('of %o of %o seconds there is no bar, and nothing explains one [P2-100]', async (usetime, totaltime) => {
  await openPage({ aiData: { ...ready, aiAllScore: 4 }, result: { usetime, totaltime } })
  const explained = within(await partOf('关键指标说明'))
  expect(explained.getAllByRole('term').map((term) => term.textContent)).toEqual(['AI 总评'])
})

const judged = {
  ...ready,
  aiAllScore: 4.2,
  l2ReportInfo: {
    l2status: 0,
    dimLabelList: [
      { assessmentPoint: '系统设计', calculateStar: 4.6 },
      { assessmentPoint: '数据建模', calculateStar: 3.1 },
    ],
  },
}
const quoted = {
  answers: [aWireAnswer('v 1', { sessionStartMs: 300_000, durationMs: 30_000 })],
  evidence: [
    {
      externalId: 'e&1',
      claim: { kind: 'competency' as const, name: '系统设计' },
      kind: 'supports' as const,
      question_id: 'v 1',
      quote: '一个幂等键',
      startMs: 21_500,
      endMs: 24_000,
    },
  ],
}
const noEvidence = '这项评分没有给出证据'

test('competencies and the overall score lead to the moments that they rest on, or say that there are none [D08]', async () => {
  await openPage({ aiData: judged, ...quoted })
  const competencies = within(await partOf('胜任力分析'))
  const chip = competencies.getByRole('link', { name: '支持：Q1 05:21' })
  const { pathname, searchParams } = new URL(chip.getAttribute('href') ?? '', location.origin)
  expect(pathname).toBe('/reportDetail')
  expect(Object.fromEntries(searchParams)).toEqual({
    id: link,
    q: 'v 1',
    t: '321.5',
    ev: 'e&1',
    from: 'interview',
  })
  expect(competencies.getAllByText(noEvidence)).toHaveLength(1)
  const overview = within(await partOf('得分概览'))
  expect(overview.getByRole('link', { name: '支持：Q1 05:21' }).getAttribute('href')).toBe(
    chip.getAttribute('href'),
  )
})

test.each([
  [4.2, 1],
  [-1, 0],
])(
  'of an overall score of %i without evidence it is said %i times that it has none',
  async (score, times) => {
    await openPage({ aiData: { ...ready, aiAllScore: score } })
    expect(within(await partOf('得分概览')).queryAllByText(noEvidence)).toHaveLength(times)
  },
)

test('where the share opens the summary alone, nothing is said of evidence', async () => {
  await openPage({ aiData: judged, answers: quoted.answers, opens: ['overviewAI'] })
  await partOf('胜任力分析')
  expect(screen.queryByText(noEvidence)).toBe(null)
  expect(screen.queryByRole('link', { name: /Q1/ })).toBe(null)
})
