import { fakeApi } from '@candor/testkit/web/fake-api'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { ToastProvider } from '@candor/ui/overlays/toast'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { signInAs } from '../../../sign-in/session/web/user-under-test.ts'
import { listCopies, makeCopyLink, orderCopy, revokeCopyLink } from '../contract.ts'
import { messages } from '../messages/en.ts'
import { CopiesCard } from './copies-card.tsx'

const day = Date.UTC(2026, 2, 14, 2)

const facts = {
  may: true,
  applications: 3,
  hasEmail: true,
  hasQuestion: true,
  mails: 'sent' as const,
  copies: [],
  links: [],
}

const copy = {
  copyId: 'k1',
  isWholePerson: true,
  askedTime: day,
  askedByName: '陈薇',
  mayOpen: true,
  state: 'made' as const,
  fault: null,
  filesAll: 4,
  filesDone: 4,
  sizeBytes: 3_400_000,
  expiresTime: day + 7 * 86_400_000,
}

const link = {
  linkId: 'l1',
  isWholePerson: false,
  madeTime: day,
  madeByName: '陈薇',
  expiresTime: day + 14 * 86_400_000,
  state: 'live' as const,
  openings: 2,
  lastOpenedTime: day + 3_600_000,
  isMailed: false,
}

function show() {
  signInAs({ userId: 'u1', companyId: 'co', timeZone: 'Asia/Shanghai' })
  const view = renderScreen(
    <ToastProvider>
      <CopiesCard candidateId="c1" />
    </ToastProvider>,
    { messages: { 'candidate-copy': messages } },
  )
  return { ...view, user: userEvent.setup() }
}

test('an account that may not export sees no section', async () => {
  const api = fakeApi()
  api.answer(listCopies, { ...facts, may: false })
  show()
  await waitFor(() => expect(screen.queryByText('Copies of the data')).toBeNull())
  expect(api.inputsOf(listCopies)).toHaveLength(1)
})

test('finished copies and links are listed, with what can be done', async () => {
  const api = fakeApi()
  api.answer(listCopies, { ...facts, copies: [copy], links: [link] })
  show()
  expect(await screen.findByText('3.2 MB, kept until 2026-03-21 10:00')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Download the copy of 2026-03-14 10:00' })).toBeTruthy()
  expect(screen.getByText('Opened 2 times, last 2026-03-14 11:00')).toBeTruthy()
  expect(screen.getByText('Works until 2026-03-28 10:00')).toBeTruthy()
})

test('the export of all applications is ordered, and its refusal stays in the dialog', async () => {
  const api = fakeApi()
  api.answer(listCopies, facts)
  api.refuse(orderCopy, { code: 1009, msg: 'Too many orders' })
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Export…' }))
  await user.click(await screen.findByRole('radio', { name: 'All 3 applications of this person' }))
  await user.click(screen.getByRole('button', { name: 'Export' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Too many orders')
  expect(api.inputsOf(orderCopy)).toMatchObject([{ jobseekerChannelId: 'c1', isWholePerson: '1' }])
})

test('a link that was made is shown once, and a revoked one says so', async () => {
  const api = fakeApi()
  api.answer(listCopies, { ...facts, links: [link] })
  api.answer(makeCopyLink, {
    linkId: 'l2',
    address: 'https://candor.example/mydata?sign=abc',
    expiresTime: day,
  })
  api.answer(revokeCopyLink, null)
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Link for the candidate…' }))
  await user.click(await screen.findByRole('button', { name: 'Create a link' }))
  expect(await screen.findByText('https://candor.example/mydata?sign=abc')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Done' }))
  api.answer(listCopies, { ...facts, links: [{ ...link, state: 'revoked' }] })
  await user.click(await screen.findByRole('button', { name: 'Revoke the link of 2026-03-14 10:00' }))
  expect(await screen.findByText('Revoked')).toBeTruthy()
})
