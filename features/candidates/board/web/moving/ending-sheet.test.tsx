import { codes } from '@candor/call/codes'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listRefusalReasons } from '../../../refusal-reasons/contract.ts'
import { moveCandidates } from '../../../stages/contract/moving.ts'
import { aBoard, aPerson } from '../../rules/board-under-test.ts'
import { openBoard } from '../board-under-test.tsx'

const people = [
  aPerson('a', { days: 5 }),
  aPerson('b', { days: 1 }),
  aPerson('c', { stageId: '1002', days: 2 }),
]

test('ending preselects nothing, and the button names the missing entry', async () => {
  const { user, moves } = await openBoard(aBoard(people))
  await user.keyboard('{ArrowDown}x')
  await user.click(screen.getByRole('button', { name: 'End application' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'End 1 application' }))
  expect(dialog.queryByRole('radio', { checked: true })).toBe(null)
  await user.click(dialog.getByRole('button', { name: 'Choose an outcome' }))
  await user.click(dialog.getByRole('radio', { name: 'Rejected' }))
  await user.click(dialog.getByRole('button', { name: 'Write a reason' }))
  expect(moves()).toEqual([])
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Pay outside the range')
  await user.click(dialog.getByRole('button', { name: 'Reject 1 person' }))
  await waitFor(() =>
    expect(moves()).toMatchObject([{ outcome: 'rejected', reason: 'Pay outside the range' }]),
  )
})

test('a rejection on the board takes a reason of the company’s list, and a refused one comes back at its field', async () => {
  const { user, api, moves } = await openBoard(aBoard(people))
  const words = 'This reason is no longer in the list'
  api.answer(listRefusalReasons, [{ id: 'r1', reason: 'Pay' }])
  api.refuse(moveCandidates, { code: codes.invalidInput, msg: words, data: { field: 'reason' } })
  await user.keyboard('{ArrowDown}x')
  await user.click(screen.getByRole('button', { name: 'End application' }))
  const open = async () => within(await screen.findByRole('dialog', { name: 'End 1 application' }))
  const first = await open()
  await user.click(first.getByRole('radio', { name: 'Rejected' }))
  await user.click(await first.findByRole('button', { name: 'Pay' }))
  await user.click(first.getByRole('button', { name: 'Reject 1 person' }))
  expect((await screen.findByRole('alert')).textContent).toBe(words)
  const again = await open()
  const field = again.getByRole('textbox', { name: 'Reason' })
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(again.getByRole('radio', { name: 'Rejected' })).toHaveProperty('checked', true)
  expect(again.getByRole('button', { name: 'Pay' }).getAttribute('aria-pressed')).toBe('true')
  await user.keyboard('Pay outside the range')
  api.answer(moveCandidates, { moved: ['a'], carried: 0, refused: [] })
  await user.click(again.getByRole('button', { name: 'Reject 1 person' }))
  await waitFor(() =>
    expect(moves().at(-1)).toMatchObject({ reason: 'Pay outside the range', reasons: ['Pay'] }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
})
