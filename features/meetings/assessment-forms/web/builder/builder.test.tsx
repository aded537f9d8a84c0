import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { getForm, publishDraft, saveDraft, startDraft } from '../../contract/manage.ts'
import { messages } from '../../messages/cn.ts'
import { api, elsewhere, form, prepareBuilder, show } from './builder-under-test.tsx'

prepareBuilder()

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

test('the meaning of a value is written below its question, shows in the preview, and is stored by itself', async () => {
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
  elsewhere.isChanged = true
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
])('a change that is %s is there again after a look at another version', async (_case, isWaited) => {
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
