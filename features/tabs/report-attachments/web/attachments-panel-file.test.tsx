import { codes } from '@candor/call/codes'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { getConvertedUrl, getPreviewUrl } from '../../../platform/documents/contract.ts'
import { answer, refuse, respond } from '../../../report/report/web/panel-under-test.tsx'
import { type AttachmentEntry, listAttachments } from '../contract.ts'
import { aFile, showPanel } from './attachments-panel-under-test.tsx'

async function openFile(attachName: string, more: Partial<AttachmentEntry> = {}) {
  answer(listAttachments, [aFile(attachName, more)])
  const view = showPanel()
  await view.user.click(await screen.findByRole('button', { name: `查看 ${attachName}` }))
  return view
}

test.each(['a.jpeg', 'a.png', 'a.jpg', 'a.PNG'])(
  'a file %s is an image that can be enlarged [R5-038]',
  async (name) => {
    const { user } = await openFile(name)
    const image = await screen.findByRole('img', { name })
    expect(image.getAttribute('src')).toBe(`/file/media/${name}`)
    await user.click(screen.getByRole('button', { name: '放大' }))
    expect(image.style.width).toBe('150%')
    await user.click(screen.getByRole('button', { name: `收起 ${name}` }))
    expect(screen.queryByRole('img', { name })).toBe(null)
  },
)

test.each(['a.mov', 'a.mp4', 'a.avi', 'a.wov'])('a file %s is a video [R5-039]', async (name) => {
  await openFile(name)
  const video = await screen.findByLabelText(name, { selector: 'video' })
  expect(video.getAttribute('src')).toBe(`/file/media/${name}`)
})

test('a file without a preview has its download alone', async () => {
  answer(listAttachments, [aFile('报价.xlsx', { hasPreview: false })])
  showPanel()
  const download = await screen.findByRole('link', { name: '下载 报价.xlsx' })
  expect(download.getAttribute('href')).toBe('/file/media/报价.xlsx?download')
  expect(screen.queryByRole('button', { name: /查看/ })).toBe(null)
})

test('a file of any other kind is a document, to be downloaded where its preview is refused [R5-040]', async () => {
  refuse(getPreviewUrl, '此格式暂不支持预览，请下载原件查看')
  await openFile('报价.xlsx')
  expect(await screen.findByText('此格式暂不支持预览，请下载原件查看')).toBeTruthy()
  const download = screen.getByRole('link', { name: '下载 报价.xlsx' })
  expect(download.getAttribute('href')).toBe('/file/media/报价.xlsx?download')
})

test('a file that is a docx is shown converted, in a frame that runs nothing, and comes into view', async () => {
  const came = vi.fn()
  Element.prototype.scrollIntoView = came
  answer(getConvertedUrl, '/file/media/converted')
  await openFile('a.docx')
  const frame = await screen.findByTitle('文档：a.docx')
  expect(frame.getAttribute('src')).toBe('/file/media/converted')
  expect(frame.getAttribute('sandbox')).not.toContain('allow-scripts')
  expect(came.mock.contexts).toEqual([frame])
  expect(document.activeElement?.textContent).toBe('收起')
})

test('a file that is a pdf has the product’s own page, and a text its preview', async () => {
  answer(getConvertedUrl, '/file/media/source/document.pdf')
  const { unmount } = await openFile('a.pdf')
  const frame = await screen.findByTitle('文档：a.pdf')
  expect(frame.getAttribute('src')).toBe('/pdf.html?file=%2Ffile%2Fmedia%2Fsource%2Fdocument.pdf')
  unmount()
  answer(getPreviewUrl, '/file/media/text')
  await openFile('a.txt')
  expect((await screen.findByTitle('文档：a.txt')).getAttribute('src')).toBe('/file/media/text')
})

test('a file that cannot be converted says why, and while many wait can be tried again', async () => {
  refuse(getConvertedUrl, '正在转换的文件较多，请稍后再试', codes.tooMany)
  const { user } = await openFile('a.docx')
  expect(await screen.findByText('正在转换的文件较多，请稍后再试')).toBeTruthy()
  answer(getConvertedUrl, '/file/media/converted')
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByTitle('文档：a.docx')).toBeTruthy()
})

test.each([
  ['a.png', 'img', '图片未能载入，请重试或下载后查看。'],
  ['a.mp4', 'video', '此视频暂无法播放，请稍后再试'],
])('a file %s that fails says so, and a retry asks for a fresh address', async (name, tag, text) => {
  // What is there in place of a broken video is looked at.
  respond('/file/media/a.mp4', () => new Response(null, { status: 404 }))
  const { user, container } = await openFile(name)
  const broken = container.querySelector(tag)
  if (!broken) throw new Error('nothing is drawn')
  fireEvent.error(broken)
  expect((await screen.findByRole('alert')).textContent).toContain(text)
  answer(listAttachments, [aFile(name, { attachUrl: '/file/media/fresh' })])
  await user.click(screen.getByRole('button', { name: '重试' }))
  await screen.findByRole('link', { name: `下载 ${name}` })
  await expect.poll(() => container.querySelector(tag)?.getAttribute('src')).toBe('/file/media/fresh')
  expect(screen.queryByRole('alert')).toBe(null)
})

test('a file that is an image and was lost on the way shows after a retry though its address is the same', async () => {
  const { user, container } = await openFile('a.png')
  fireEvent.error(await screen.findByRole('img', { name: 'a.png' }))
  expect(container.querySelector('img')).toBe(null)
  await user.click(screen.getByRole('button', { name: '重试' }))
  const image = await screen.findByRole('img', { name: 'a.png' })
  expect(image.getAttribute('src')).toBe('/file/media/a.png')
  expect(screen.queryByRole('alert')).toBe(null)
})
