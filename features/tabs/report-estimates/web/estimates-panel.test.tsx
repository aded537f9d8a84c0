import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, refuse, toasts } from '../../../report/report/web/panel-under-test.tsx'
import { listViewings } from '../../../report/viewings/contract.ts'
import {
  selectAllEstimateGroupBy,
  selectAllEstimateGroupByforCMBC,
} from '../../../review/evaluations/contract/reading.ts'
import { askedFor, queryOf, records, showPanel } from './estimates-panel-under-test.tsx'
import {
  anEstimate,
  appliedAt,
  aRecord,
  evaluatorsReport,
  prepareEstimates,
} from './estimates-under-test.tsx'

prepareEstimates()

test('the records say who, in which stage, what they decided, their stars, when and in what words [R2-060 R4-034]', async () => {
  answer(selectAllEstimateGroupBy, [
    aRecord('e1', {
      estimateStatus: 1,
      estimates: [anEstimate('e1', { estimateScore: 4.5, estimateContent: '第一行\n第二行' })],
    }),
    aRecord('e2', { estimateUserName: '陈薇安', estimateStatus: 2, stageName: '已淘汰' }),
    aRecord('e3', { estimateUserName: '韩砚秋', estimateStatus: 4, isOwn: true }),
    aRecord('e4', { estimateUserName: '何静姝', estimateStatus: null }),
  ])
  showPanel()
  const [first, second, third, fourth, ...rest] = await within(await records()).findAllByRole('listitem')
  if (!first || !second || !third || !fourth) throw new Error('a record is missing')
  expect(rest).toEqual([])
  expect(first.textContent).toContain('2026-03-14 10:41:07')
  expect(first.textContent).toContain('周予川')
  expect(within(first).getByText('通过')).toBeTruthy()
  expect(within(first).getByText('初筛')).toBeTruthy()
  expect(within(first).getByRole('img', { name: /4\.5/ })).toBeTruthy()
  expect(within(first).getByText(/第一行/).textContent).toBe('第一行\n第二行')
  expect(within(second).getByText('淘汰')).toBeTruthy()
  expect(within(second).getByText('已淘汰')).toBeTruthy()
  expect(within(second).queryByRole('img')).toBe(null)
  expect(within(third).getByText('待定')).toBeTruthy()
  expect(within(third).getByText('我')).toBeTruthy()
  for (const decision of ['通过', '淘汰', '待定']) expect(within(fourth).queryByText(decision)).toBe(null)
  expect(screen.getByText('4 条评价')).toBeTruthy()
})

test('the records tell a decision with its own time, where more was said afterwards [R4-034]', async () => {
  const decidedAt = Date.UTC(2026, 2, 12, 1, 0, 0)
  answer(selectAllEstimateGroupBy, [
    aRecord('a', { estimateStatus: 1, decidedAt }),
    aRecord('b', { estimateStatus: 2, decidedAt: anEstimate('b').createdTime, estimateUserName: '孙悦' }),
  ])
  showPanel()
  const [later, alone] = await screen.findAllByRole('listitem')
  expect(later?.textContent).toContain('通过于 2026-03-12 09:00:00 决定')
  expect(later?.textContent).toContain('2026-03-14 10:41:07')
  expect(alone?.textContent).toContain('淘汰')
  expect(alone?.textContent).not.toContain('决定')
})

test('the records keep a decision that the same person changed later, with its own words and time [R4-034]', async () => {
  const rejectedAt = Date.UTC(2026, 2, 12, 1, 0, 0)
  const parts = [
    anEstimate('e2', { estimateStatus: 1, estimateContent: '复谈后改变看法。' }),
    anEstimate('e1', { estimateStatus: 2, estimateContent: '深度不足。', createdTime: rejectedAt }),
  ]
  answer(selectAllEstimateGroupBy, [aRecord('e2', { estimateStatus: 1, estimates: parts })])
  showPanel()
  const section = within(await records())
  const earlier = (await section.findByText('深度不足。')).closest('li')
  expect(earlier?.textContent).toContain('淘汰')
  expect(earlier?.textContent).toContain('2026-03-12 09:00:00')
  const later = section.getByText('复谈后改变看法。').closest('li')
  expect(later?.textContent).toContain('通过')
})

test('the records name the parts that a person said more about than one', async () => {
  const parts = [
    anEstimate('e1', { estimateContent: '总评。' }),
    anEstimate('e2', { estimateType: 2, estimateScore: 3, estimateContent: '视频。' }),
    anEstimate('e3', { estimateType: 6, estimateContent: '更适合架构。' }),
  ]
  answer(selectAllEstimateGroupBy, [aRecord('e1', { estimates: parts })])
  showPanel()
  for (const text of ['综合评价', '视频评价', '岗位建议', '更适合架构。']) {
    expect(await screen.findByText(text)).toBeTruthy()
  }
})

test('the records that are many are drawn in pieces', async () => {
  answer(
    selectAllEstimateGroupBy,
    Array.from({ length: 70 }, (_, index) => aRecord(`e${index}`)),
  )
  const { user } = showPanel()
  expect(await within(await records()).findAllByRole('listitem')).toHaveLength(50)
  await user.click(screen.getByRole('button', { name: '显示更早的 20 条' }))
  expect(within(await records()).getAllByRole('listitem')).toHaveLength(70)
})

test('the records say so when there are none', async () => {
  showPanel()
  expect(await screen.findByText('暂无记录')).toBeTruthy()
})

test('the records that could not be loaded are told with the server’s words, and asked for again on demand [R8-004]', async () => {
  refuse(selectAllEstimateGroupBy, '服务器繁忙')
  const { user } = showPanel()
  const section = await records()
  await within(section).findByText(/评价记录未能载入/)
  expect(toasts).toEqual(['服务器繁忙'])
  answer(selectAllEstimateGroupBy, [aRecord('e1')])
  await user.click(within(section).getByRole('button', { name: '重试' }))
  expect(await screen.findByText('周予川')).toBeTruthy()
})

test('the records are asked for by candidate and interview', async () => {
  showPanel()
  await screen.findByText('暂无记录')
  expect(askedFor(selectAllEstimateGroupBy.path).map(queryOf)).toEqual([
    { jobseekerChannelId: 'c1', interviewId: 'i1' },
  ])
})

test.each([
  ['of the stage that the address names', { recommendStageId: '3' }, '3'],
  ['of where the candidate is, where it names none', {}, '2'],
])(
  'the records are those of one stage where evaluations are kept so: %s [R6-026 P6-029]',
  async (_case, address, stage) => {
    answer(selectAllEstimateGroupByforCMBC, [aRecord('e1')])
    const report = evaluatorsReport()
    const facts = { ...report.facts, isEvaluatedByStage: true }
    showPanel({ ...report, facts, address })
    expect(await screen.findByText('周予川')).toBeTruthy()
    expect(askedFor(selectAllEstimateGroupBy.path)).toEqual([])
    expect(queryOf(askedFor(selectAllEstimateGroupByforCMBC.path)[0])).toMatchObject({
      recommendStageId: stage,
    })
  },
)

const title = '谁看过这份报告'

test('the list of readers stands at the end for users who may see it, and is asked for when it is unfolded', async () => {
  answer(listViewings, [
    {
      userId: 'u1',
      userName: '沈岚',
      firstTime: appliedAt,
      lastTime: appliedAt,
      viewedMs: 5_000,
      visits: 1,
    },
  ])
  const report = evaluatorsReport()
  const { user } = showPanel({ ...report, facts: { ...report.facts, acts: new Set(['readViewings']) } })
  const fold = await screen.findByRole('button', { name: title })
  expect(askedFor(listViewings.path)).toEqual([])
  await user.click(fold)
  expect(await within(screen.getByRole('region', { name: title })).findByText('沈岚')).toBeTruthy()
})

test('the list of readers is not there for anybody else', async () => {
  showPanel()
  await screen.findByText('暂无记录')
  expect(screen.queryByRole('button', { name: title })).toBe(null)
})
