import type { ReplyOf } from '@candor/call/define'
import { fakeApi } from '@candor/testkit/web/fake-api'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { ToastProvider } from '@candor/ui/overlays/toast'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { getJobPage, saveJobPage } from '../contract.ts'
import { messages } from '../messages/en.ts'
import { JobPagePanel } from './job-page-panel.tsx'

const list = 'https://hire.example/jobs/hailan-pay'
const page: ReplyOf<typeof getJobPage> = {
  slug: 'engineer',
  contactName: '',
  contactEmail: '',
  applyUntil: '',
  answerDays: 5,
  decisionDays: 10,
  address: `${list}/engineer`,
  previewAddress: null,
  listAddress: list,
  feedAddress: `${list}/feed.xml`,
  isPublished: false,
  publishedAt: null,
  companyContactName: 'Tang Ruogu',
  companyContactEmail: 'tang@hailan.example',
  positionState: 'open',
  tellsSalary: false,
  hasDescription: true,
  isFindable: false,
  applications: 0,
  pastQuota: 0,
  revision: 0,
  mayPublish: true,
}

function show(given: Partial<ReplyOf<typeof getJobPage>> = {}) {
  const api = fakeApi()
  api.answer(getJobPage, { ...page, ...given })
  api.answer(saveJobPage, { revision: 1 })
  renderScreen(
    <ToastProvider>
      <JobPagePanel positionId="p1" />
    </ToastProvider>,
    { messages: { 'job-pages': messages } },
  )
  return { api, user: userEvent.setup() }
}

test('the page of a position is published as it is typed, with the revision that was seen', async () => {
  const { api, user } = show()
  expect(await screen.findByText('Not published. Only accounts of the company know of it.')).toBeTruthy()
  expect(screen.getByText('Empty: Tang Ruogu, tang@hailan.example')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: 'Contact person' }), 'Chen Weian')
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(api.inputsOf(saveJobPage)).toHaveLength(1))
  expect(api.inputsOf(saveJobPage)).toMatchObject([
    { positionId: 'p1', revision: 0, isPublished: true, slug: 'engineer', contactName: 'Chen Weian' },
  ])
})

test('a published page shows its addresses, and tells applications past a quota', async () => {
  show({ isPublished: true, publishedAt: 0, applications: 3, pastQuota: 1, revision: 1 })
  expect(await screen.findByText(`${list}/engineer`)).toBeTruthy()
  expect(screen.getByText(`${list}/feed.xml`)).toBeTruthy()
  expect(screen.getByText('3 applications')).toBeTruthy()
  expect(screen.getByText(/It was taken all the same/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Take back' })).toBeTruthy()
})

test('an account that may not publish reads the page and changes nothing', async () => {
  show({ mayPublish: false })
  expect(await screen.findByText(/Administrators publish this page/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
})
