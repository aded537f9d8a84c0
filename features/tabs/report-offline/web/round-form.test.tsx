import 'fake-indexeddb/auto'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { ReportAct } from '../../../platform/access/rules/acts.ts'
import { messages as drafts } from '../../../platform/drafts/messages/cn.ts'
import { findDraft } from '../../../platform/drafts/web/draft-store.ts'
import {
  answer,
  asked,
  openReport,
  posted,
  refuse,
  show,
  toasts,
} from '../../../report/report/web/panel-under-test.tsx'
import { signInAs } from '../../../sign-in/session/web/user-under-test.ts'
import { addOfflineResult, listOfflineResults } from '../contract.ts'
import { messages } from '../messages/cn.ts'
import { OfflinePanel } from './offline-panel.tsx'
import { aRecord } from './record-under-test.ts'

function showPanel(acts: readonly ReportAct[] = ['offline']) {
  answer(listOfflineResults, [])
  const report = openReport()
  const facts = { ...report.facts, acts: new Set(acts) }
  return show(<OfflinePanel report={{ ...report, facts }} />, { 'report-offline': messages, drafts })
}

async function openForm() {
  const view = showPanel()
  await view.user.click(await screen.findByRole('button', { name: '记录一轮面试' }))
  return view
}

const field = (name: string) => screen.getByRole('textbox', { name })
const save = () => screen.getByRole('button', { name: '保存' })
const lists = () => asked.filter((address) => address === listOfflineResults.path).length
/** What was sent to be stored; the list is asked for by POST as well. */
const written = () => posted.filter(({ path }) => path === addOfflineResult.path)

beforeEach(() => {
  signInAs({ userId: 'u1', companyId: 'co' })
})

test('a round is written down whole, and the list is loaded again', async () => {
  const { user } = await openForm()
  expect(field('面试官')).toHaveProperty('value', '陈薇')
  const round = screen.getByRole('combobox', { name: '轮次' })
  expect(document.activeElement).toBe(round)
  expect(round.textContent).toBe('其他轮次')
  await user.click(round)
  await user.click(await screen.findByRole('option', { name: '复试' }))
  await user.type(field('面试结果'), '建议录用')
  await user.type(field('面试得分'), '4,5')
  await user.type(field('建议岗位'), '支付架构师')
  await user.type(field('面试评语'), '第一行{Enter}第二行')
  answer(addOfflineResult, null)
  answer(listOfflineResults, [aRecord({ interviewType: 2 })])
  await user.click(save())
  expect(await screen.findByRole('heading', { name: '复试' })).toBeTruthy()
  expect(lists()).toBe(2)
  expect(await screen.findByText('保存成功')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '记录一轮面试' }))
  expect(written()).toEqual([
    {
      path: '/candidate/offlineInterviewResult/add',
      body: {
        jobSeekerChannelId: 'c1',
        interviewType: '2',
        interviewResult: '建议录用',
        interviewScore: '4.5',
        interviewRemark: '第一行\n第二行',
        suggestPosition: '支付架构师',
        interviewerName: '陈薇',
      },
      key: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  ])
})

test('a score that is none is said at its field, and nothing is sent', async () => {
  const { user } = await openForm()
  await user.type(field('面试得分'), '101')
  await user.click(save())
  expect(screen.getByRole('alert').textContent).toBe('请填写 0 到 100 的数字，最多两位小数')
  expect(field('面试得分').getAttribute('aria-invalid')).toBe('true')
  await user.clear(field('面试得分'))
  await user.type(field('面试得分'), '10')
  expect(screen.queryByRole('alert')).toBe(null)
  expect(written()).toEqual([])
})

test('a round of which nothing is written is not sent', async () => {
  const { user } = await openForm()
  await user.click(save())
  expect(screen.getByRole('alert').textContent).toBe('请填写面试结果、得分、评语或建议岗位')
  expect(written()).toEqual([])
  await user.type(field('面试结果'), '通过')
  expect(screen.queryByRole('alert')).toBe(null)
})

test('an unsent form is open again, with what was written', async () => {
  const view = await openForm()
  await view.user.type(field('面试结果'), '通过')
  refuse(addOfflineResult, 'token', 1000)
  await view.user.click(save())
  await screen.findByText('尚未提交：没有连接到服务器，内容已保留')
  const [first] = written()
  view.unmount()
  const again = showPanel()
  await screen.findByText('尚未提交：没有连接到服务器，内容已保留')
  expect(field('面试结果')).toHaveProperty('value', '通过')
  answer(addOfflineResult, null)
  await again.user.click(screen.getByRole('button', { name: '重新提交' }))
  await waitFor(() => expect(written()).toHaveLength(1))
  expect(written()).toEqual([first])
})

test('a refusal keeps what was written, and cancel forgets it', async () => {
  const { user } = await openForm()
  await user.type(field('面试结果'), '通过')
  refuse(addOfflineResult, '服务器说不')
  await user.click(save())
  await waitFor(() => expect(toasts).toEqual(['服务器说不']))
  expect(field('面试结果')).toHaveProperty('value', '通过')
  await user.click(screen.getByRole('button', { name: '取消' }))
  const place = { accountId: 'u1', candidateId: 'c1', subject: 'offline' }
  await waitFor(async () => expect(await findDraft(place)).toBe(null))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '记录一轮面试' }))
})

test('a user who may not write rounds down has no button for it', async () => {
  showPanel(['remark'])
  await screen.findByText('暂无记录')
  expect(screen.queryByRole('button', { name: '记录一轮面试' })).toBe(null)
})
