import { CallFailure } from '@candor/call/web/send'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { ToastProvider } from '@candor/ui/overlays/toast'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { messages } from '../messages/en.ts'
import { AddRow } from './add-row.tsx'
import { TextRow } from './text-row.tsx'

function show(onSave: (text: string) => Promise<object>) {
  renderScreen(
    <ToastProvider>
      <TextRow
        label="Name"
        value="Hailan"
        check={(name) => (name === '' ? 'A company has a name' : undefined)}
        onSave={onSave}
      />
      <button type="button">elsewhere</button>
    </ToastProvider>,
    { messages: { manage: messages }, locale: 'en' },
  )
  return { user: userEvent.setup(), field: screen.getByRole('textbox', { name: 'Name' }) }
}

test('a text is saved when its field is left, without a button of its own, and once', async () => {
  const onSave = vi.fn(async () => ({}))
  const { user, field } = show(onSave)
  expect(screen.getAllByRole('button')).toHaveLength(1)
  await user.type(field, ' Pay ')
  expect(onSave).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'elsewhere' }))
  await waitFor(() => expect(onSave.mock.calls).toEqual([['Hailan Pay']]))
  await waitFor(() => expect(field).toHaveProperty('value', 'Hailan'))
  await user.click(field)
  await user.tab()
  expect(onSave).toHaveBeenCalledTimes(1)
})

test('text typed during a save stays, and is saved afterwards', async () => {
  const saving = Promise.withResolvers<object>()
  const onSave = vi.fn(() => saving.promise)
  const { user, field } = show(onSave)
  await user.type(field, ' Pay{Enter}')
  await user.type(field, ' Ltd')
  await user.tab()
  expect(onSave.mock.calls).toEqual([['Hailan Pay']])
  expect(field).toHaveProperty('value', 'Hailan Pay Ltd')
  saving.resolve({})
  await waitFor(() => expect(onSave.mock.calls).toEqual([['Hailan Pay'], ['Hailan Pay Ltd']]))
})

test('a text that is refused says why beside itself, and is not sent again before it is changed', async () => {
  const failure = new CallFailure('That name is taken', { code: 9 })
  const onSave = vi.fn(async () => ({ failure }))
  const { user, field } = show(onSave)
  await user.clear(field)
  await user.tab()
  expect(screen.getByText('A company has a name')).toBeTruthy()
  await user.type(field, 'Lan')
  await user.tab()
  expect(await screen.findByText('That name is taken')).toBeTruthy()
  await user.click(field)
  await user.tab()
  expect(onSave.mock.calls).toEqual([['Lan']])
  expect(field).toHaveProperty('value', 'Lan')
})

test('Escape brings the saved text back, and saves nothing', async () => {
  const onSave = vi.fn(async () => ({}))
  const { user, field } = show(onSave)
  await user.type(field, ' Pay{Escape}')
  expect(field).toHaveProperty('value', 'Hailan')
  await user.tab()
  expect(onSave).not.toHaveBeenCalled()
})

test('leaving the window is not leaving the field', async () => {
  const onSave = vi.fn(async () => ({}))
  const { user, field } = show(onSave)
  await user.type(field, ' Pay')
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  expect(onSave).not.toHaveBeenCalled()
  expect(field).toHaveProperty('value', 'Hailan Pay')
})

test('something new is added by its button alone', async () => {
  const onAdd = vi.fn(async () => ({}))
  renderScreen(
    <ToastProvider>
      <AddRow label="Role" text="A name" maxLength={20} act="Add" onAdd={onAdd} />
    </ToastProvider>,
    { messages: { manage: messages }, locale: 'en' },
  )
  const user = userEvent.setup()
  const field = screen.getByRole('textbox', { name: 'Role' })
  await user.type(field, 'Lead')
  await user.tab()
  expect(onAdd).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(field).toHaveProperty('value', ''))
  expect(onAdd.mock.calls).toEqual([['Lead']])
})
