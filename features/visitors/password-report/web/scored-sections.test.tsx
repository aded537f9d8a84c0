import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { link, openPage, partOf } from './page-under-test.tsx'
import { answer, judged, noEvidence, quoted, ready } from './scores-under-test.ts'

test('each competency has its name and its reason [P2-097]', async () => {
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
  'the expressions of an analysis that is %s show as in the report, and competencies only while they may come',
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

test('customised items stand for written answers, each with its reason, and not where all answers are recorded [P2-099 P2-104]', async () => {
  const labelGroupScoreList = [
    { label: '数据库', labelScore: 4, labelTotalScore: 5, labeldesc: '索引与事务' },
  ]
  const answers = [answer('数据库', 2, 3), answer('数据库', 7, 4), answer('表达', 1, 5)]
  await openPage({ aiData: { ...ready, labelGroupScoreList }, answers })
  const items = within(await partOf('定制测评项目')).getAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual(['数据库7 / 10索引与事务'])
})

test('customised items of answers that cannot be read are told as unreadable, beside the analysis', async () => {
  await openPage({ aiData: ready, interview: { unreadable: ['answers'] } })
  expect(
    within(await partOf('定制测评项目')).getByText('这部分内容已收到，但无法读取，请联系管理员'),
  ).toBeTruthy()
  expect(await partOf('得分概览')).toBeTruthy()
  expect(within(await partOf('得分概览')).queryByText('这部分内容已收到，但无法读取，请联系管理员')).toBe(
    null,
  )
})

test('recorded answers alone have no customised part', async () => {
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

test('explanations cover the shown sections, and the disclaimer stands last with the validity of the report [P2-100 P2-101 P9-009]', async () => {
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
])(
  'a time of %o of %o seconds has no bar, and no explanation of one [P2-100]',
  async (usetime, totaltime) => {
    await openPage({ aiData: { ...ready, aiAllScore: 4 }, result: { usetime, totaltime } })
    const explained = within(await partOf('关键指标说明'))
    expect(explained.getAllByRole('term').map((term) => term.textContent)).toEqual(['AI 总评'])
  },
)

test('competencies and the overall score lead to their moments, or say that there are none [D08]', async () => {
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
])('an overall score of %i without evidence says %i times that it has none', async (score, times) => {
  await openPage({ aiData: { ...ready, aiAllScore: score } })
  expect(within(await partOf('得分概览')).queryAllByText(noEvidence)).toHaveLength(times)
})

test('a share of the summary alone says nothing of evidence', async () => {
  await openPage({ aiData: judged, answers: quoted.answers, opens: ['overviewAI'] })
  await partOf('胜任力分析')
  expect(screen.queryByText(noEvidence)).toBe(null)
  expect(screen.queryByRole('link', { name: /Q1/ })).toBe(null)
})
