import { makeNarrow } from '@candor/testkit/web/narrow'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetSignIn } from '../../../sign-in/session/web/signed-in.ts'
import { signInAs } from '../../../sign-in/session/web/user-under-test.ts'
import { messages as report } from '../../report/messages/cn.ts'
import { answer, answerLater, posted, show } from '../../report/web/panel-under-test.tsx'
import { dropPaperFile, type ReportPaper, readPaper, readPaperFile, startPaperFile } from '../contract.ts'
import { messages as cn } from '../messages/cn.ts'
import { PaperPage } from './page.tsx'

const tab = (id: string, title: string, text?: string): ReportPaper['tabs'][number] => ({
  id,
  title,
  blocks: text ? [{ kind: 'text', text }] : [],
})

const paper: ReportPaper = {
  name: '苏晴岚',
  otherName: null,
  position: '后端工程师',
  company: '海岚支付',
  lang: 'zh-CN',
  madeOn: '2026-03-14',
  confidential: '机密文件',
  interview: null,
  warnings: ['一票否决'],
  facts: [],
  missing: null,
  leftOut: null,
  advice: '评分仅供参考。',
  tabs: [
    tab('0', '简历', '浙江大学'),
    {
      ...tab('1.1', 'AI 报告', '先加锁'),
      headline: { name: 'AI 总评', value: { text: '4.2（满分 5）' } },
    },
    tab('4', '备注'),
  ],
}

beforeEach(() => {
  localStorage.clear()
  answer(readPaper, { paper, formats: ['pdf', 'docx'], missingFonts: [] })
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
})
afterEach(() => {
  forgetSignIn()
  vi.unstubAllGlobals()
})

const open = (userid = 'i1') => show(<PaperPage address={{ userid }} />, { paper: cn, report })
const group = () => screen.findByRole('group', { name: '打印内容' })
const box = async (name: string | RegExp) =>
  within(await group()).getByRole<HTMLInputElement>('checkbox', { name })
const shown = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const button = (name: string) => screen.getByRole('button', { name })

test('each part has a box by its title, chosen at first, and an empty one says so', async () => {
  open()
  const boxes = within(await group()).getAllByRole<HTMLInputElement>('checkbox')
  expect(boxes.map(({ labels, checked }) => [labels?.[0]?.textContent, checked])).toEqual([
    ['简历', true],
    ['AI 报告', true],
    ['备注 （无内容）', true],
  ])
  expect(
    within(await group())
      .getByText('3 / 3 个部分')
      .getAttribute('aria-live'),
  ).toBe('polite')
  expect(screen.queryByText(/未包含/)).toBeNull()
})

test('a part that is not chosen leaves the sheet with its score, and the head names it and keeps its warnings', async () => {
  const { user } = open()
  await user.click(await box('AI 报告'))
  expect(shown()).toEqual(['简历', '备注'])
  expect(screen.getByText('未包含：AI 报告')).toBeTruthy()
  expect(screen.getByText('2 / 3 个部分')).toBeTruthy()
  expect(screen.queryByText(/AI 总评/)).toBeNull()
  for (const kept of ['一票否决', '后端工程师 · 海岚支付 · 2026-03-14', '评分仅供参考。'])
    expect(screen.getByText(kept)).toBeTruthy()
})

test('without a part nothing is printed or made, and the reason describes the buttons', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const { user } = open()
  await group()
  await user.click(button('全不选'))
  const reason = '请至少选择一个部分，才能打印或下载。'
  expect(
    within(await group())
      .getByText(reason)
      .getAttribute('aria-live'),
  ).toBe('polite')
  for (const name of ['PDF', 'Word', '打印']) {
    expect(button(name).getAttribute('aria-disabled')).toBe('true')
    expect(document.getElementById(button(name).getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      reason,
    )
    await user.click(button(name))
  }
  expect(print).not.toHaveBeenCalled()
  expect(posted).toEqual([])
  await user.click(button('全选'))
  expect(screen.queryByText(reason)).toBeNull()
  await user.click(button('打印'))
  expect(print).toHaveBeenCalledOnce()
})

test('the choice stays over a reload, and another report without those parts is none the worse', async () => {
  const { user, unmount } = open()
  await user.click(await box('简历'))
  unmount()
  const tabs = [tab('1.1', 'AI 报告', '先加锁'), tab('17', '在线测试', '80')]
  answer(readPaper, { paper: { ...paper, tabs }, formats: [], missingFonts: [] })
  const other = open('i2')
  await group()
  expect(shown()).toEqual(['AI 报告', '在线测试'])
  other.unmount()
  answer(readPaper, { paper, formats: [], missingFonts: [] })
  open()
  expect((await box('简历')).checked).toBe(false)
  expect(shown()).toEqual(['AI 报告', '备注'])
})

test('each account has its own choice, and a visitor that of visitors', async () => {
  signInAs({ userId: 'u1' })
  const { user, unmount } = open()
  await user.click(await box('简历'))
  unmount()
  for (const [userId, userid] of [
    ['u2', 'i1'],
    ['u1', 'Zm9vYmFyZm9vYmFyZm9vYmFyZm9vYmFyZm9vYmFyZm9'],
  ] as const) {
    signInAs({ userId })
    const other = open(userid)
    expect((await box('简历')).checked).toBe(true)
    other.unmount()
  }
  open()
  expect((await box('简历')).checked).toBe(false)
})

test.each(['{', '{"base":"some","except":[]}', '{"base":"all","except":[7]}', '[]'])(
  'a kept choice of another form is as none: %s',
  async (kept) => {
    localStorage.setItem('candor.paper.parts.visitor', kept)
    open()
    expect((await box('简历')).checked).toBe(true)
  },
)

test('a file is asked for with the ids of the chosen parts, and without them where all are chosen', async () => {
  answer(startPaperFile, { fileId: 'f1' })
  answer(readPaperFile, { state: 'failed', fault: 'broken' })
  const { user } = open()
  await group()
  await user.click(button('Word'))
  await screen.findByText('文件未能生成，请重试')
  await user.click(await box('AI 报告'))
  expect(screen.queryByText('文件未能生成，请重试')).toBeNull()
  await user.click(button('PDF'))
  await screen.findByText('文件未能生成，请重试')
  expect(posted.map(({ body }) => body)).toEqual([
    { userId: 'i1', format: 'docx' },
    { userId: 'i1', format: 'pdf', parts: ['0', '4'] },
  ])
})

test('a changed choice gives up the file of the former one, also before its id came', async () => {
  answer(dropPaperFile, {})
  const start = answerLater(startPaperFile, { fileId: 'f1' })
  const { user } = open()
  await group()
  await user.click(button('Word'))
  expect(screen.getByRole('status').textContent).toMatch(/正在生成 Word/)
  await user.click(await box('AI 报告'))
  expect(screen.queryByRole('status')).toBeNull()
  start()
  await waitFor(() => expect(posted.at(-1)?.path).toBe(dropPaperFile.path))
  expect(posted.at(-1)?.body).toMatchObject({ fileId: 'f1' })
})

test('on a phone the boxes are in a closed fold that tells how many parts are chosen', async () => {
  makeNarrow()
  const { user } = open()
  const fold = (await screen.findByText('打印内容', { selector: 'summary' })).closest('details')
  expect(fold?.open).toBe(false)
  expect(fold?.querySelector('summary')?.textContent).toBe('打印内容 3 / 3 个部分')
  await user.click(screen.getByText('全不选'))
  expect(fold?.querySelector('summary')?.textContent).toBe('打印内容 请至少选择一个部分，才能打印或下载。')
})
