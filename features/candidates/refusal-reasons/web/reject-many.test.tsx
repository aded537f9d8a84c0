import { codes } from '@candor/call/codes'
import { fakeApi } from '@candor/testkit/web/fake-api'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { lookAtBulk, startBulk } from '../../bulk/contract.ts'
import { messages as bulk } from '../../bulk/messages/en.ts'
import { listRefusalReasons } from '../contract.ts'
import { messages as reasons } from '../messages/en.ts'
import { BulkSheet } from './bulk/reject.tsx'

async function rejectWith(refusal: { msg: string; data?: object }) {
  const api = fakeApi()
  api.answer(listRefusalReasons, [{ id: 'r1', reason: 'Pay' }])
  api.answer(lookAtBulk, { bulkId: 'b1', count: 1, names: ['Su'], left: [], openRecommendations: 0 })
  api.refuse(startBulk, { code: codes.invalidInput, ...refusal })
  const started = vi.fn()
  const sheet = (
    <BulkSheet chosen={{ kind: 'some', ids: ['a'] }} count={1} onClose={() => {}} onStarted={started} />
  )
  renderScreen(sheet, { messages: { bulk, 'refusal-reasons': reasons } })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Pay' }))
  const begin = () => screen.getByRole('button', { name: /^Reject/ })
  await waitFor(() => expect(begin()).toHaveProperty('disabled', false))
  await user.click(begin())
  expect((await screen.findByRole('alert')).textContent).toBe(refusal.msg)
  expect(started).not.toHaveBeenCalled()
  return user
}

test('a refused reason of a rejection of many stands at its field, with the focus there', async () => {
  const user = await rejectWith({ msg: 'No longer in the list', data: { field: 'reason' } })
  const field = screen.getByRole('textbox')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(field))
  await user.keyboard('Pay outside the range')
  expect(screen.queryByRole('alert')).toBe(null)
})

test('an act on many that is refused for no field says so in its sheet', async () => {
  await rejectWith({ msg: 'Other acts of yours still run' })
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe(null)
})
