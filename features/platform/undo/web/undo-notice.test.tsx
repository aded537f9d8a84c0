import { codes } from '@candor/call/codes'
import { fakeApi, Refused } from '@candor/testkit/web/fake-api'
import { noticeKind } from '@candor/testkit/web/notices'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { ToastProvider } from '@candor/ui/overlays/toast'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { listUndoable, undoAct } from '../contract.ts'
import { messages } from '../messages/en.ts'
import { forgetUndoable, noteUndoable } from './undo-hint.ts'
import { UndoNotice } from './undo-notice.tsx'

const moved = {
  undoId: 'u1',
  kind: 'move' as const,
  variant: 'moved',
  target: 'Round 2',
  name: 'Su Qinglan',
  jobseekerChannelId: 'c1',
  count: 1,
  at: 1_000,
  leftMs: 60_000,
  isOwn: true,
  byName: 'Chen Wei',
  accountId: 'a1',
  bulkId: null,
  refs: [],
}

afterEach(() => forgetUndoable())

function open(acts = [moved]) {
  const api = fakeApi()
  let left = acts
  api.answerBy(listUndoable, () => left)
  api.answerBy(undoAct, () => {
    left = []
    return { kind: 'move' as const, done: 1, refused: [] }
  })
  const piece = (
    <ToastProvider>
      <UndoNotice />
      <input aria-label="field" />
    </ToastProvider>
  )
  const view = renderScreen(piece, { messages: { undo: messages } })
  return { ...api, ...view, user: userEvent.setup() }
}

test('a page on which nobody did anything asks for nothing', () => {
  const { asked } = open()
  expect(asked).toEqual([])
})

test('the notice says the last act, and Undo takes it back', async () => {
  const { asked, user } = open()
  act(() => noteUndoable())
  expect(await screen.findByText('Moved Su Qinglan to Round 2')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Undo/ }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull())
  expect(asked.filter(({ path }) => path === undoAct.path)).toMatchObject([{ input: { undoId: 'u1' } }])
})

test('Ctrl+Z undoes, but not while a field has the focus', async () => {
  const { asked, user } = open()
  act(() => noteUndoable())
  await screen.findByRole('button', { name: /^Undo/ })
  const undone = () => asked.filter(({ path }) => path === undoAct.path)
  await user.click(screen.getByRole('textbox'))
  await user.keyboard('{Control>}z{/Control}')
  expect(undone()).toEqual([])
  await user.click(document.body)
  await user.keyboard('{Control>}z{/Control}')
  await waitFor(() => expect(undone()).toHaveLength(1))
})

test('a notice goes by itself once its time is over', async () => {
  open([{ ...moved, leftMs: 300 }])
  act(() => noteUndoable())
  await screen.findByRole('button', { name: /^Undo/ })
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull())
})

test('a closed notice stays closed for its act, and a later act has a notice again', async () => {
  const { answerBy, user } = open()
  act(() => noteUndoable())
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
  answerBy(listUndoable, () => [{ ...moved, undoId: 'u2', at: 2_000, target: 'Offer' }, moved])
  act(() => noteUndoable())
  expect(await screen.findByText('Moved Su Qinglan to Offer')).toBeTruthy()
})

test('a refusal says who undid it first, and the notice goes', async () => {
  const { answerBy, user } = open()
  answerBy(undoAct, () => new Refused({ code: codes.changedMeanwhile, msg: 'Lin has already undone this' }))
  act(() => noteUndoable())
  await user.click(await screen.findByRole('button', { name: /^Undo/ }))
  expect(await noticeKind('Lin has already undone this')).toBe('danger')
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull())
})
