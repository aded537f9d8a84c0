import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { messages as ui } from '@candor/ui/messages/cn'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { messages as manage } from '../messages/cn.ts'
import { SecretSheet } from './secret-sheet.tsx'

test('a password that comes while somebody types elsewhere has the focus, and no key closes it unread', async () => {
  const onClose = vi.fn()
  const secret = { title: '新密码', label: '密码', value: 'k7Pq2x' }
  renderScreen(<SecretSheet secret={secret} onClose={onClose} />, { messages: { manage, ui }, locale: 'cn' })
  const shown = await screen.findByText('k7Pq2x')
  await waitFor(() => expect(document.activeElement?.contains(shown)).toBe(true))
  const user = userEvent.setup()
  await user.keyboard(' {Enter}')
  expect(onClose).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})
