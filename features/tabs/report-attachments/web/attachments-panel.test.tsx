import { codes } from '@candor/call/codes'
import { wordsOf } from '@candor/testkit/web/words'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { getConvertedUrl, getPreviewUrl } from '../../../platform/documents/contract.ts'
import { factsOf, type GivenFacts } from '../../../report/report/rules/facts-of.ts'
import {
  answer,
  asked,
  openReport,
  refuse,
  respond,
  show,
  toasts,
} from '../../../report/report/web/panel-under-test.tsx'
import {
  type AttachmentEntry,
  type BackgroundCheckEntry,
  deleteAttachment,
  getBackgroundCheck,
  listAttachments,
} from '../contract.ts'
import { AttachmentsPanel } from './attachments-panel.tsx'

const aFile = (attachName: string, more: Partial<AttachmentEntry> = {}): AttachmentEntry => ({
  attachInfoId: attachName,
  attachName,
  attachUrl: `/file/media/${attachName}`,
  attachType: 0,
  ending: attachName.split('.').at(-1) ?? '',
  hasPreview: true,
  ...more,
})
const aLink = (attachName: string, attachUrl: string) =>
  aFile(attachName, { attachUrl, attachType: 1, ending: '' })

const check: BackgroundCheckEntry = { finishCheck: 1, cheatFlag: 0, violationResult: 0, isFill: 1 }
const withCheck: GivenFacts = { permissions: ['background'], parts: ['backgroundCheck'] }

const words = await wordsOf('cn', 'report-attachments', 'documents', 'media')

function showPanel(facts: GivenFacts = {}) {
  return show(<AttachmentsPanel report={openReport({ facts: factsOf(facts) })} />, words)
}

async function openFile(attachName: string, more: Partial<AttachmentEntry> = {}) {
  answer(listAttachments, [aFile(attachName, more)])
  const view = showPanel()
  await view.user.click(await screen.findByRole('button', { name: `查看 ${attachName}` }))
  return view
}

test('files and links stand in lists of their own, with their counts [R1-022 R2-143 R2-144 P3-025]', async () => {
  answer(listAttachments, [aFile('作品集.pdf'), aLink('个人网站', 'https://su.example/'), aFile('证书.png')])
  showPanel()
  const files = within(await screen.findByRole('list', { name: '文件' }))
  expect(files.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining('作品集.pdf'),
    expect.stringContaining('证书.png'),
  ])
  const link = within(screen.getByRole('list', { name: '链接' })).getByRole('link')
  expect([link.textContent, link.getAttribute('href')]).toEqual(['个人网站', 'https://su.example/'])
  expect(link.getAttribute('rel')).toContain('noopener')
  expect(screen.getByText('2 个文件，1 个链接')).toBeTruthy()
})

test('the background check shows beside files and links [R2-145 P2-146]', async () => {
  answer(listAttachments, [aFile('作品集.pdf'), aLink('个人网站', 'https://su.example/')])
  answer(getBackgroundCheck, check)
  showPanel(withCheck)
  expect(await screen.findByRole('list', { name: '文件' })).toBeTruthy()
  expect(screen.getByRole('list', { name: '链接' })).toBeTruthy()
  expect(await screen.findByText('已核实证明人')).toBeTruthy()
})

test('no button on the screen deletes anything [P7-072]', async () => {
  answer(listAttachments, [aFile('证书.png'), aFile('报价.xlsx'), aLink('个人网站', 'https://su.example/')])
  answer(getBackgroundCheck, check)
  answer(getPreviewUrl, '/file/media/text')
  const { user } = showPanel(withCheck)
  await screen.findByRole('list', { name: '文件' })
  await screen.findByText('已核实证明人')
  for (const button of screen.getAllByRole('button', { name: /^查看/ })) await user.click(button)
  // From the last to the first, as a heading folds what stands below it.
  for (const button of screen.getAllByRole('button').reverse()) await user.click(button)
  expect(asked).not.toContain(deleteAttachment.path)
  expect(screen.queryByText(/删除|移除/)).toBe(null)
})

describe('a file', () => {
  test.each(['a.jpeg', 'a.png', 'a.jpg', 'a.PNG'])(
    '%s is an image that can be enlarged [R5-038]',
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

  test.each(['a.mov', 'a.mp4', 'a.avi', 'a.wov'])('%s is a video [R5-039]', async (name) => {
    await openFile(name)
    const video = await screen.findByLabelText(name, { selector: 'video' })
    expect(video.getAttribute('src')).toBe(`/file/media/${name}`)
  })

  test('without a preview has its download alone', async () => {
    answer(listAttachments, [aFile('报价.xlsx', { hasPreview: false })])
    showPanel()
    const download = await screen.findByRole('link', { name: '下载 报价.xlsx' })
    expect(download.getAttribute('href')).toBe('/file/media/报价.xlsx?download')
    expect(screen.queryByRole('button', { name: /查看/ })).toBe(null)
  })

  test('of any other kind is a document, to be downloaded where its preview is refused [R5-040]', async () => {
    refuse(getPreviewUrl, '此格式暂不支持预览，请下载原件查看')
    await openFile('报价.xlsx')
    expect(await screen.findByText('此格式暂不支持预览，请下载原件查看')).toBeTruthy()
    const download = screen.getByRole('link', { name: '下载 报价.xlsx' })
    expect(download.getAttribute('href')).toBe('/file/media/报价.xlsx?download')
  })

  test('that is a docx is shown converted, in a frame that runs nothing, and comes into view', async () => {
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

  test('that is a pdf has the product’s own page, and a text its preview', async () => {
    answer(getConvertedUrl, '/file/media/source/document.pdf')
    const { unmount } = await openFile('a.pdf')
    const frame = await screen.findByTitle('文档：a.pdf')
    expect(frame.getAttribute('src')).toBe('/pdf.html?file=%2Ffile%2Fmedia%2Fsource%2Fdocument.pdf')
    unmount()
    answer(getPreviewUrl, '/file/media/text')
    await openFile('a.txt')
    expect((await screen.findByTitle('文档：a.txt')).getAttribute('src')).toBe('/file/media/text')
  })

  test('that cannot be converted says why, and while many wait can be tried again', async () => {
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
  ])('%s that fails says so, and a retry asks for a fresh address', async (name, tag, text) => {
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

  test('that is an image and was lost on the way shows after a retry though its address is the same', async () => {
    const { user, container } = await openFile('a.png')
    fireEvent.error(await screen.findByRole('img', { name: 'a.png' }))
    expect(container.querySelector('img')).toBe(null)
    await user.click(screen.getByRole('button', { name: '重试' }))
    const image = await screen.findByRole('img', { name: 'a.png' })
    expect(image.getAttribute('src')).toBe('/file/media/a.png')
    expect(screen.queryByRole('alert')).toBe(null)
  })
})

describe('the list', () => {
  test('says when there is nothing in it [R2-146]', async () => {
    answer(listAttachments, [])
    showPanel()
    expect(await screen.findByText('暂无附件')).toBeTruthy()
  })

  test('of an anonymous candidate is not even asked for', () => {
    showPanel({ isAnonymous: true })
    expect(screen.getByText('匿名候选人的附件不展示')).toBeTruthy()
    expect(asked).toEqual([])
  })

  test('that could not be loaded leaves the background check standing, and says nothing in a toast', async () => {
    refuse(listAttachments, '服务器繁忙')
    answer(getBackgroundCheck, check)
    const { user } = showPanel(withCheck)
    expect(await screen.findByText('附件未能载入，页面其余部分不受影响。')).toBeTruthy()
    expect(await screen.findByText('已核实证明人')).toBeTruthy()
    expect(toasts).toEqual([])
    answer(listAttachments, [aFile('a.png')])
    await user.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByText('a.png')).toBeTruthy()
  })
})

describe('the background check', () => {
  const answers = () =>
    ['已核实证明人', '有欺诈记录', '纪律处分查询有记录'].map(
      (question) => screen.getByText(question).nextElementSibling?.textContent,
    )

  test.each<[string, Partial<BackgroundCheckEntry>, string[]]>([
    ['as it was answered', {}, ['是', '否', '否']],
    ['with findings', { finishCheck: 0, cheatFlag: 1, violationResult: 1 }, ['否', '是', '是']],
    ['half answered', { violationResult: null }, ['是', '否', '尚无结论']],
    ['not filled in', { isFill: 0 }, ['尚无结论', '尚无结论', '尚无结论']],
  ])('has three yes/no items, %s [P3-027 R2-145]', async (_case, more, expected) => {
    answer(listAttachments, [])
    answer(getBackgroundCheck, { ...check, ...more })
    showPanel(withCheck)
    await screen.findByText('已核实证明人')
    expect(answers()).toEqual(expected)
    expect(screen.queryByText('背景调查尚未填写，下面各项还没有结论。') !== null).toBe(more.isFill === 0)
  })

  test('always has its place for the customer type that keeps it there [P6-033]', async () => {
    answer(listAttachments, [])
    answer(getBackgroundCheck, null)
    showPanel({ permissions: ['background'], alwaysShowsAttachments: true })
    expect(await screen.findByText('暂无背景调查')).toBeTruthy()
  })

  test('is left out without its permission, and where there is none', async () => {
    answer(listAttachments, [])
    const { unmount } = showPanel({ permissions: [], parts: ['backgroundCheck'] })
    await screen.findByText('暂无附件')
    unmount()
    showPanel({ permissions: ['background'] })
    await screen.findByText('暂无附件')
    expect(screen.queryByText('背景调查')).toBe(null)
    expect(asked).toEqual([listAttachments.path])
  })
})

test.each([
  ['attachments', listAttachments],
  ['background check', getBackgroundCheck],
])('an unreadable part is told in its own section, in the server’s words: %s', async (part, call) => {
  answer(listAttachments, [aFile('a.png')])
  answer(getBackgroundCheck, check)
  refuse(call, '这部分内容已收到，但无法读取，请联系管理员', codes.serverError, { unreadable: part })
  showPanel(withCheck)
  const [files, background] = await screen.findAllByRole('region')
  const told = call === listAttachments ? files : background
  const other = call === listAttachments ? '已核实证明人' : 'a.png'
  expect(
    await within(told ?? document.body).findByText('这部分内容已收到，但无法读取，请联系管理员'),
  ).toBeTruthy()
  expect(await screen.findByText(other)).toBeTruthy()
})
