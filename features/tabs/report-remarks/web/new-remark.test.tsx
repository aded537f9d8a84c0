import { wordsOf } from '@candor/testkit/web/words'
import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { findDraft } from '../../../platform/drafts/web/draft-store.ts'
import {
  answer,
  asked,
  openReport,
  posted,
  refuse,
  show,
  signIns,
  toasts,
} from '../../../report/report/web/panel-under-test.tsx'
import { ReportTabs } from '../../../report/report/web/tabs/report-tabs.tsx'
import { addEstimateResume } from '../../../review/evaluations/contract/adding.ts'
import { forgetSignIn } from '../../../sign-in/session/web/signed-in.ts'
import { signInAs } from '../../../sign-in/session/web/user-under-test.ts'
import { type RemarkEntry, selectAllEstimate } from '../contract.ts'
import { RemarksPanel } from './remarks-panel.tsx'
import { tab } from './tab.ts'

const words = await wordsOf('cn', 'report-remarks', 'report', 'drafts', 'session', 'remarks', 'mentions')

const place = { accountId: 'u1', candidateId: 'c1', subject: 'remark' }

const aRemark = (id: string, estimateContent: string): RemarkEntry => ({
  id,
  createdTime: 1,
  estimateType: 8,
  estimateUserName: '陈薇',
  estimateContent,
  estimateScore: null,
  result: null,
  source: 4,
})

function showPanel(acts: readonly ('remark' | 'score')[] = ['remark']) {
  const opened = openReport()
  const report = { ...opened, facts: { ...opened.facts, acts: new Set(acts) } }
  return show(
    <>
      <ReportTabs tabs={{ shown: [tab], active: null }} report={report} panelId="p" />
      <RemarksPanel report={report} />
    </>,
    words,
  )
}

const box = () => screen.getByRole('textbox', { name: '添加备注' })

const submit = () => screen.getByRole('button', { name: '提交备注' })

beforeEach(() => {
  signInAs({ userId: 'u1', companyId: 'co' })
  answer(selectAllEstimate, [aRemark('r1', '先前的话')])
  answer(addEstimateResume, null)
})

test('writing a remark there is a box with a button, and below them what was written before [R2-141 P2-145]', async () => {
  showPanel()
  expect([box(), submit()]).toHaveLength(2)
  expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('先前的话'),
  ])
})

test('writing a remark counts the characters, and takes 500 [P5-022 R9-002]', async () => {
  const { user } = showPanel()
  await user.type(box(), '十二个字的备注写在这里呢')
  expect(screen.getByText('12/500')).toBeTruthy()
  await user.clear(box())
  await user.click(box())
  await user.paste('长'.repeat(501))
  expect(box()).toHaveProperty('value', '长'.repeat(500))
})

test('writing a remark sends exactly the fields of a remark, under a key of its own [P7-068]', async () => {
  const { user } = showPanel()
  await user.type(box(), ' 到岗要一个月 ')
  await user.click(submit())
  await waitFor(() => expect(posted).toHaveLength(1))
  expect(posted[0]?.path).toBe(addEstimateResume.path)
  expect(posted[0]?.body).toEqual({
    estimateText: '到岗要一个月',
    jobseekerChannelId: 'c1',
    source: '4',
    type: '2',
    isModify: '0',
    isAdd: '0',
    userId: 'u1',
  })
  expect(posted[0]?.key).toMatch(/^[0-9a-f-]{36}$/)
})

test('writing a remark saved, it says so, stands in the list and in the count, and the box is empty [P8-020]', async () => {
  const { user } = showPanel()
  expect(await screen.findByRole('tab', { name: '备注 1' })).toBeTruthy()
  await user.type(box(), '到岗要一个月')
  answer(selectAllEstimate, [aRemark('r2', '到岗要一个月'), aRemark('r1', '先前的话')])
  await user.click(submit())
  expect(await screen.findByText('备注已保存')).toBeTruthy()
  expect(await screen.findByText('到岗要一个月', { selector: 'p' })).toBeTruthy()
  expect(await screen.findByRole('tab', { name: '备注 2' })).toBeTruthy()
  expect(box()).toHaveProperty('value', '')
  expect(await findDraft(place)).toBe(null)
})

test('writing a remark without a word it says so, and calls nobody [P5-021 P8-018]', async () => {
  const { user } = showPanel()
  await user.type(box(), '  ')
  await user.click(submit())
  expect((await screen.findByRole('alert')).textContent).toBe('请输入备注')
  expect(box().getAttribute('aria-invalid')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(box()))
  expect(posted).toEqual([])
  await user.type(box(), '字')
  expect(screen.queryByRole('alert')).toBe(null)
})

test('writing a remark code 9 is said in the server’s words, and what was written stays [P8-013]', async () => {
  refuse(addEstimateResume, 'M', 9)
  const { user } = showPanel()
  await user.type(box(), '到岗要一个月')
  await user.click(submit())
  await waitFor(() => expect(toasts).toEqual(['M']))
  expect(box()).toHaveProperty('value', '到岗要一个月')
})

test('a refusal that names the text stands at its field, and in no notice', async () => {
  refuse(addEstimateResume, '林涛不能查看该候选人', 1003, { field: 'text' })
  const { user } = showPanel()
  await user.type(box(), '请林涛看')
  await user.click(submit())
  expect((await screen.findByRole('alert')).textContent).toBe('林涛不能查看该候选人')
  await waitFor(() => expect(document.activeElement).toBe(box()))
  expect(toasts).toEqual([])
})

test.each([1001, 1004])(
  'writing a remark code %i leads to sign-in, and what was written stays [P8-014]',
  async (code) => {
    refuse(addEstimateResume, 'no', code)
    const { user } = showPanel()
    await user.type(box(), '到岗要一个月')
    await user.click(submit())
    await waitFor(() => expect(signIns.count).toBe(1))
    expect(await screen.findByText(/尚未提交/)).toBeTruthy()
    await waitFor(async () => expect((await findDraft(place))?.value).toEqual({ text: '到岗要一个月' }))
  },
)

test('writing a remark is a draft, which comes back', async () => {
  const { user, unmount } = showPanel()
  await user.type(box(), '写到一半')
  unmount()
  showPanel()
  await waitFor(() => expect(box()).toHaveProperty('value', '写到一半'))
})

test('writing a remark is not offered to an account that may not', async () => {
  showPanel(['score'])
  expect(await screen.findByText('先前的话')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBe(null)
})

async function submitAsNobody() {
  forgetSignIn()
  const { user } = showPanel([])
  await user.type(box(), '到岗要一个月')
  await user.click(submit())
  const dialog = await screen.findByRole('dialog', { name: '登录' })
  expect(within(dialog).getByText('您尚未登录，是否前往登录？')).toBeTruthy()
  return { user, dialog }
}

test('a signed-out reader is asked whether to sign in, and stays on cancel [R8-013 P5-023 P8-017 P6-012]', async () => {
  const { user, dialog } = await submitAsNobody()
  await user.click(within(dialog).getByRole('button', { name: '暂不登录' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  expect([signIns.count, posted]).toEqual([0, []])
  expect(box()).toHaveProperty('value', '到岗要一个月')
})

test('a signed-out reader is led to sign-in on going on [R8-013 P5-023 P8-017]', async () => {
  const { user, dialog } = await submitAsNobody()
  await user.click(within(dialog).getByRole('button', { name: '前往登录' }))
  expect([signIns.count, asked.filter((address) => address.includes('addEstimate'))]).toEqual([1, []])
})
