import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codes } from '@candor/call/codes'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, openReport, refuse, show, toasts } from '../../../report/report/web/panel-under-test.tsx'
import { listOfflineResults, type OfflineRecord } from '../contract.ts'
import { messages } from '../messages/cn.ts'
import { OfflinePanel } from './offline-panel.tsx'
import { aRecord } from './record-under-test.ts'

const aRound = (interviewRound: number, more: Partial<OfflineRecord> = {}) =>
  aRecord({ interviewRound, createTime: Date.UTC(2026, 2, 14, 2, 41, 7), ...more })

const showPanel = () =>
  show(<OfflinePanel report={openReport({ timeZone: 'Asia/Shanghai' })} />, { 'report-offline': messages })

async function showRounds(...records: OfflineRecord[]) {
  answer(listOfflineResults, records)
  showPanel()
  return screen.findAllByRole('listitem')
}

test('each round has its card with everything that was recorded [R1-019 R2-071]', async () => {
  const cards = await showRounds(
    aRound(1, {
      interviewResult: '建议录用',
      interviewScore: 86,
      suggestPosition: '支付架构师',
      interviewerName: '周予川',
    }),
    aRound(2),
    aRound(3),
  )
  expect(cards).toHaveLength(3)
  const text = cards[0]?.textContent
  for (const part of ['第 1 轮', '建议录用', '86.0', '支付架构师', '周予川', '2026-03-14 10:41:07']) {
    expect(text).toContain(part)
  }
  expect(screen.getByText('3 轮')).toBeTruthy()
})

test('the remark keeps its line breaks [R3-068]', async () => {
  await showRounds(aRound(1, { interviewRemark: '表达清楚\n\n小组中主动收尾' }))
  const remark = screen.getByText(/表达清楚/)
  expect(remark.textContent).toBe('表达清楚\n\n小组中主动收尾')
  // A page of tests knows no sheet, so what keeps the breaks is read from there.
  const sheet = readFileSync(join(import.meta.dirname, 'offline-card.module.css'), 'utf8')
  const [, declared = ''] = sheet.match(new RegExp(`\\.${remark.className}\\s*{([^}]*)}`)) ?? []
  expect(declared).toMatch(/white-space:\s*pre-(line|wrap)/)
})

test('how a round was held is said beside its name [R3-069 R3-070]', async () => {
  const formats = (cards: HTMLElement[]) =>
    cards.map((card) =>
      ['无领导小组讨论', '半结构化面试'].filter((word) => within(card).queryByText(new RegExp(word))),
    )
  const cards = await showRounds(
    aRound(1, { interviewFormat: 'leaderless' }),
    aRound(2, { interviewFormat: 'semiStructured' }),
    aRound(3),
  )
  expect(formats(cards)).toEqual([['无领导小组讨论'], ['半结构化面试'], []])
})

test('the type names the round, and without one its number does [R3-071]', async () => {
  const cards = await showRounds(
    aRound(1, { interviewType: 1 }),
    aRound(2, { interviewType: 2 }),
    aRound(3, { interviewType: 7 }),
  )
  const names = cards.map((card) => within(card).getByRole('heading').textContent)
  expect(names).toEqual(['初试', '复试', '第 3 轮'])
})

test('without records the tab says 暂无记录 [R2-072]', async () => {
  answer(listOfflineResults, [])
  showPanel()
  expect(await screen.findByText('暂无记录')).toBeTruthy()
})

test('rounds that could not be loaded are asked for again on demand, without a toast', async () => {
  refuse(listOfflineResults, '服务器繁忙')
  const { user } = showPanel()
  const retry = await screen.findByRole('button', { name: '重试' })
  expect(toasts).toEqual([])
  answer(listOfflineResults, [aRound(1)])
  await user.click(retry)
  expect(await screen.findByText('第 1 轮')).toBeTruthy()
})

test('an imported part that cannot be read is told as that, in the server’s words', async () => {
  refuse(listOfflineResults, '这部分内容已收到，但无法读取，请联系管理员', codes.serverError, {
    unreadable: 'offlineRounds',
  })
  showPanel()
  expect((await screen.findByRole('alert')).textContent).toContain(
    '这部分内容已收到，但无法读取，请联系管理员',
  )
})

test('a round that cannot be read says so in its place, and the others stand', async () => {
  const cards = await showRounds(
    aRound(1, { interviewResult: '建议录用' }),
    aRound(2, { isUnreadable: true }),
    aRound(3),
  )
  const says = cards.map((card) => within(card).queryByText('这条记录无法读取，请联系管理员') !== null)
  expect(says).toEqual([false, true, false])
  expect(cards[1]?.textContent).toContain('第 2 轮')
})
