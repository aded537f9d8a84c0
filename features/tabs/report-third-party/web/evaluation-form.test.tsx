import 'fake-indexeddb/auto'
import { codes } from '@candor/call/codes'
import { stubUploads } from '@candor/testkit/web/uploads'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { findDraft, keepDraft } from '../../../platform/drafts/web/draft-store.ts'
import { answer, asked, posted, refuse, toasts } from '../../../report/report/web/panel-under-test.tsx'
import { signInAs } from '../../../sign-in/session/web/user-under-test.ts'
import {
  addThirdPartyEvaluation,
  listThirdPartyEvaluations,
  type ThirdPartyEntry,
  updateThirdPartyEvaluation,
} from '../contract.ts'
import { anEvaluation } from './entry-under-test.ts'
import { type Given, showList, showPanel, withFile } from './evaluation-form-under-test.tsx'

async function openForm(entries: ThirdPartyEntry[] = [], given: Given = {}) {
  const view = await showList(entries, given)
  await view.user.click(screen.getByRole('button', { name: '添加' }))
  return view
}

const nameField = () => screen.getByRole('textbox', { name: '测评名称' })

const scoreField = () => screen.getByRole('textbox', { name: '得分' })

const save = () => screen.getByRole('button', { name: '保存' })

const lists = () => asked.filter((address) => address.startsWith(listThirdPartyEvaluations.path)).length

beforeEach(() => {
  signInAs({ userId: 'u1', companyId: 'co' })
})

test('the form takes the list’s place and gives it back on cancel, with the focus [R2-111 R4-039]', async () => {
  const { user } = await openForm([anEvaluation('a')])
  expect(screen.getByRole('form', { name: '添加第三方评价' })).toBeTruthy()
  expect(document.activeElement).toBe(nameField())
  expect(screen.queryByText('测评 a')).toBe(null)
  await user.type(nameField(), '半途而废')
  await user.click(screen.getByRole('button', { name: '取消' }))
  expect(screen.queryByRole('form')).toBe(null)
  expect(screen.getByText('测评 a')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '添加' }))
  await user.click(screen.getByRole('button', { name: '修改 测评 a' }))
  expect(screen.getByRole('form', { name: '修改第三方评价' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '取消' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '修改 测评 a' }))
  await user.click(screen.getByRole('button', { name: '添加' }))
  expect(nameField()).toHaveProperty('value', '')
})

test('the form creates without an id, and the list is loaded again [R4-040 R4-041]', async () => {
  const { user } = await openForm()
  await user.type(nameField(), '逻辑测评')
  await user.type(scoreField(), 'A-')
  answer(addThirdPartyEvaluation, null)
  answer(listThirdPartyEvaluations, [anEvaluation('new')])
  expect(lists()).toBe(1)
  await user.keyboard('{Enter}')
  expect(await screen.findByText('测评 new')).toBeTruthy()
  expect(lists()).toBe(2)
  expect(await screen.findByText('保存成功')).toBeTruthy()
  expect(posted).toMatchObject([
    {
      path: '/candidate/thirdEvaluation/add',
      body: {
        jobseekerChannelId: 'c1',
        positionId: 'p1',
        testName: '逻辑测评',
        score: 'A-',
        testType: '0',
      },
      key: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  ])
  expect(posted[0]?.body).not.toHaveProperty('id')
})

test('the form changes with an id, and starts with what is there [R4-040 R4-041]', async () => {
  const { user } = await showList([anEvaluation('e5', withFile), anEvaluation('e6')])
  await user.click(screen.getByRole('button', { name: '修改 测评 e5' }))
  expect([nameField(), scoreField()]).toMatchObject([{ value: '测评 e5' }, { value: '86' }])
  expect(screen.getByRole('button', { name: '移除文件 报告.pdf' })).toBeTruthy()
  await user.clear(scoreField())
  answer(updateThirdPartyEvaluation, null)
  await user.click(save())
  await waitFor(() => expect(lists()).toBe(2))
  expect(posted).toMatchObject([
    {
      path: '/candidate/thirdEvaluation/update',
      body: {
        id: 'e5',
        revision: 'e5-1',
        testName: '测评 e5',
        score: '',
        testType: '1',
        fileUrl: 'file:a',
        fileName: '报告.pdf',
      },
    },
  ])
})

test('the form sends what was uploaded, and waits for an upload that is under way', async () => {
  const { user } = await openForm()
  const sent = stubUploads()
  await user.type(nameField(), '案例')
  const input = screen.getByLabelText('选择文件', { selector: 'input' })
  fireEvent.change(input, { target: { files: [new File(['a'], '报告.pdf')] } })
  expect(save()).toHaveProperty('ariaDisabled', 'true')
  const data = [{ url: '/file/media/b', fileName: '报告.pdf', reference: 'file:b' }]
  act(() => sent[0]?.answer({ code: 0, msg: 'ok', data }))
  await screen.findByRole('button', { name: '移除文件 报告.pdf' })
  answer(addThirdPartyEvaluation, null)
  await user.click(save())
  await waitFor(() => expect(posted).toHaveLength(1))
  expect(posted[0]?.body).toMatchObject({ testType: '1', fileUrl: 'file:b', fileName: '报告.pdf' })
})

test('the form hints at a score or a file and holds nobody up without [R5-032]', async () => {
  const { user } = await openForm()
  const hint = '请填写得分或上传文件，也可以稍后补充。'
  expect(screen.getByText(hint)).toBeTruthy()
  await user.type(scoreField(), '7')
  expect(screen.queryByText(hint)).toBe(null)
  await user.clear(scoreField())
  await user.type(nameField(), '案例')
  answer(addThirdPartyEvaluation, null)
  await user.click(save())
  await waitFor(() => expect(posted).toHaveLength(1))
  expect(posted[0]?.body).toMatchObject({ testName: '案例', score: '', fileUrl: '' })
})

test('the form wants a name, and says so at the field', async () => {
  const { user } = await openForm()
  await user.click(save())
  expect(screen.getByRole('alert').textContent).toBe('请填写测评名称')
  expect(nameField().getAttribute('aria-invalid')).toBe('true')
  expect(posted).toEqual([])
  await user.type(nameField(), '案')
  expect(screen.queryByRole('alert')).toBe(null)
})

test('the form stays with what was written when the server refuses, whose words are shown [R8-004]', async () => {
  const { user } = await openForm()
  await user.type(nameField(), '案例')
  refuse(addThirdPartyEvaluation, '服务器说不')
  await user.click(save())
  await waitFor(() => expect(toasts).toEqual(['服务器说不']))
  expect(nameField()).toHaveProperty('value', '案例')
})

test('the form is a draft, with its file, and one that was not sent is open again and is sent by the same key', async () => {
  const view = await openForm()
  const sent = stubUploads()
  await view.user.type(nameField(), '案例')
  const input = screen.getByLabelText('选择文件', { selector: 'input' })
  fireEvent.change(input, { target: { files: [new File(['a'], '报告.pdf')] } })
  const data = [{ url: '/file/media/b', fileName: '报告.pdf', reference: 'file:b' }]
  act(() => sent[0]?.answer({ code: 0, msg: 'ok', data }))
  await screen.findByRole('button', { name: '移除文件 报告.pdf' })
  refuse(addThirdPartyEvaluation, 'token', 1000)
  await view.user.click(save())
  await screen.findByText('尚未提交：没有连接到服务器，内容已保留')
  const key = posted[0]?.key
  view.unmount()
  const again = showPanel()
  await screen.findByText('尚未提交：没有连接到服务器，内容已保留')
  expect(nameField()).toHaveProperty('value', '案例')
  answer(addThirdPartyEvaluation, null)
  await again.user.click(screen.getByRole('button', { name: '重新提交' }))
  await waitFor(() => expect(posted).toHaveLength(1))
  expect(posted[0]).toMatchObject({ key, body: { testName: '案例', fileUrl: 'file:b' } })
  const place = { accountId: 'u1', candidateId: 'c1', subject: 'third-party' }
  await waitFor(async () => expect(await findDraft(place)).toBe(null))
})

test('the form is no longer shown as unsent once it was stored although its reply was lost', async () => {
  const place = { accountId: 'u1', candidateId: 'c1', subject: 'third-party:e5' }
  const file = { name: '报告.pdf', reference: 'file:a' }
  await keepDraft({
    ...place,
    value: { testName: '测评 e5', score: '86', file, revision: 'e5-0' },
    idempotencyKey: 'k',
    unsent: { name: '林晓彤', href: '/shareurl' },
    savedAt: Date.now(),
  })
  answer(listThirdPartyEvaluations, [anEvaluation('e5', withFile)])
  showPanel()
  await waitFor(async () => expect(await findDraft(place)).toBe(null))
  expect(nameField()).toHaveProperty('value', '测评 e5')
  expect(screen.queryByText('尚未提交：没有连接到服务器，内容已保留')).toBe(null)
})

test.each(['while the form is open', 'after a draft was left'])(
  'the form names the state that it began with where a colleague attached a file %s, and cancelling shows that',
  async (when) => {
    const view = await showList([anEvaluation('e5')])
    await view.user.click(screen.getByRole('button', { name: '修改 测评 e5' }))
    await view.user.type(scoreField(), '.5')
    const theirs = [anEvaluation('e5', { ...withFile, revision: 'e5-2', score: '90' })]
    let { user } = view
    if (when === 'after a draft was left') {
      view.unmount()
      ;({ user } = await showList(theirs))
      await user.click(screen.getByRole('button', { name: '修改 测评 e5' }))
      await waitFor(() => expect(scoreField()).toHaveProperty('value', '86.5'))
    } else answer(listThirdPartyEvaluations, theirs)
    refuse(updateThirdPartyEvaluation, '已在别处修改', codes.changedMeanwhile)
    await user.click(save())
    await waitFor(() => expect(toasts).toEqual(['已在别处修改']))
    expect(posted[0]?.body).toMatchObject({ revision: 'e5-1', score: '86.5' })
    expect(scoreField()).toHaveProperty('value', '86.5')
    await waitFor(() => expect(lists()).toBe(2))
    await user.click(screen.getByRole('button', { name: '取消' }))
    expect(await screen.findByText('90')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '修改 测评 e5' }))
    expect(scoreField()).toHaveProperty('value', '90')
    answer(updateThirdPartyEvaluation, null)
    await user.click(save())
    await waitFor(() => expect(posted).toHaveLength(2))
    expect(posted[1]?.body).toMatchObject({ revision: 'e5-2', score: '90', fileUrl: 'file:a' })
  },
)

test('the form of an anonymous candidate takes no file', async () => {
  await openForm([], { isAnonymous: true })
  expect(screen.queryByRole('button', { name: '选择文件' })).toBe(null)
  expect(screen.getByText(/候选人匿名/)).toBeTruthy()
})

test('a user who may not write sees neither the form nor the buttons', async () => {
  await showList([anEvaluation('a')], { acts: ['remark'] })
  expect(screen.queryByRole('button', { name: '添加' })).toBe(null)
  expect(screen.queryByRole('button', { name: /修改|删除/ })).toBe(null)
})
