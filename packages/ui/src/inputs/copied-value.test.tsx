import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPart } from '../test-words.tsx'
import { CopiedValue } from './copied-value.tsx'

test('a password that took the place of a copied one is not said to be copied', async () => {
  const user = userEvent.setup()
  const view = renderPart(<CopiedValue label="Password" value="aB3dE9" />)
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy()
  view.rerender(<CopiedValue label="Password" value="xY7zW2" />)
  expect(screen.getByRole('button').textContent).toBe('Copy')
  expect(screen.getByRole('status').textContent).toBe('')
})
