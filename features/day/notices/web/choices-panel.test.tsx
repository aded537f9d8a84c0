import type { ReplyOf } from '@candor/call/define'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { noticeKinds } from '../../../platform/notify/contract.ts'
import { usualChoice } from '../../../platform/notify/rules/choices.ts'
import { chooseNotices, listNoticeChoices } from '../contract.ts'
import { ChoicesPanel } from './choices-panel.tsx'
import { showNotices } from './notices-under-test.tsx'

type Reply = ReplyOf<typeof listNoticeChoices>

const usual: Reply = {
  choices: noticeKinds.map((kind) => ({ kind, ...usualChoice(kind) })),
  sendsMail: true,
}

/** The choices, which are those of a new account unless the test says otherwise. */
async function theChoices(given: Partial<Reply> = {}) {
  const shown = await showNotices(<ChoicesPanel />, [])
  shown.api.answer(listNoticeChoices, { ...usual, ...given })
  shown.api.answer(chooseNotices, null)
  return shown
}

const switchOf = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name })

test('every kind has a switch for the bell and one for mail, as the account chose', async () => {
  const { draw } = await theChoices()
  draw()
  expect((await switchOf('Show in the bell: Finished work')).checked).toBe(true)
  expect((await switchOf('Send by mail: Finished work')).checked).toBe(false)
  expect((await switchOf('Send by mail: Mentions of me')).checked).toBe(true)
  expect(screen.getAllByRole('switch')).toHaveLength(noticeKinds.length * 2)
  expect(screen.getByText(/At most one mail comes in ten minutes/)).toBeTruthy()
})

test('a switch stores its kind with the other place as it was, by the keyboard too', async () => {
  const { api, user, draw } = await theChoices()
  draw()
  const mail = await switchOf('Send by mail: Asked for my opinion')
  mail.focus()
  await user.keyboard(' ')
  await waitFor(() =>
    expect(api.inputsOf(chooseNotices)).toEqual([{ kind: 'asked', bell: true, mail: false }]),
  )
  expect(await screen.findByText('Saved')).toBeTruthy()
})

test('a choice that cannot be stored leaves the switch as it was', async () => {
  const { api, user, draw } = await theChoices()
  api.refuse(chooseNotices, { msg: 'not now' })
  draw()
  const bell = await switchOf('Show in the bell: Past a limit')
  await user.click(bell)
  await waitFor(() => expect(api.said).toEqual(['not now']))
  expect(bell.checked).toBe(true)
})

test('choices that cannot be loaded say so, and come by a retry', async () => {
  const { api, user, draw } = await theChoices()
  api.refuse(listNoticeChoices, { status: 500, msg: 'broken' })
  draw()
  const retry = await screen.findByRole('button', { name: 'Retry' })
  api.answer(listNoticeChoices, usual)
  await user.click(retry)
  expect(await switchOf('Show in the bell: Failed work')).toBeTruthy()
})

test('a server without mail says that no mail is sent', async () => {
  const { draw } = await theChoices({ sendsMail: false })
  draw()
  expect(await screen.findByText('This server has no mail set up, so no mail is sent.')).toBeTruthy()
})
