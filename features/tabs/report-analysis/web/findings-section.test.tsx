import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { showReport } from './record-section-under-test.tsx'

const media = { video_url: null, video_url_mp4: null, video_screenshot_url: null }
const item = { type: 'leftPage', status: 0, desc: ['3 times', '00:41 in total'], url: [] }

async function rowOf(name: string): Promise<HTMLElement> {
  const row = (await screen.findByText(name)).closest('li')
  if (!row) throw new Error('a finding is an item of a list')
  return row
}

test('a finding says its type, its status and what was seen, with picture and video; both open [R2-077]', async () => {
  showReport({
    findings: [
      {
        ...item,
        url: [
          { ...media, video_screenshot_url: '/file/media/photo' },
          { ...media, video_url: '/file/media/clip', video_screenshot_url: '/file/media/poster' },
        ],
      },
    ],
  })
  const row = within(await rowOf('Left the interview page'))
  expect(row.getByText('Not passed')).toBeTruthy()
  expect(row.getByText('3 times；00:41 in total')).toBeTruthy()
  const person = userEvent.setup()
  await person.click(row.getByRole('button', { name: 'Left the interview page: picture 1' }))
  const picture = await screen.findByRole('img', { name: 'Left the interview page: picture 1' })
  expect(picture.getAttribute('src')).toBe('/file/media/photo')
  await person.click(screen.getByRole('button', { name: 'Close' }))
  await person.click(row.getByRole('button', { name: 'Left the interview page: video 2' }))
  const dialog = await screen.findByRole('dialog')
  const video = within(dialog).getByLabelText('Left the interview page: video 2', { selector: 'video' })
  expect(video.getAttribute('src')).toBe('/file/media/clip')
})

test('a large picture whose address has run out is tried again under a new one', async () => {
  const photo = { ...media, video_screenshot_url: '/file/media/old' }
  showReport({ findings: [{ ...item, url: [photo] }] })
  const name = 'Left the interview page: picture 1'
  await userEvent.click(await screen.findByRole('button', { name }))
  fireEvent.error(await screen.findByRole('img', { name }))
  photo.video_screenshot_url = '/file/media/new'
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
  expect((await screen.findByRole('img', { name })).getAttribute('src')).toBe('/file/media/new')
})

test.each([
  ['cn', /视频证据 1$/, '您的浏览器不支持 video 标签'],
  ['en', /video 1$/, 'Your browser does not support the video tag'],
  ['zh-TW', /影片證據 1$/, '您的瀏覽器不支援 video 標籤'],
] as const)('a browser without video reads so in place of one: %s [P8-009]', async (locale, name, text) => {
  const clip = { ...media, video_url: '/file/media/clip' }
  showReport({ locale, findings: [{ ...item, url: [clip] }] })
  await userEvent.click(await screen.findByRole('button', { name }))
  const dialog = await screen.findByRole('dialog')
  const fallback = [...(dialog.querySelector('video')?.childNodes ?? [])].filter(
    (node) => node.nodeType === Node.TEXT_NODE,
  )
  expect(fallback.map((node) => node.textContent)).toEqual([text])
})

test('a finding that is still being made says so [R2-079]', async () => {
  showReport({ findings: [{ ...item, status: -1 }] })
  expect(within(await rowOf('Left the interview page')).getByText('Generating')).toBeTruthy()
})

test('status 0 has one label, every other one another [R2-080]', async () => {
  showReport({
    findings: [
      { ...item, status: 0 },
      { ...item, type: 'noFace', status: 1 },
      { ...item, type: 'login', status: 3 },
    ],
  })
  expect(within(await rowOf('Left the interview page')).getByText('Not passed')).toBeTruthy()
  expect(within(await rowOf('No face in frame')).getByText('Reviewed')).toBeTruthy()
  expect(within(await rowOf('Number of sign-ins')).getByText('Reviewed')).toBeTruthy()
})

test.each([
  ['cn', '没有未通过项', '检测结果生成中', '本场面试未做防作弊检测'],
  ['en', 'Nothing flagged', 'Checks are still being generated', 'This interview was not checked'],
  ['zh-TW', '沒有未通過項', '檢測結果生成中', '本場面試未做防作弊檢測'],
] as const)(
  'without a finding the list says so and no more, and that checks are still being made: %s [R2-079]',
  async (locale, none, generating, unchecked) => {
    const { unmount, isAwaited } = showReport({ locale, findings: [] })
    expect((await screen.findAllByText(none)).length).toBeGreaterThan(0)
    expect(screen.queryByText(generating)).toBe(null)
    expect(screen.queryByText(unchecked)).toBe(null)
    expect(isAwaited()).toBe(false)
    unmount()
    const running = showReport({ locale, findings: [], isGenerating: true })
    expect((await screen.findAllByText(generating)).length).toBeGreaterThan(0)
    await waitFor(() => expect(running.isAwaited()).toBe(true))
    expect(screen.queryByText(none)).toBe(null)
  },
)

test('beside findings the section says that other checks are still being made', async () => {
  showReport({ findings: [item], isGenerating: true })
  await rowOf('Left the interview page')
  expect(screen.getByText('Checks are still being generated')).toBeTruthy()
})

test('an interview that was never checked has no section of findings, and asks for none', async () => {
  showReport()
  await screen.findByText('Runs payment systems and can say why.')
  expect(screen.queryByRole('heading', { name: 'Anti-cheating results' })).toBe(null)
})

test('when findings cannot be loaded, the server’s words are shown once and the rest of the report stands', async () => {
  const { said } = showReport({ findings: 'refusal' })
  expect(
    await screen.findByText(
      'The anti-cheating results could not be loaded. The rest of the page still works.',
    ),
  ).toBeTruthy()
  await waitFor(() => expect(said).toEqual(['no']))
  expect(await screen.findByText('Runs payment systems and can say why.')).toBeTruthy()
})
