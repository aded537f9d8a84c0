import { type FakeApi, fakeApi, Refused } from '@candor/testkit/web/fake-api'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { ToastProvider } from '@candor/ui/overlays/toast'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { messages as manage } from '../../../../platform/manage/messages/cn.ts'
import { forgetSignIn } from '../../../../sign-in/session/web/signed-in.ts'
import {
  createForm,
  discardDraft,
  getForm,
  listForms,
  publishDraft,
  renameForm,
  saveDraft,
  startDraft,
} from '../../contract/manage.ts'
import { messages } from '../../messages/cn.ts'
import { formOf, scale, text } from '../../rules/forms-under-test.ts'
import { FormsPanel } from '../forms-panel.tsx'
import type { FormDetail } from '../use-forms.ts'

const content = formOf(
  [scale('q1', 60, { name: '为失败而设计' }), text('q2')],
  [scale('q3', 40, { name: '排查事故' })],
)

let api: FakeApi
let isChangedElsewhere = false

const version = { publishedAt: null, publishedBy: null, answers: 0, filling: 0 }
const open = { revision: 3, content, changedAt: 0, changedBy: '韩砚秋' }
const form: FormDetail = {
  formId: 'f1',
  name: '技术深度',
  description: '',
  isEnded: false,
  versions: [
    { ...version, versionId: 'v5', number: 5, state: 'ended' },
    { ...version, versionId: 'v6', number: 6, state: 'published', answers: 41, filling: 2 },
    { ...version, versionId: 'v7', number: 7, state: 'draft' },
  ],
  draft: { ...open, versionId: 'v7', number: 7 },
  published: { ...open, versionId: 'v6', number: 6 },
}

beforeEach(() => {
  isChangedElsewhere = false
  forgetSignIn()
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  api = fakeApi()
  api.answer(getForm, form)
  api.answer(listForms, [])
  api.answer(publishDraft, null)
  api.answerBy(saveDraft, ({ revision }) =>
    isChangedElsewhere
      ? new Refused({ code: 1012, msg: '草稿已由 沈知行 在别处修改，这里的改动没有保存' })
      : { revision: Number(revision) + 1, changedAt: Date.UTC(2026, 2, 1, 14, 2, 31) },
  )
})

async function show(address = '/manage/forms?form=f1', title = '技术深度') {
  const root = createRootRoute({
    component: () => (
      <ToastProvider>
        <FormsPanel />
      </ToastProvider>
    ),
  })
  const routeTree = root.addChildren([
    createRoute({ getParentRoute: () => root, path: '/manage/{-$section}' }),
  ])
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createRouter({ routeTree, history })
  renderScreen(<RouterProvider router={router} />, {
    messages: { 'assessment-forms': messages, manage },
    locale: 'cn',
  })
  await screen.findByRole('heading', { name: title })
  return { user: userEvent.setup(), router }
}

const rows = () =>
  screen
    .getAllByRole('button', { expanded: false })
    .map((row) => row.textContent)
    .filter((label) => /^\d\.\d/.test(label))

test('weights off 100 say by how much, and publishing names it; at 100 the draft is stored and published', async () => {
  const { user } = await show()
  expect(screen.getByText('2 位面试官正在填写第 6 版，他们会用原版填完；新的轮次使用第 7 版。')).toBeTruthy()
  expect(screen.getByRole('button', { name: /6.*已发布，41 份回答/ })).toBeTruthy()
  const weight = screen.getByRole('textbox', { name: '1.1 的权重（%）' })
  await user.clear(weight)
  await user.type(weight, '68')
  expect(screen.getByRole('region', { name: '权重合计 108%' }).textContent).toContain('68 + 40 = 108多 8')
  await user.click(screen.getByRole('button', { name: /发布第 7 版/ }))
  expect(screen.getByRole('alert').textContent).toContain('权重合计 108%，应为 100%')
  expect(api.inputsOf(publishDraft)).toEqual([])
  await user.clear(weight)
  await user.type(weight, '60')
  await user.click(screen.getByRole('button', { name: /发布第 7 版/ }))
  await waitFor(() => expect(api.inputsOf(publishDraft)).toHaveLength(1))
  const stored = api.inputsOf(saveDraft)
  expect(api.inputsOf(publishDraft)[0]?.revision).toBe(3 + stored.length)
})

test('a draft that is being published takes no change that would be lost, and takes it where that is refused', async () => {
  api.refuse(publishDraft, { msg: '请稍后再试' })
  const { user } = await show()
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: '模块 1 的名称' })
  await user.type(name, '甲')
  const release = api.hold(publishDraft)
  await user.click(screen.getByRole('button', { name: /发布第 7 版/ }))
  await waitFor(() => expect(api.inputsOf(publishDraft)).toHaveLength(1))
  const frozen = () => name.closest('fieldset[aria-disabled=true]')
  expect(frozen()).toBeTruthy()
  expect(document.activeElement).not.toBe(document.body)
  const { value } = name
  const before = rows()
  await user.type(name, '乙')
  screen.getByRole('button', { name: before[1] }).focus()
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(name.value).toBe(value)
  expect(rows()).toEqual(before)
  expect(screen.queryByText('已移到 2.1')).toBe(null)
  release()
  await waitFor(() => expect(api.said).toEqual(['请稍后再试']))
  expect(frozen()).toBe(null)
  await user.type(name, '乙')
  expect(name.value).toBe(`${value}乙`)
  expect(api.inputsOf(saveDraft)).toHaveLength(1)
})

test('a new draft that is asked for twice is begun once', async () => {
  api.answer(getForm, { ...form, draft: null, versions: form.versions.slice(0, 2) })
  api.answer(startDraft, { versionId: 'v7' })
  const { user } = await show()
  const release = api.hold(startDraft)
  await user.dblClick(screen.getByRole('button', { name: messages.foot.newDraft }))
  api.answer(getForm, form)
  release()
  expect(await screen.findByRole('button', { name: /发布第 7 版/ })).toBeTruthy()
  expect(api.inputsOf(startDraft)).toHaveLength(1)
})

test('what each value means is written below its question, shows in the preview, and is stored by itself', async () => {
  const { user } = await show()
  await user.click(screen.getByRole('button', { name: '1.1 量表 1–5 为失败而设计' }))
  await user.type(screen.getByRole('textbox', { name: '1.1 的 3 分表示' }), '说得出机制')
  expect(screen.getByText('已写 1/5，显示在星级旁')).toBeTruthy()
  const preview = screen.getByRole('complementary', { name: '预览' })
  expect(within(preview).getByText('说得出机制')).toBeTruthy()
  expect(await screen.findByText('已保存 14:02:31')).toBeTruthy()
  expect(api.inputsOf(saveDraft).at(-1)).toMatchObject({
    revision: 3,
    content: { modules: [{ questions: [{ levels: ['', '', '说得出机制', '', ''] }, {}] }, {}] },
  })
  await user.click(screen.getByRole('button', { name: '与第 6 版比较' }))
  expect(screen.getByText('3 分：空')).toBeTruthy()
})

test('keys move a question over the edge of its module, take it back, and add another one', async () => {
  const { user } = await show()
  const before = ['1.1 量表 1–5 为失败而设计', '1.2 文字 Question q2', '2.1 量表 1–5 排查事故']
  expect(rows()).toEqual(before)
  screen.getByRole('button', { name: before[1] }).focus()
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(rows()).toEqual([before[0], '2.1 文字 Question q2', '2.2 量表 1–5 排查事故'])
  expect(screen.getByText('已移到 2.1')).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('2.1 文字 Question q2')
  await user.keyboard('{Control>}z{/Control}')
  expect(rows()).toEqual(before)
  screen.getByRole('button', { name: before[0] }).focus()
  await user.keyboard('q')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('1.2 的题目')
  expect(rows()).toEqual([before[0], '1.3 文字 Question q2', before[2]])
})

test('a draft that somebody else changed is said so, and is stored no more', async () => {
  isChangedElsewhere = true
  const { user } = await show()
  await user.type(screen.getByRole('textbox', { name: '模块 1 的名称' }), '！')
  expect((await screen.findByRole('alert')).textContent).toContain('草稿已由 沈知行 在别处修改')
  expect(screen.getByRole('button', { name: '载入最新草稿' })).toBeTruthy()
  const writes = () => [...api.inputsOf(saveDraft), ...api.inputsOf(publishDraft)].length
  const count = writes()
  await user.click(screen.getByRole('button', { name: /发布第 7 版/ }))
  expect(writes()).toBe(count)
})

test.each([
  ['stored', true],
  ['still being stored', false],
])('what was built and is %s is there again after a look at another version', async (_case, isWaited) => {
  const { user } = await show()
  await user.type(screen.getByRole('textbox', { name: '模块 1 的名称' }), '！')
  if (isWaited) await screen.findByText('已保存 14:02:31')
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: '模块 1 的名称' }).value
  await user.click(screen.getByRole('button', { name: /6.*已发布/ }))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: '模块 1 的名称' })).toBeNull())
  await user.click(screen.getByRole('button', { name: /7.*草稿/ }))
  const again = await screen.findByRole<HTMLInputElement>('textbox', { name: '模块 1 的名称' })
  expect(again.value).toBe(name)
  await user.type(again, '？')
  await waitFor(() => expect(api.inputsOf(saveDraft).map(({ revision }) => revision)).toEqual([3, 4]))
})

test('on a small screen a form is read and tried, and not built', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  await show()
  expect(screen.getByText('评估表请在宽度不小于 1024 像素的屏幕上编辑。这里可以阅读和预览。')).toBeTruthy()
  expect(screen.getByRole('slider', { name: '为失败而设计' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^发布/ })).toBeNull()
})

test('from the draft to a version and back the focus is on the heading, where the button went', async () => {
  const { user } = await show()
  for (const name of [/已发布/, '回到草稿']) {
    await user.click(screen.getByRole('button', { name }))
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: '技术深度', level: 1 })),
    )
  }
})

test('a preview that is emptied leaves the focus in it', async () => {
  const { user } = await show()
  const preview = within(screen.getByRole('complementary', { name: '预览' }))
  await user.type(preview.getByRole('textbox'), '答')
  await user.click(preview.getByRole('button', { name: '清空' }))
  expect(preview.queryByRole('button', { name: '清空' })).toBe(null)
  expect(screen.getByRole('complementary', { name: '预览' }).contains(document.activeElement)).toBe(true)
})

test.each([
  ['has waited is led to it', false, '/manage/forms?form=f9'],
  ['has closed the sheet stays at the list', true, '/manage/forms'],
])('whoever creates a form and %s', async (_, isClosed, place) => {
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

test('whoever names another new form while the first is on its way keeps what they typed, and stays at the list', async () => {
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

test('a name that is stored late leaves what is typed of the next one by then', async () => {
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
])('whoever discards a form’s only draft and %s', async (_, next, place) => {
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
