import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { ToastProvider } from '@candor/ui/overlays/toast'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { messages } from '../messages/en.ts'
import { TextRow } from './text-row.tsx'

test('what is typed while a text is saved stays', async () => {
  const saving = Promise.withResolvers<object>()
  const onSave = vi.fn(() => saving.promise)
  renderScreen(
    <ToastProvider>
      <TextRow label="Name" value="Hailan" onSave={onSave} />
    </ToastProvider>,
    { messages: { manage: messages }, locale: 'en' },
  )
  const user = userEvent.setup()
  const field = screen.getByRole('textbox', { name: 'Name' })
  await user.type(field, ' Pay{Enter}')
  await user.type(field, ' Ltd')
  saving.resolve({})
  await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('false'))
  expect(onSave.mock.calls).toEqual([['Hailan Pay']])
  expect(field).toHaveProperty('value', 'Hailan Pay Ltd')
})
