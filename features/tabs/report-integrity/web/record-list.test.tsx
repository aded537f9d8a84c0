import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { RecordList } from './record-list.tsx'

test('a record scrolls by the keyboard', async () => {
  const columns = ['Time', 'What', 'Where'] as const
  render(<RecordList title="Sign-ins" columns={columns} count={1} cells={() => ['10:00', 'came', 'here']} />)
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Sign-ins' }))
})
