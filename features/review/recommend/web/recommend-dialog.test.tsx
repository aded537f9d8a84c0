import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { messages as drafts } from '../../../platform/drafts/messages/cn.ts'
import { answer, refuse } from '../../../report/report/web/calls-under-test.ts'
import { open } from '../../../report/report/web/opened-page-under-test.tsx'
import { named } from '../../../report/report/web/page-under-test.ts'
import { messages as mentions } from '../../mentions/messages/cn.ts'
import { transmitResume } from '../contract.ts'
import { messages as recommend } from '../messages/cn.ts'
import { messages as en } from '../messages/en.ts'
import { messages as zhTW } from '../messages/zh-TW.ts'
import { openIt, option, prepareRecommending, sentTo, show } from './recommend-action-under-test.ts'

prepareRecommending()

const chooseOne = async (user: ReturnType<typeof show>['user']) => {
  await openIt(user)
  await user.click(await option('沈岚'))
  return screen.findByRole('dialog', { name: '推荐给同事' })
}

const send = (dialog: HTMLElement, name = '推荐') => within(dialog).getByRole('button', { name })

test('a recommendation without a colleague shows a hint and sends nothing [R5-020 P5-006]', async () => {
  const { user } = show()
  const dialog = await openIt(user)
  await option('沈岚')
  await user.click(send(dialog))
  expect((await screen.findByRole('alert')).textContent).toBe('请至少选择一位同事')
  expect(screen.getByRole('combobox').getAttribute('aria-invalid')).toBe('true')
  expect(sentTo()).toEqual([])
  await user.click(await option('沈岚'))
  expect(screen.queryByRole('alert')).toBe(null)
})

test('a refusal that names the note stands at the note, and leaves the colleagues alone', async () => {
  refuse(transmitResume, 1003, '林涛不能查看该候选人', { field: 'note' })
  const { user } = show()
  const dialog = await chooseOne(user)
  const note = within(dialog).getByRole('textbox', { name: '备注（选填）' })
  await user.type(note, '请林涛看')
  await user.click(send(dialog))
  expect((await screen.findByRole('alert')).textContent).toBe('林涛不能查看该候选人')
  expect(note.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('combobox').getAttribute('aria-invalid')).toBe(null)
})

test('a recommendation takes a remark and is sent once, whole [R1-025 R2-116 P2-119 R8-011]', async () => {
  const { user } = show()
  const dialog = await chooseOne(user)
  const area = within(dialog).getByRole('textbox', { name: '备注（选填）' })
  await user.type(area, '请看第二题')
  await user.click(send(dialog))
  expect(await screen.findByText('已推荐')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '推荐给同事' })).toBe(null))
  expect(sentTo().map(({ sent }) => Object.fromEntries(sent))).toEqual([
    {
      registerUserIdAry: '["u1"]',
      resumeIndex: '0',
      selectNote: '请看第二题',
      targetStageId: '2',
      targetStageTypeKind: '2',
      updateIdsAry: '["c1"]',
    },
  ])
  // What was sent is not offered again.
  await openIt(user)
  expect(screen.queryByText(/已选/)).toBe(null)
})

test.each([
  [recommend, '推荐', '推荐给同事', '推荐', '已推荐'],
  [en, 'Recommend', 'Recommend to colleagues', 'Send', 'Recommended'],
  [zhTW, '推薦', '推薦給同事', '推薦', '已推薦'],
])(
  'a notice tells that the recommendation was sent, in each language [P8-024]',
  async (words, action, title, label, notice) => {
    const { user } = open(named, { recommend: words, mentions, drafts })
    await user.click(await screen.findByRole('button', { name: action }))
    await user.click(await option('沈岚'))
    await user.click(send(await screen.findByRole('dialog', { name: title }), label))
    expect(await screen.findByText(notice)).toBeTruthy()
  },
)

test('a recommendation takes 500 characters of a remark and no more [R5-023 R9-003 P2-150 P5-007]', async () => {
  const { user } = show()
  const dialog = await chooseOne(user)
  const area = within(dialog).getByRole('textbox', { name: '备注（选填）' })
  await user.click(area)
  await user.paste('字'.repeat(501))
  expect(area).toHaveProperty('value', '字'.repeat(500))
  expect(within(dialog).getByText('500/500')).toBeTruthy()
})

test('a refused recommendation keeps its remark, and says why beside the colleagues', async () => {
  refuse(transmitResume, 1005, '所选同事不存在或已被冻结')
  const { user } = show()
  const dialog = await chooseOne(user)
  await user.type(within(dialog).getByRole('textbox', { name: '备注（选填）' }), '一')
  await user.click(send(dialog))
  await waitFor(() => expect(sentTo()).toHaveLength(1))
  expect(within(dialog).getByRole('textbox', { name: '备注（选填）' })).toHaveProperty('value', '一')
  expect((await within(dialog).findByRole('alert')).textContent).toBe('所选同事不存在或已被冻结')
  expect(screen.queryByText('已推荐')).toBe(null)
})

test('a recommendation that did not reach the server says so on the button, and is sent again under its key', async () => {
  // A sign-in that ran out: the call was not taken.
  refuse(transmitResume, 1004)
  // The page's own address, to which what is not sent leads.
  history.replaceState(null, '', '/shareurl')
  onTestFinished(() => history.replaceState(null, '', '/'))
  const { user } = show()
  const dialog = await chooseOne(user)
  await user.type(within(dialog).getByRole('textbox', { name: '备注（选填）' }), '一')
  await user.click(send(dialog))
  expect(await screen.findByText(/尚未提交/)).toBeTruthy()
  answer(transmitResume, null)
  await user.click(screen.getByRole('button', { name: '重新提交' }))
  expect(await screen.findByText('已推荐')).toBeTruthy()
  const keys = sentTo().map(({ key }) => key)
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBeTruthy()
  expect(keys[1]).toBe(keys[0])
})

test('a recommendation to three colleagues with a note takes a click, three names, a note and one key', async () => {
  const { user } = show()
  const dialog = await openIt(user)
  await waitFor(() => expect(document.activeElement).toBe(within(dialog).getByRole('combobox')))
  await user.keyboard('u1{Enter}')
  expect(await within(dialog).findByText('已选 1 位同事')).toBeTruthy()
  await user.keyboard('U2@{Enter}')
  expect(await within(dialog).findByText('已选 2 位同事')).toBeTruthy()
  await user.keyboard('anna{Enter}')
  expect(await within(dialog).findByText('已选 3 位同事')).toBeTruthy()
  await user.click(within(dialog).getByRole('textbox', { name: '备注（选填）' }))
  await user.keyboard('请看第二题{Control>}{Enter}{/Control}')
  expect(await screen.findByText('已推荐')).toBeTruthy()
  expect(sentTo().map(({ sent }) => [sent.get('registerUserIdAry'), sent.get('selectNote')])).toEqual([
    ['["u1","u2","u3"]', '请看第二题'],
  ])
})

test('Backspace in the empty search takes the last chip back, and Enter there chooses nobody', async () => {
  const { user } = show()
  const dialog = await openIt(user)
  await user.click(await option('沈岚'))
  await user.click(await option('Anna'))
  within(dialog).getByRole('combobox').focus()
  await user.keyboard('{Enter}{Backspace}')
  expect(await within(dialog).findByText('已选 1 位同事')).toBeTruthy()
  expect(within(dialog).getByRole('button', { name: '移除 沈岚' })).toBeTruthy()
})
