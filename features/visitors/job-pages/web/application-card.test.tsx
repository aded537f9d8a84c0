import type { ReplyOf } from '@candor/call/define'
import { fakeApi } from '@candor/testkit/web/fake-api'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getJobApplication } from '../contract.ts'
import { messages } from '../messages/en.ts'
import { ApplicationCard } from './application-card.tsx'

function show(sent: ReplyOf<typeof getJobApplication>) {
  const api = fakeApi()
  api.answer(getJobApplication, sent)
  renderScreen(<ApplicationCard candidateId="c1" />, { messages: { 'job-pages': messages } })
  return api
}

test('the notes of both applications of a merged candidate are shown, and that a person is asked for', async () => {
  show([
    { sentAt: 2, note: 'The second note', asksForPerson: false, consentEndedAt: null },
    { sentAt: 1, note: 'The first note', asksForPerson: true, consentEndedAt: null },
  ])
  expect(await screen.findByText('The second note')).toBeTruthy()
  expect(screen.getByText('The first note')).toBeTruthy()
  expect(screen.getAllByText('Asks for a person where a model would work')).toHaveLength(1)
})

test('a candidate who sent nothing beside the resume has no card', async () => {
  const api = show([{ sentAt: 1, note: '', asksForPerson: false, consentEndedAt: null }])
  await waitFor(() => expect(api.inputsOf(getJobApplication)).toHaveLength(1))
  await waitFor(() => expect(screen.queryByText('Sent with the application')).toBeNull())
})

test('a consent that was taken back is told, with its day', async () => {
  const consentEndedAt = Date.UTC(2026, 2, 14, 4)
  show([{ sentAt: 1, note: '', asksForPerson: false, consentEndedAt }])
  expect(await screen.findByText(/^Agreement taken back on Mar 14, 2026$/)).toBeTruthy()
})
