import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createForm, discardDraft, getForm, listForms, renameForm } from '../../contract/manage.ts'
import { messages } from '../../messages/cn.ts'
import { api, form, prepareBuilder, show } from './builder-under-test.tsx'

prepareBuilder()

test.each([
  ['has waited is led to it', false, '/manage/forms?form=f9'],
  ['has closed the sheet stays at the list', true, '/manage/forms'],
])('an administrator who creates a form and %s', async (_, isClosed, place) => {
  api.answer(createForm, { formId: 'f9' })
  api.answer(getForm, { ...form, formId: 'f9' })
  const { user, router } = await show('/manage/forms', '评估表')
  await user.click(screen.getByRole('button', { name: '新建评估表' }))
  const sheet = within(await screen.findByRole('dialog'))
  await user.type(sheet.getByRole('textbox', { name: '评估表名称' }), '新表')
  const release = api.hold(createForm)
  await user.click(sheet.getByRole('button', { name: '创建' }))
  await waitFor(() => expect(api.inputsOf(createForm)).toHaveLength(1))
  if (isClosed) await user.keyboard('{Escape}')
  const before = api.inputsOf(listForms).length
  release()
  await waitFor(() => expect(api.inputsOf(listForms).length).toBeGreaterThan(before))
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  await waitFor(() => expect(router.state.location.href).toBe(place))
})

test('the name of a second new form stays while the first form is created, and so does the list', async () => {
  api.answer(createForm, { formId: 'f9' })
  const { user, router } = await show('/manage/forms', '评估表')
  async function name(typed: string) {
    await user.click(screen.getByRole('button', { name: '新建评估表' }))
    const sheet = within(await screen.findByRole('dialog'))
    await user.type(sheet.getByRole('textbox', { name: '评估表名称' }), typed)
    return sheet
  }
  const release = api.hold(createForm)
  await user.click((await name('甲')).getByRole('button', { name: '创建' }))
  await waitFor(() => expect(api.inputsOf(createForm)).toHaveLength(1))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  await name('乙')
  const before = api.inputsOf(listForms).length
  release()
  await waitFor(() => expect(api.inputsOf(listForms).length).toBeGreaterThan(before))
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(router.state.location.href).toBe('/manage/forms')
  expect(screen.getByDisplayValue('乙')).toBeTruthy()
})

test('a name that is refused once its sheet is closed is said in a notice', async () => {
  api.refuse(renameForm, { msg: '名称没有保存' })
  const { user } = await show()
  await user.click(screen.getByRole('button', { name: messages.more }))
  await user.click(await screen.findByRole('menuitem', { name: messages.rename }))
  const sheet = within(await screen.findByRole('dialog'))
  await user.type(sheet.getByRole('textbox', { name: messages.nameLabel }), ' 一')
  const release = api.hold(renameForm)
  await user.click(sheet.getByRole('button', { name: messages.saveName }))
  await waitFor(() => expect(api.inputsOf(renameForm)).toHaveLength(1))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  release()
  expect(await screen.findAllByText('名称没有保存')).not.toEqual([])
})

test('a name that is stored late does not replace a new name in the field', async () => {
  api.answer(renameForm, null)
  const { user } = await show()
  async function name(typed: string) {
    await user.click(screen.getByRole('button', { name: messages.more }))
    await user.click(await screen.findByRole('menuitem', { name: messages.rename }))
    const sheet = within(await screen.findByRole('dialog'))
    await user.type(sheet.getByRole('textbox', { name: messages.nameLabel }), typed)
    return sheet
  }
  const release = api.hold(renameForm)
  await user.click((await name(' 一')).getByRole('button', { name: messages.saveName }))
  await waitFor(() => expect(api.inputsOf(renameForm)).toHaveLength(1))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  await name(' 二')
  release()
  expect(await screen.findByText(messages.renamed)).toBeTruthy()
  expect(screen.getByDisplayValue('技术深度 二')).toBeTruthy()
})

test.each([
  ['stays at it is led to the list', '/manage/forms?form=f1', '/manage/forms'],
  ['has gone to another one stays there', '/manage/forms?form=f2', '/manage/forms?form=f2'],
])('an administrator who discards a form’s only draft and %s', async (_, next, place) => {
  api.answer(discardDraft, { isFormGone: true })
  const { user, router } = await show()
  await user.click(screen.getByRole('button', { name: '放弃草稿' }))
  const sheet = within(await screen.findByRole('dialog'))
  const release = api.hold(discardDraft)
  await user.click(sheet.getByRole('button', { name: '放弃草稿' }))
  await waitFor(() => expect(api.inputsOf(discardDraft)).toHaveLength(1))
  await act(() => router.navigate({ href: next }))
  release()
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
  await waitFor(() => expect(router.state.location.href).toBe(place))
})

test('a form whose content cannot be read stands in the list with that, beside the others', async () => {
  const listed = {
    description: '',
    isEnded: false,
    published: 1,
    draft: null,
    answers: 0,
    changedAt: 0,
  }
  api.answer(listForms, [
    { ...listed, formId: 'f1', name: '技术深度', modules: 2, questions: 3 },
    { ...listed, formId: 'f2', name: '协作', modules: null, questions: null },
  ])
  await show('/manage/forms', '评估表')
  const row = async (name: RegExp) => (await screen.findByRole('row', { name })).textContent
  expect(await row(/^技术深度/)).toContain('2 个模块，3 道题')
  expect(await row(/^协作/)).toContain('内容无法读取，请联系管理员')
})
