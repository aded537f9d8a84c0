import { wordsOf } from '@candor/testkit/web/words'
import 'fake-indexeddb/auto'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  answer,
  asked,
  openReport,
  posted,
  refuse,
  show,
  toasts,
} from '../../../report/report/web/panel-under-test.tsx'
import { ReportTabs } from '../../../report/report/web/tabs/report-tabs.tsx'
import { findMentionable } from '../../../review/mentions/contract.ts'
import { changeRemark, deleteRemark, listRemarkVersions } from '../../../review/remarks/contract.ts'
import { signInAs } from '../../../sign-in/session/web/user-under-test.ts'
import { type RemarkEntry, selectAllEstimate } from '../contract.ts'
import { RemarksPanel } from './remarks-panel.tsx'
import { tab } from './tab.ts'

const aRemark = (id: string, more: Partial<RemarkEntry> = {}): RemarkEntry => ({
  id,
  createdTime: Date.UTC(2026, 2, 14, 2, 41, 7),
  estimateType: 8,
  estimateUserName: '陈薇安',
  estimateContent: '谈吐清楚。',
  estimateScore: null,
  result: null,
  source: null,
  ...more,
})

const words = await wordsOf('cn', 'report-remarks', 'report', 'drafts', 'session', 'remarks', 'mentions')

const showPanel = () => show(<RemarksPanel report={openReport({ timeZone: 'Asia/Shanghai' })} />, words)

test('the remarks stand on a timeline, newest first, with who, when, score and decision [R1-021 R2-142 R7-054 P7-070]', async () => {
  answer(selectAllEstimate, [
    aRemark('r1', { estimateContent: '第一行\n第二行' }),
    aRemark('r2', {
      estimateUserName: '周予川',
      createdTime: Date.UTC(2026, 2, 15, 1, 0, 0),
      estimateScore: 4.5,
      result: 3,
    }),
    ...[1, 2, 3].map((estimateType) => aRemark(`v${estimateType}`, { estimateType })),
  ])
  showPanel()
  const [first, second, ...rest] = await screen.findAllByRole('listitem')
  if (!first || !second) throw new Error('a remark is missing')
  expect(rest).toEqual([])
  expect(first.textContent).toContain('2026-03-15 09:00:00')
  expect(first.textContent).toContain('周予川')
  expect(within(first).getByText('待定')).toBeTruthy()
  expect(within(first).getByRole('img', { name: /4\.5/ })).toBeTruthy()
  expect(first.getAttribute('aria-current')).toBe('true')
  expect(second.textContent).toContain('2026-03-14 10:41:07')
  expect(second.getAttribute('aria-current')).toBe(null)
  expect(within(second).getByText(/第一行/).textContent).toBe('第一行\n第二行')
  expect(screen.getByText('2 条')).toBeTruthy()
})

test('the remarks are asked for of the candidate and the interview, by the mode of remarks [R7-053 P7-069]', async () => {
  answer(selectAllEstimate, [])
  showPanel()
  await waitFor(() => expect(asked).toHaveLength(1))
  const [path, query] = (asked[0] ?? '').split('?')
  expect(path).toBe(selectAllEstimate.path)
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    jobseekerChannelId: 'c1',
    interviewId: 'i1',
    estimateMode: '8',
  })
})

test('the remarks that are many are drawn in pieces', async () => {
  const many = Array.from({ length: 120 }, (_, index) => aRemark(`r${index}`, { createdTime: index }))
  answer(selectAllEstimate, many)
  const { user } = showPanel()
  expect(await screen.findAllByRole('listitem')).toHaveLength(50)
  await user.click(screen.getByRole('button', { name: '显示更早的 50 条' }))
  await user.click(screen.getByRole('button', { name: '显示更早的 20 条' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(120)
  expect(document.activeElement).toBe(screen.getAllByRole('listitem')[100])
  expect(screen.queryByRole('button', { name: /更早/ })).toBe(null)
})

test('the remarks say so when there are none', async () => {
  answer(selectAllEstimate, [])
  showPanel()
  expect(await screen.findByText('暂无备注')).toBeTruthy()
})

test('the remarks that could not be loaded are asked for again on demand, and what was there stays', async () => {
  refuse(selectAllEstimate, '服务器繁忙')
  const { user, queries } = showPanel()
  const retry = await screen.findByRole('button', { name: '重试' })
  answer(selectAllEstimate, [aRemark('r1')])
  await user.click(retry)
  expect(await screen.findByText('谈吐清楚。')).toBeTruthy()
  refuse(selectAllEstimate, '服务器繁忙')
  await act(() => queries.invalidateQueries())
  expect(await screen.findByText('未能更新，现在显示的是之前的内容。')).toBeTruthy()
  expect(screen.getByText('谈吐清楚。')).toBeTruthy()
})

const showTabs = () =>
  show(<ReportTabs tabs={{ shown: [tab], active: null }} report={openReport()} panelId="p" />, words)

test.each([
  [3, '备注 3'],
  [99, '备注 99'],
  [100, '备注 99+'],
  [0, '备注 0'],
])('the count beside the tab’s name of %i remarks reads %s [R2-039 R2-069 P9-063]', async (count, name) => {
  const verdict = aRemark('v', { estimateType: 1 })
  answer(selectAllEstimate, [verdict, ...Array.from({ length: count }, (_, index) => aRemark(`r${index}`))])
  showTabs()
  expect(await screen.findByRole('tab', { name })).toBeTruthy()
  expect(asked).toHaveLength(1)
})

test('the count beside the tab’s name is left out while it is not known, and the tab stays', async () => {
  refuse(selectAllEstimate, '服务器繁忙')
  showTabs()
  expect(screen.getByRole('tab', { name: '备注' })).toBeTruthy()
  await waitFor(() => expect(toasts).toEqual(['服务器繁忙']))
  expect(screen.getByRole('tab', { name: '备注' })).toBeTruthy()
})

const unreadable = aRemark('remarks', { createdTime: 0, estimateContent: '', isUnreadable: true })

test('imported ones that cannot be read are told as that, beside what colleagues wrote here', async () => {
  answer(selectAllEstimate, [aRemark('r1'), unreadable])
  showPanel()
  expect(await screen.findByText('这部分内容已收到，但无法读取，请联系管理员')).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

test('imported ones that cannot be read alone are never told as none, nor counted', async () => {
  answer(selectAllEstimate, [unreadable])
  const report = openReport()
  show(
    <>
      <ReportTabs tabs={{ shown: [tab], active: null }} report={report} panelId="p" />
      <RemarksPanel report={report} />
    </>,
    words,
  )
  expect(await screen.findByText('这部分内容已收到，但无法读取，请联系管理员')).toBeTruthy()
  expect(screen.queryByText('暂无备注')).toBe(null)
  expect(screen.getByRole('tab', { name: '备注' })).toBeTruthy()
})

const written = { revision: 2, isChanged: true, isOwn: true, mentions: [] }

function showOwn(entries: RemarkEntry[], acts: readonly ('remark' | 'score')[] = ['remark']) {
  signInAs({ userId: 'u1', companyId: 'co' })
  answer(selectAllEstimate, entries)
  const opened = openReport({ timeZone: 'Asia/Shanghai' })
  const facts = { ...opened.facts, acts: new Set(acts) }
  return show(<RemarksPanel report={{ ...opened, facts }} />, words)
}

const rows = () => screen.findAllByRole('listitem')
const acts = (row: HTMLElement | undefined) =>
  row
    ? within(row)
        .queryAllByRole('button')
        .map(({ textContent }) => textContent)
    : null

test('an own remark is changed and deleted in its place, those of others and imported ones are not', async () => {
  showOwn([
    aRemark('r3', { createdTime: 3, written }),
    aRemark('r2', { createdTime: 2, written: { ...written, isOwn: false } }),
    aRemark('r1', { createdTime: 1 }),
  ])
  const [own, other, imported] = await rows()
  expect(acts(own)).toEqual(['已编辑', '编辑', '删除'])
  expect(acts(other)).toEqual([])
  expect(within(other ?? document.body).getByText('已编辑')).toBeTruthy()
  expect(acts(imported)).toEqual([])
})

test('an own remark stays as it is for an author who may not remark any more', async () => {
  showOwn([aRemark('r1', { written })], ['score'])
  expect(acts((await rows())[0])).toEqual(['已编辑'])
})

test('an own remark is changed by the revision that was read, with its mentions, and deleted so', async () => {
  const mentions = [{ userId: 'u2', name: '周予川', isSelf: false }]
  answer(findMentionable, [])
  answer(changeRemark, { revision: 3 })
  answer(deleteRemark, { undoId: null })
  const entry = aRemark('r1', { estimateContent: '请 @周予川 看', written: { ...written, mentions } })
  const { user, container } = showOwn([entry])
  await rows()
  expect(container.querySelector('mark')?.textContent).toBe('@周予川')
  await user.click(screen.getByRole('button', { name: '编辑' }))
  const field = screen.getByRole('textbox', { name: '备注' })
  await user.type(field, '看')
  await user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: '备注' })).toBe(null))
  await user.click(screen.getByRole('button', { name: '删除' }))
  await waitFor(() => expect(posted).toHaveLength(2))
  expect(posted).toMatchObject([
    {
      path: changeRemark.path,
      body: { remarkId: 'r1', revision: 2, text: '请 @周予川 看看', mentioned: ['u2'] },
    },
    { path: deleteRemark.path, body: { remarkId: 'r1', revision: 2 } },
  ])
})

test('an own remark that was changed opens its former text', async () => {
  answer(listRemarkVersions, [{ revision: 1, text: '早先的话', writtenAt: 1, replacedAt: 2 }])
  const { user } = showOwn([aRemark('r1', { written })])
  await user.click(await screen.findByRole('button', { name: '已编辑' }))
  expect(await screen.findByText('早先的话')).toBeTruthy()
})
