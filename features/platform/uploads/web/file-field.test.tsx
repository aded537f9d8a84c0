import { connectApi, quiet } from '@candor/call/web/client'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { stubUploads } from '@candor/testkit/web/uploads'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { maxUploadBytes } from '../contract.ts'
import { messages as cn } from '../messages/cn.ts'
import { messages as en } from '../messages/en.ts'
import { messages as zhTW } from '../messages/zh-TW.ts'
import { FileField } from './file-field.tsx'
import type { HeldFile } from './use-upload.ts'

let busy: boolean[] = []

beforeEach(() => {
  busy = []
  connectApi({
    ...quiet,
    token: () => 't',
    lang: () => 'cn',
  })
})

const handleBusy = (isBusy: boolean) => void busy.push(isBusy)

function Form({ file: given }: { file: HeldFile | null }) {
  const [file, setFile] = useState(given)
  return (
    <>
      <FileField label="测评报告" file={file} onChange={setFile} onBusy={handleBusy} />
      <output>{file?.reference ?? '没有文件'}</output>
    </>
  )
}

function show(file: HeldFile | null = null, messages = cn) {
  const sent = stubUploads()
  const view = renderScreen(<Form file={file} />, { locale: 'cn', messages: { uploads: messages } })
  return { ...view, sent, user: userEvent.setup({ applyAccept: false }) }
}

const aFile = (name: string, size = 3) => {
  const file = new File(['abc'], name)
  Object.defineProperty(file, 'size', { value: size })
  return file
}

const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('选择文件', { selector: 'input' }), { target: { files } })
const drop = (...files: File[]) =>
  fireEvent.drop(screen.getByText('或拖放到此处'), { dataTransfer: { files } })

const uploaded = { url: '/file/media/a', fileName: '报告.pdf', reference: 'file:a' }
test.each(['a.docx', 'a.DOC', 'a.pdf', 'a.txt'])(
  '%s is uploaded, with its progress in percent [R5-028]',
  async (name) => {
    const { sent } = show()
    choose(aFile(name))
    const progress = screen.getByRole('progressbar', { name: `正在上传 ${name}` })
    expect(screen.getByText('0%')).toBeTruthy()
    act(() => sent[0]?.reach(0.426))
    expect(screen.getByText('42%')).toBeTruthy()
    expect(progress.getAttribute('value')).toBe('0.426')
    const body = sent[0]?.body
    expect(body instanceof FormData && body.get('files')).toMatchObject({ name })
    act(() => sent[0]?.answer({ code: 0, msg: 'ok', data: [uploaded] }))
    expect(await screen.findByText('file:a')).toBeTruthy()
    expect(screen.getByText('已上传 报告.pdf').getAttribute('role')).toBe('status')
    // The parent of the field is told once its effects have run.
    await waitFor(() => expect(busy).toEqual([false, true, false]))
  },
)

const choices: readonly (readonly [string, File[], string])[] = [
  ['two files', [aFile('a.pdf'), aFile('b.pdf')], '只能上传一个文件'],
  ['a program', [aFile('a.exe')], '仅支持 docx、doc、pdf、txt'],
  ['a byte more than 50 MB', [aFile('a.pdf', maxUploadBytes + 1)], '文件不能超过 50M'],
  ['an empty file', [aFile('a.txt', 0)], '文件是空的'],
]

test.each([
  ['cn', cn, '选择文件', ['只能上传一个文件', '仅支持 docx、doc、pdf、txt', '文件不能超过 50M']],
  [
    'en',
    en,
    'Choose a file',
    ['Only one file can be uploaded', 'Only docx, doc, pdf and txt', 'The file must not exceed 50 MB'],
  ],
  ['zh-TW', zhTW, '選擇檔案', ['只能上傳一個檔案', '僅支援 docx、doc、pdf、txt', '檔案不能超過 50M']],
])(
  'why a file is not sent is said in the language of the page: %s [R5-027 R5-029 R5-030]',
  (_locale, messages, chooser, sentences) => {
    show(null, messages)
    const input = screen.getByLabelText(chooser, { selector: 'input' })
    const said = choices.slice(0, 3).map(([, files]) => {
      fireEvent.change(input, { target: { files } })
      return screen.getByRole('alert').textContent
    })
    expect(said).toEqual(sentences)
  },
)

test.each(choices)(
  '%s is not sent, and it is said why [R5-027 R5-029 R5-030 P5-029]',
  (_case, files, words) => {
    const { sent } = show()
    drop(...files)
    expect(screen.getByRole('alert').textContent).toBe(words)
    expect(screen.getByRole('group', { name: '测评报告', description: words })).toBeTruthy()
    expect(sent).toEqual([])
    choose(...files)
    expect(screen.getByRole('alert').textContent).toBe(words)
    expect(sent).toEqual([])
    expect(screen.getByText('没有文件')).toBeTruthy()
  },
)

test('exactly 50 MB is sent, and the fault of an earlier choice is forgotten [R5-030]', () => {
  const { sent } = show()
  choose(aFile('a.exe'))
  choose(aFile('a.pdf', maxUploadBytes))
  expect(sent).toHaveLength(1)
  expect(screen.queryByRole('alert')).toBe(null)
})

test.each([
  ['an answer without a list', { code: 0, msg: 'ok' }, 200, '上传失败'],
  ['an empty list', { code: 0, msg: 'ok', data: [] }, 200, '上传失败'],
  ['a refusal', { code: 1010, msg: '文件内容与扩展名不符' }, 200, '上传失败：文件内容与扩展名不符'],
  ['a fault of the server', { code: 1500, msg: '服务器出错了' }, 500, '上传失败'],
])('%s is a failed upload [R5-031 P8-030]', async (_case, body, status, words) => {
  const { sent } = show()
  choose(aFile('a.pdf'))
  act(() => sent[0]?.answer(body, status))
  expect((await screen.findByRole('alert')).textContent).toBe(words)
  expect(screen.getByText('没有文件')).toBeTruthy()
  expect(screen.getByRole('button', { name: '选择文件' })).toBeTruthy()
})

test('an upload without a connection fails, and the same file can be chosen again [P8-030]', async () => {
  const { sent } = show()
  choose(aFile('a.pdf'))
  act(() => sent[0]?.loseConnection())
  expect((await screen.findByRole('alert')).textContent).toBe('上传失败')
  choose(aFile('a.pdf'))
  expect(sent).toHaveLength(2)
})

test('an upload is stopped by hand, and by leaving', async () => {
  const { sent, user, unmount } = show()
  choose(aFile('a.pdf'))
  await user.click(screen.getByRole('button', { name: '取消上传' }))
  expect(sent[0]?.isAborted).toBe(true)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '选择文件' }))
  expect(screen.queryByRole('alert')).toBe(null)
  choose(aFile('a.pdf'))
  expect(sent[1]?.isAborted).toBe(false)
  unmount()
  expect(sent[1]?.isAborted).toBe(true)
})

test('a file that is there is removed by the keyboard, which stays in the field', async () => {
  const { user } = show({ name: '报告.pdf', reference: 'file:a' })
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '移除文件 报告.pdf' }))
  await user.keyboard('{Enter}')
  expect(screen.getByText('没有文件')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '选择文件' }))
})

test('the keyboard goes from the choice over the upload to the file', async () => {
  const { sent } = show()
  screen.getByRole('button', { name: '选择文件' }).focus()
  choose(aFile('a.pdf'))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '取消上传' }))
  act(() => sent[0]?.answer({ code: 0, msg: 'ok', data: [uploaded] }))
  const remove = await screen.findByRole('button', { name: '移除文件 报告.pdf' })
  expect(document.activeElement).toBe(remove)
})

test('a file that misses the field does not take the page’s place', () => {
  show()
  expect(fireEvent.drop(document.body)).toBe(false)
})
