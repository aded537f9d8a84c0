import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showLinkPage } from '../../../meetings/appointments/web/page-under-test.tsx'
import { messages } from '../messages/en.ts'
import { OwnCopyPage } from './own-copy-page.tsx'

const page = {
  companyName: '青石科技',
  companyNameLatin: 'Bluestone',
  expiresTime: Date.UTC(2026, 2, 28, 2),
  asks: { phone: true, email: true },
}

const made = {
  state: 'made',
  fault: null,
  filesAll: 1,
  filesDone: 1,
  sizeBytes: 3_400_000,
  expiresTime: Date.UTC(2026, 2, 21, 2),
  address: '/file/copy/abc',
}

const none = { ...made, state: 'none', sizeBytes: null, expiresTime: null, address: null }

test('the page says what the copy holds, asks who the visitor is, makes the copy and offers it', async () => {
  const replies = [page, { pass: 'p', copy: none }, made]
  const { user } = showLinkPage(<OwnCopyPage link="abc" />, replies, 'en', { 'own-copy': messages })
  expect(await screen.findByText('Opinions of the company’s people are not in it.')).toBeTruthy()
  await user.type(screen.getByLabelText('The last four digits of your phone, or your email'), '0001')
  await user.click(screen.getByRole('button', { name: 'Confirm and make the copy' }))
  const link = await screen.findByRole('link', { name: 'Download' })
  expect(link.getAttribute('href')).toBe('/file/copy/abc')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your copy is ready')
})
