import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import {
  answer,
  answerLater,
  asked,
  refuse,
  show,
  toasts,
} from '../../../report/report/web/panel-under-test.tsx'
import { ReportTabs } from '../../../report/report/web/tabs/report-tabs.tsx'
import { listViewings } from '../../../report/viewings/contract.ts'
import {
  clickEstimate,
  selectAllEstimateGroupBy,
  selectAllEstimateGroupByforCMBC,
  selectEstimateGroupByTimePeriod,
} from '../../../review/evaluations/contract/reading.ts'
import { readEvaluations } from '../../../review/evaluations/rules/wire.ts'
import { unreadQuery } from '../../../review/evaluations/web/unread.ts'
import { EstimatesPanel } from './estimates-panel.tsx'
import {
  anEstimate,
  appliedAt,
  aRecord,
  evaluatorsReport,
  prepareEstimates,
  words,
} from './estimates-under-test.tsx'
import { tab } from './tab.ts'

prepareEstimates()

const showPanel = (report = evaluatorsReport()) => show(<EstimatesPanel report={report} />, words)
const records = () => screen.findByRole('region', { name: '评价记录' })
const askedFor = (path: string) => asked.filter((address) => address.startsWith(`${path}?`))
const queryOf = (address = '') => Object.fromEntries(new URLSearchParams(address.replace(/^.*\?/, '')))

describe('the records', () => {
  test('say who, in which stage, what they decided, their stars, when and in what words [R2-060 R4-034]', async () => {
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

  test('tell a decision with its own time, where more was said afterwards [R4-034]', async () => {
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

  test('keep a decision that the same person changed later, with its own words and time [R4-034]', async () => {
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

  test('name the parts that a person said more about than one', async () => {
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

  test('that are many are drawn in pieces', async () => {
    answer(
      selectAllEstimateGroupBy,
      Array.from({ length: 70 }, (_, index) => aRecord(`e${index}`)),
    )
    const { user } = showPanel()
    expect(await within(await records()).findAllByRole('listitem')).toHaveLength(50)
    await user.click(screen.getByRole('button', { name: '显示更早的 20 条' }))
    expect(within(await records()).getAllByRole('listitem')).toHaveLength(70)
  })

  test('say so when there are none', async () => {
    showPanel()
    expect(await screen.findByText('暂无记录')).toBeTruthy()
  })

  test('that could not be loaded are told with the server’s words, and asked for again on demand [R8-004]', async () => {
    refuse(selectAllEstimateGroupBy, '服务器繁忙')
    const { user } = showPanel()
    const section = await records()
    await within(section).findByText(/评价记录未能载入/)
    expect(toasts).toEqual(['服务器繁忙'])
    answer(selectAllEstimateGroupBy, [aRecord('e1')])
    await user.click(within(section).getByRole('button', { name: '重试' }))
    expect(await screen.findByText('周予川')).toBeTruthy()
  })

  test('are asked for by candidate and interview', async () => {
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
    'are those of one stage where evaluations are kept so: %s [R6-026 P6-029]',
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
})

describe('opening the tab', () => {
  const news = aRecord('e1', { estimates: [anEstimate('e1', { createdTime: appliedAt + 5_000 })] })

  test('marks as read what is shown, up to the newest of it, and says what was new [R7-012 R7-052]', async () => {
    answer(selectAllEstimateGroupBy, [news])
    answer(selectEstimateGroupByTimePeriod, [news], String(appliedAt))
    showPanel()
    await waitFor(() => expect(askedFor(clickEstimate.path)).toHaveLength(1))
    expect(queryOf(askedFor(clickEstimate.path)[0])).toEqual({
      jobseekerChannelId: 'c1',
      interviewId: 'i1',
      interviewerId: 'u12',
      startTime: String(appliedAt + 5_000),
    })
    // The server knows it as read, and the reader still sees what was new.
    answer(selectEstimateGroupByTimePeriod, [], String(appliedAt + 5_000))
    await waitFor(() => expect(askedFor(selectEstimateGroupByTimePeriod.path).length).toBeGreaterThan(1))
    expect(await screen.findByText('未读')).toBeTruthy()
    expect(askedFor(clickEstimate.path)).toHaveLength(1)
  })

  test('marks nothing by what it knew before, which is asked for again first', async () => {
    answer(selectAllEstimateGroupBy, [news])
    answer(selectEstimateGroupByTimePeriod, [news], String(appliedAt))
    const report = evaluatorsReport()
    const { queries, unmount } = showPanel(report)
    await waitFor(() => expect(askedFor(clickEstimate.path)).toHaveLength(1))
    unmount()
    // Another page has marked the same meanwhile, and something came after it.
    await queries.cancelQueries()
    queries.setQueryData(unreadQuery({ ...report, recommendStageId: undefined }).queryKey, {
      since: appliedAt,
      records: readEvaluations([news]),
    })
    await queries.invalidateQueries({ refetchType: 'none' })
    const arrive = answerLater(selectEstimateGroupByTimePeriod, [], String(appliedAt + 5_000))
    show(<EstimatesPanel report={report} />, words, queries)
    expect(await screen.findByText('周予川')).toBeTruthy()
    arrive()
    await waitFor(() => expect(queries.isFetching()).toBe(0))
    expect(askedFor(clickEstimate.path)).toEqual([])
  })

  test('asks with the candidate, the interview and the viewer [R7-010]', async () => {
    showPanel()
    await waitFor(() => expect(askedFor(selectEstimateGroupByTimePeriod.path)).toHaveLength(1))
    expect(queryOf(askedFor(selectEstimateGroupByTimePeriod.path)[0])).toEqual({
      jobseekerChannelId: 'c1',
      interviewId: 'i1',
      interviewerId: 'u12',
    })
  })

  test('asks and marks with the stage that the address names [R6-026 R7-012]', async () => {
    answer(selectAllEstimateGroupByforCMBC, [news])
    answer(selectEstimateGroupByTimePeriod, [news], String(appliedAt))
    const report = evaluatorsReport({ address: { recommendStageId: '3' } })
    showPanel({ ...report, facts: { ...report.facts, isEvaluatedByStage: true } })
    await waitFor(() => expect(askedFor(clickEstimate.path)).toHaveLength(1))
    const stages = [...askedFor(selectEstimateGroupByTimePeriod.path), ...askedFor(clickEstimate.path)].map(
      (address) => queryOf(address).recommendStageId,
    )
    expect(new Set(stages)).toEqual(new Set(['3']))
  })

  test('marks nothing where all is read', async () => {
    answer(selectAllEstimateGroupBy, [news])
    answer(selectEstimateGroupByTimePeriod, [], String(appliedAt + 5_000))
    showPanel()
    expect(await screen.findByText('周予川')).toBeTruthy()
    expect(screen.queryByText('未读')).toBe(null)
    expect(askedFor(clickEstimate.path)).toEqual([])
  })
})

describe('who read the report', () => {
  const title = '谁看过这份报告'

  test('stands at the end for whoever may know, and is asked for when it is unfolded', async () => {
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

  test('is not there for anybody else', async () => {
    showPanel()
    await screen.findByText('暂无记录')
    expect(screen.queryByRole('button', { name: title })).toBe(null)
  })
})

describe('the count beside the tab’s name', () => {
  const showTabs = (report = evaluatorsReport()) =>
    show(<ReportTabs tabs={{ shown: [tab], active: null }} report={report} panelId="p" />, words)

  test.each([
    [1, '评价 1 未读'],
    [99, '评价 99 未读'],
    [100, '评价 99+ 未读'],
    [0, '评价'],
  ])('of %i unread evaluations reads %s [R2-070]', async (count, name) => {
    const estimates = Array.from({ length: count }, (_, index) => anEstimate(`e${index}`))
    const unread = count > 0 ? [aRecord('e', { estimates })] : []
    answer(selectEstimateGroupByTimePeriod, unread, String(appliedAt))
    showTabs()
    await waitFor(() => expect(askedFor(selectEstimateGroupByTimePeriod.path)).toHaveLength(1))
    expect(await screen.findByRole('tab', { name })).toBeTruthy()
  })

  test('is of the stage that the address names [R6-026]', async () => {
    showTabs(evaluatorsReport({ address: { recommendStageId: '3' } }))
    await waitFor(() => expect(askedFor(selectEstimateGroupByTimePeriod.path)).toHaveLength(1))
    expect(queryOf(askedFor(selectEstimateGroupByTimePeriod.path)[0])).toMatchObject({
      recommendStageId: '3',
    })
  })

  test('is left out where the call fails, which is said in the server’s words [R8-006]', async () => {
    refuse(selectEstimateGroupByTimePeriod, '服务器繁忙')
    showTabs()
    await waitFor(() => expect(toasts).toEqual(['服务器繁忙']))
    expect(screen.getByRole('tab', { name: '评价' })).toBeTruthy()
  })
})
