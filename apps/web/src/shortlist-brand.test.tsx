import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { signInAs } from '../../../features/sign-in/session/web/user-under-test.ts'
import { open } from './app-under-test.tsx'
import { answerList } from './shortlist-under-test.tsx'

beforeEach(() => {
  signInAs()
  answerList()
})

test('people of a partner see its name and its icon in place of the product’s [P6-031]', async () => {
  const icon = 'data:image/svg+xml;base64,PHN2Zy8+'
  document.head.innerHTML = '<link rel="icon" href="/icon.svg">'
  signInAs({ partnerBrand: { title: '云涧人才', icon } })
  await open('/first/talentList')
  const home = await screen.findByRole('link', { name: '云涧人才，回到候选人列表' })
  expect(home.textContent).toBe('云涧人才')
  expect(home.querySelector('img')?.getAttribute('src')).toBe(icon)
  await waitFor(() => expect(document.title).toBe('候选人 · 云涧人才'))
  await waitFor(() => expect(document.querySelector('link[rel="icon"]')?.getAttribute('href')).toBe(icon))
})

test('everyone else sees the product’s own name', async () => {
  await open('/first/talentList')
  const home = await screen.findByRole('link', { name: 'Candor，回到候选人列表' })
  expect(home.textContent).toBe('Candor')
  await waitFor(() => expect(document.title).toBe('候选人 · Candor'))
})
