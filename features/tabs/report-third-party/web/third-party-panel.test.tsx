import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { messages as documents } from '../../../platform/documents/messages/cn.ts'
import {
  answer,
  asked,
  openReport,
  refuse,
  show,
  toasts,
} from '../../../report/report/web/panel-under-test.tsx'
import { listThirdPartyEvaluations, type ThirdPartyEntry } from '../contract.ts'
import { messages } from '../messages/cn.ts'
import { anEvaluation } from './entry-under-test.ts'
import { ThirdPartyPanel } from './third-party-panel.tsx'

const showPanel = () =>
  show(<ThirdPartyPanel report={openReport({ timeZone: 'Asia/Shanghai' })} />, {
    'report-third-party': messages,
    documents,
  })

async function showEvaluations(...entries: ThirdPartyEntry[]) {
  answer(listThirdPartyEvaluations, entries)
  const view = showPanel()
  return { ...view, rows: await screen.findAllByRole('listitem') }
}

test('evaluations are listed newest first, each with its score, position and time [R1-018 R2-110]', async () => {
  const { rows } = await showEvaluations(
    anEvaluation('a'),
    anEvaluation('b', { score: 'A-', createDate: Date.UTC(2026, 2, 15) }),
  )
  expect(rows.map((row) => within(row).getByRole('heading').textContent)).toEqual(['测评 b', '测评 a'])
  expect(rows[0]?.textContent).toContain('A-')
  expect(rows[1]?.textContent).toContain('86')
  expect(rows[1]?.textContent).toContain('高级后端工程师，2026-03-14 10:41:07')
  expect(screen.getByText('2 项')).toBeTruthy()
})

test.each([
  [0, '未评阅'],
  [1, '评阅中'],
  [2, '已完成'],
  [9, null],
])('status %i reads %s [R3-061]', async (testStatus, word) => {
  await showEvaluations(anEvaluation('a', { testStatus }))
  const words = ['未评阅', '评阅中', '已完成'].filter((each) => screen.queryByText(each))
  expect(words).toEqual(word === null ? [] : [word])
})

test('vendor 1 is marked as an external one, and no other [R3-060]', async () => {
  const { rows } = await showEvaluations(
    anEvaluation('a', { testVendor: 1 }),
    anEvaluation('b', { testVendor: 0 }),
    anEvaluation('c', { testVendor: 2 }),
  )
  expect(rows.map((row) => within(row).queryByText('外部供应商') !== null)).toEqual([true, false, false])
})

test('one without a score says so in words', async () => {
  await showEvaluations(anEvaluation('a', { score: null, testStatus: 1 }))
  expect(screen.getByText('尚无得分')).toBeTruthy()
})

test('a file opens where it stands', async () => {
  const file = {
    score: null,
    testType: 1,
    fileUrl: '/file/media/a',
    fileName: '报告.png',
    fileReference: 'file:a',
    ending: 'png',
    hasPreview: true,
  }
  const { user } = await showEvaluations(anEvaluation('a', file))
  expect(screen.queryByText('尚无得分')).toBe(null)
  await user.click(screen.getByRole('button', { name: '查看 报告.png' }))
  expect((await screen.findByRole('img', { name: '报告.png' })).getAttribute('src')).toBe('/file/media/a')
})

test('without evaluations the tab says so', async () => {
  answer(listThirdPartyEvaluations, [])
  showPanel()
  expect(await screen.findByText('暂无第三方评价')).toBeTruthy()
})

test('a list that could not be loaded shows the server’s words in a toast, and is asked for again on demand', async () => {
  refuse(listThirdPartyEvaluations, '服务器繁忙')
  const { user } = showPanel()
  const retry = await screen.findByRole('button', { name: '重试' })
  expect(toasts).toEqual(['服务器繁忙'])
  answer(listThirdPartyEvaluations, [anEvaluation('a')])
  await user.click(retry)
  expect(await screen.findByText('测评 a')).toBeTruthy()
  expect(asked).toHaveLength(2)
})

test('an evaluation that cannot be read is counted in words, beside the others', async () => {
  const { rows } = await showEvaluations(
    anEvaluation('a'),
    anEvaluation('b', { testName: '', isUnreadable: true }),
  )
  expect(rows.map((row) => within(row).getByRole('heading').textContent)).toEqual(['测评 a'])
  expect(screen.getByText('有 1 项评价无法读取，请联系管理员')).toBeTruthy()
})

test('where none can be read it does not say that there are none', async () => {
  answer(listThirdPartyEvaluations, [anEvaluation('b', { testName: '', isUnreadable: true })])
  showPanel()
  expect(await screen.findByText('有 1 项评价无法读取，请联系管理员')).toBeTruthy()
  expect(screen.queryByText('暂无第三方评价')).toBe(null)
})
