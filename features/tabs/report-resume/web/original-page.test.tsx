import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { handedFromKey, handOffKey } from '../../../candidates/resume/rules/handed-address.ts'
import { messages as report } from '../../../report/report/messages/cn.ts'
import { messages } from '../messages/cn.ts'
import { OriginalPage } from './original-page.tsx'

function show(handed: string | null, status = 200): void {
  vi.stubGlobal('fetch', async () => new Response(null, { status }))
  if (handed) sessionStorage.setItem(handOffKey, handed)
  renderScreen(<OriginalPage />, { locale: 'cn', messages: { 'report-resume': messages, report } })
}

test('the original resume page is a full-page frame of the stored address [P2-128]', () => {
  show('/file/media/source')
  const frame = screen.getByTitle('原始简历')
  expect(frame.tagName).toBe('IFRAME')
  expect(frame.getAttribute('src')).toBe(`${location.origin}/file/media/source`)
})

test('the page says whose resume it is, and leads back to the report it was opened from', () => {
  const from = { name: '林晓彤', path: '/newShareReport?userid=a-link&activeIndex=0' }
  sessionStorage.setItem(handedFromKey, JSON.stringify(from))
  show('/file/media/source')
  expect(screen.getByRole('heading', { level: 1, name: '林晓彤' })).toBeTruthy()
  expect(screen.getByRole('link', { name: '返回报告' }).getAttribute('href')).toBe(from.path)
  expect(document.title).toBe('林晓彤 · 原始简历 · Candor')
})

test.each(['//elsewhere.example/', 'https://elsewhere.example/', '/\\elsewhere.example'])(
  'the way back from an original resume never leads to %s',
  (path) => {
    sessionStorage.setItem(handedFromKey, JSON.stringify({ name: '林晓彤', path }))
    show('/file/media/source')
    expect(screen.queryByRole('link')).toBe(null)
  },
)

test('a file that is gone with its session or share is not framed: the page says what to do', async () => {
  show('/file/media/source', 404)
  expect(await screen.findByText('简历链接已失效')).toBeTruthy()
  expect(screen.queryByTitle('原始简历')).toBeNull()
})

test.each([null, 'https://elsewhere.example/file/media/a', 'javascript:alert(1)'])(
  'the page frames nothing for the address %s and says what to do',
  (handed) => {
    show(handed)
    expect(screen.getByText('没有可显示的简历，请从报告中重新打开。')).toBeTruthy()
    expect(screen.queryByTitle('原始简历')).toBeNull()
  },
)
