import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answer, answerLater, posted, refuse, toasts } from '../../../report/report/web/panel-under-test.tsx'
import { signInAs } from '../../../sign-in/session/web/user-under-test.ts'
import { deleteThirdPartyEvaluation, listThirdPartyEvaluations, type ThirdPartyEntry } from '../contract.ts'
import { anEvaluation } from './entry-under-test.ts'
import { showList, withFile } from './evaluation-form-under-test.tsx'

beforeEach(() => {
  signInAs({ userId: 'u1', companyId: 'co' })
})

const ask = async (entries: ThirdPartyEntry[]) => {
  const view = await showList(entries)
  await view.user.click(screen.getByRole('button', { name: '删除 测评 a' }))
  return { ...view, dialog: await screen.findByRole('dialog', { name: '删除第三方评价？' }) }
}

test('deleting is asked for once more, then the entry is gone and that is said [P8-031]', async () => {
  const { user, dialog } = await ask([anEvaluation('a', withFile), anEvaluation('b')])
  expect(within(dialog).getByText('“测评 a”和它的文件将被删除，无法恢复。')).toBeTruthy()
  answer(deleteThirdPartyEvaluation, null)
  answer(listThirdPartyEvaluations, [anEvaluation('b')])
  await user.click(within(dialog).getByRole('button', { name: '删除' }))
  await waitFor(() => expect(screen.queryByText('测评 a')).toBe(null))
  expect(posted).toMatchObject([{ path: '/candidate/thirdEvaluation/delete', body: { id: 'a' } }])
  expect(await screen.findByText('删除成功')).toBeTruthy()
})

test.each([
  ['the next entry', [anEvaluation('a'), anEvaluation('b')], '删除 测评 b'],
  ['adding one where none is left', [anEvaluation('a')], '添加'],
])('deleting hands the focus on to %s', async (_, entries, name) => {
  const { user, dialog } = await ask(entries)
  answer(deleteThirdPartyEvaluation, null)
  answer(listThirdPartyEvaluations, entries.slice(1))
  await user.click(within(dialog).getByRole('button', { name: '删除' }))
  await waitFor(() => expect(screen.queryByText('测评 a')).toBe(null))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name })))
})

test('deleting that ends once its dialog was closed leaves the dialog of another entry open', async () => {
  const { user, dialog } = await ask([anEvaluation('a'), anEvaluation('b')])
  const release = answerLater(deleteThirdPartyEvaluation, null)
  answer(listThirdPartyEvaluations, [anEvaluation('b')])
  await user.click(within(dialog).getByRole('button', { name: '删除' }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  await user.click(screen.getByRole('button', { name: '删除 测评 b' }))
  await screen.findByRole('dialog')
  release()
  expect(await screen.findByText('删除成功')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('测评 a')).toBe(null))
  expect(screen.getByRole('dialog', { name: '删除第三方评价？' }).textContent).toContain('测评 b')
})

test('deleting is left with cancel', async () => {
  const { user, dialog } = await ask([anEvaluation('a')])
  await user.click(within(dialog).getByRole('button', { name: '取消' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  expect(posted).toEqual([])
})

test('deleting that the server refuses shows its words, and the entry stays [R8-004]', async () => {
  const { user, dialog } = await ask([anEvaluation('a')])
  refuse(deleteThirdPartyEvaluation, '服务器说不')
  await user.click(within(dialog).getByRole('button', { name: '删除' }))
  await waitFor(() => expect(toasts).toEqual(['服务器说不']))
  expect(screen.getByText('测评 a')).toBeTruthy()
})
