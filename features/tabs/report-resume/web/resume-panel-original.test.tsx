import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { jobseekerResumeInfo } from '../../../candidates/resume/contract/original.ts'
import type { PersonalPart } from '../../../platform/access/rules/permissions.ts'
import { getConvertedUrl, getPreviewUrl } from '../../../platform/documents/contract.ts'
import { none, original } from './resume-panel-under-test.tsx'
import { answer, answerItems, asked, refuse, show } from './resume-under-test.tsx'

const storedPage = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox'

test.each(['简历.PNG', 'a.jpg', 'a.jpeg'])(
  'the original resume shows %s as an image, without a conversion [R1-002 R4-052 R5-041]',
  async (name) => {
    original(name)
    show()
    const image = await screen.findByRole('img', { name: '林晓彤 的原始简历' })
    expect(image.getAttribute('src')).toBe('/file/media/source')
    expect(asked).toEqual([jobseekerResumeInfo.path])
  },
)

test('the original resume enlarges an image up to three times by buttons and keys [R9-061]', async () => {
  original('a.png')
  const { user } = show()
  const image = await screen.findByRole('img')
  const larger = screen.getByRole('button', { name: '放大' })
  for (let press = 0; press < 6; press += 1) await user.click(larger)
  expect(image.style.width).toBe('300%')
  expect(larger.ariaDisabled).toBe('true')
  await user.click(screen.getByRole('region', { name: '林晓彤 的原始简历' }))
  await user.keyboard('-')
  expect(screen.getByRole('status').textContent).toBe('250%')
  await user.keyboard('0')
  expect(image.style.width).toBe('100%')
})

test('the original resume shows a pdf in a frame of its own page, converted by doc2html [R5-042]', async () => {
  original('a.pdf')
  answer(getConvertedUrl, '/file/media/source/document.pdf')
  show()
  const frame = await screen.findByTitle('原始简历：a.pdf')
  expect(frame.tagName).toBe('IFRAME')
  expect(frame.getAttribute('src')).toBe('/pdf.html?file=%2Ffile%2Fmedia%2Fsource%2Fdocument.pdf')
  expect(frame.getAttribute('allow')).toBe('fullscreen')
  expect(asked[1]).toBe('/file/convert/getUrl?sourceUrl=%2Ffile%2Fmedia%2Fsource&type=doc2html')
})

test('the original resume shows a converted docx in a frame that runs nothing and opens links in other tabs [R5-042]', async () => {
  original('a.docx')
  answer(getConvertedUrl, '/file/media/converted')
  show()
  const frame = await screen.findByTitle('原始简历：a.docx')
  expect(frame.getAttribute('src')).toBe('/file/media/converted')
  expect(frame.getAttribute('sandbox')).toBe(storedPage)
})

test('the original resume asks the preview call about an ending that no table names', async () => {
  original('a.txt')
  answer(getPreviewUrl, '/file/media/converted')
  show()
  expect((await screen.findByTitle('原始简历：a.txt')).getAttribute('src')).toBe('/file/media/converted')
  expect(asked).toHaveLength(2)
})

test('the original resume of channel 5 shows html as it came, in a frame, without a conversion [R4-051]', async () => {
  original('a.html', { interviewResult: { resumeUrl: '/file/media/source', channelId: 5 } })
  show()
  const frame = await screen.findByTitle('原始简历：a.html')
  expect(frame.getAttribute('src')).toBe('/file/media/source')
  expect(frame.getAttribute('sandbox')).toBe(storedPage)
  expect(asked).toEqual([jobseekerResumeInfo.path])
})

const conversions = [
  ['a.doc', 'doc2html'],
  ['a.DOCX', 'doc2html'],
  ['a.mht', 'mht2html'],
  ['a.mhtml', 'mht2html'],
  ['a.html', 'html2pdf'],
  ['a.htm', 'html2pdf'],
] as const

async function showsConverted(name: string, type: string, parts?: readonly PersonalPart[]) {
  original(name, { interviewResult: { resumeUrl: '/file/media/source', channelId: 4 } })
  answer(getConvertedUrl, '/file/media/converted/document.html')
  show({ parts })
  const frame = await screen.findByTitle(`原始简历：${name}`)
  expect(frame.getAttribute('src')).toBe('/file/media/converted/document.html')
  expect(asked[1]).toBe(`/file/convert/getUrl?sourceUrl=%2Ffile%2Fmedia%2Fsource&type=${type}`)
}

test.each(conversions)('the original resume has %s converted by %s [R4-048 R4-049 R4-050]', (name, type) =>
  showsConverted(name, type),
)

test.each([...conversions, ['a.pdf', 'doc2html']] as const)(
  'the original resume that a share opens has %s converted by %s [P4-058 P4-059]',
  (name, type) => showsConverted(name, type, ['originalResume']),
)

test.each(['a.html', 'a.htm'])(
  'the original resume that a share opens shows %s of channel 5 as it came [P4-059]',
  async (name) => {
    original(name, { interviewResult: { resumeUrl: '/file/media/source', channelId: 5 } })
    show({ parts: ['originalResume'] })
    const frame = await screen.findByTitle(`原始简历：${name}`)
    expect(frame.getAttribute('src')).toBe('/file/media/source')
    expect(asked).toEqual([jobseekerResumeInfo.path])
  },
)

test('the original resume that came out as a picture can be looked at closely', async () => {
  original('a.heic')
  answer(getPreviewUrl, '/file/media/converted/document.jpg')
  show()
  expect((await screen.findByRole('img')).getAttribute('src')).toBe('/file/media/converted/document.jpg')
})

test('the original resume shows no preview where the call for it fails, and offers the file [R7-040 P7-035]', async () => {
  original('a.xlsx')
  refuse(getPreviewUrl, '此格式暂不支持预览，请下载原件查看')
  show()
  expect(await screen.findByText('此格式暂不支持预览，请下载原件查看')).toBeTruthy()
  expect(document.querySelector('iframe')).toBeNull()
  expect(screen.getByRole('link', { name: '下载原件' }).getAttribute('href')).toBe(
    '/file/media/source?download',
  )
})

test('the original resume says 简历解析中 while a conversion is slow, until the result arrives [R4-053]', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  original('a.docx')
  answer(getConvertedUrl, promise)
  show()
  expect(await screen.findByText('简历解析中')).toBeTruthy()
  resolve('/file/media/converted')
  expect(await screen.findByTitle('原始简历：a.docx')).toBeTruthy()
  expect(screen.queryByText('简历解析中')).toBeNull()
})

test('the original resume says 简历解析中 while the resume is being read, and shows it when it is there [P8-026 R4-053]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  answer(jobseekerResumeInfo, { ...none, state: 'parsing' })
  show()
  expect(await screen.findByText('简历解析中')).toBeTruthy()
  original('a.png')
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(await screen.findByRole('img')).toBeTruthy()
})

test('the original resume says 暂无原始简历 when there is none, without a link to follow', async () => {
  answer(jobseekerResumeInfo, none)
  answerItems([])
  show()
  expect(await screen.findByText('暂无原始简历')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})

test('the original resume says in the server’s words why a document cannot be shown, and still offers it', async () => {
  original('a.docx')
  refuse(getConvertedUrl, '文件已损坏或有密码保护，无法预览')
  show()
  expect(await screen.findByText('文件已损坏或有密码保护，无法预览')).toBeTruthy()
  expect(screen.getByRole('link', { name: '下载原件' })).toBeTruthy()
})

test('the original resume that could not be loaded is loaded again on demand', async () => {
  refuse(jobseekerResumeInfo, 'refused')
  const { user } = show()
  const retry = await screen.findByRole('button', { name: '重试' })
  original('a.png')
  await user.click(retry)
  expect(await screen.findByRole('img')).toBeTruthy()
})
