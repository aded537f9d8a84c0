import type { ReplyOf } from '@candor/call/define'
import { fakeApi } from '@candor/testkit/web/fake-api'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { messages as access } from '../../../platform/access/messages/en.ts'
import { messages as session } from '../../../sign-in/session/messages/en.ts'
import { readErasable, readErasure, startErasure } from '../contract.ts'
import { messages } from '../messages/en.ts'
import { EraseDialog } from './erase-dialog.tsx'
import { ErasedPage } from './page.tsx'

const none = { files: 0, interviews: 0, answers: 0, plans: 0, evaluations: 0, remarks: 0, links: 0, mails: 0 }
const erasable: ReplyOf<typeof readErasable> = {
  name: '舒岚',
  nameLatin: 'Shu Lan',
  positionName: '后端',
  positionNameLatin: 'Backend Engineer',
  candidate: { counts: { ...none, files: 3, remarks: 1 }, seen: '1 3' },
  person: { applications: 2, counts: { ...none, files: 5 }, seen: '2 5' },
}
const words = { messages: { erasure: messages, session, access } }

function show() {
  const api = fakeApi()
  api.answer(readErasable, erasable)
  api.answer(startErasure, { erasureId: 'e1' })
  renderScreen(<EraseDialog candidateId="c1" isOpen onOpenChange={() => {}} />, words)
  return { api, user: userEvent.setup() }
}

test('the dialog says what goes, and erases only after the name was typed', async () => {
  const { api, user } = show()
  const list = await screen.findByLabelText('Will be erased')
  expect(list.textContent).toBe('Files3Remarks1')
  await user.click(screen.getByRole('button', { name: 'Erase for good' }))
  expect((await screen.findByRole('alert')).textContent).toBe('This is not the candidate’s name')
  expect(api.inputsOf(startErasure)).toEqual([])
  await user.click(screen.getByRole('radio', { name: 'All 2 applications of this person' }))
  expect(list.textContent).toBe('Files5')
  await user.type(screen.getByLabelText('Type “Shu Lan” to confirm'), 'shu lan')
  await user.click(screen.getByRole('button', { name: 'Erase for good' }))
  await waitFor(() =>
    expect(api.inputsOf(startErasure)).toEqual([
      {
        jobseekerChannelId: 'c1',
        isWholePerson: true,
        reason: 'The candidate asked for it',
        name: 'shu lan',
        seen: '2 5',
      },
    ]),
  )
})

test('the page of an erasure says how far it is, and that it is done', async () => {
  const api = fakeApi()
  const erasure = { all: 3, done: 1, isFinished: false, orderedAt: 0 }
  api.answer(readErasure, erasure)
  renderScreen(<ErasedPage erasureId="e1" />, words)
  expect(await screen.findByText('1 of 3 applications erased')).toBeTruthy()
  api.answer(readErasure, { ...erasure, done: 3, isFinished: true })
  await screen.findByRole('heading', { name: 'Erased for good' }, { timeout: 3_000 })
})

test('the page of an erasure that the reader did not order says so, and offers no retry', async () => {
  const api = fakeApi()
  api.refuse(readErasure, { code: 1005, msg: 'There is no such erasure' })
  renderScreen(<ErasedPage erasureId="e1" />, words)
  await screen.findByRole('heading', { name: 'There is no such erasure' })
  expect(screen.queryByRole('button', { name: /again|retry/i })).toBe(null)
})
