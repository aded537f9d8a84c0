import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPart } from '../test-words.tsx'
import { lazyDialog } from './lazy-dialog.tsx'

test('a dialog’s code comes when it opens, and the dialog stays to be closed gently', async () => {
  const load = vi.fn(async () => ({ isOpen }: { isOpen: boolean }) => <p>{isOpen ? 'open' : 'closing'}</p>)
  const Dialog = lazyDialog(load)
  const { rerender, container } = render(<Dialog isOpen={false} />)
  expect(load).not.toHaveBeenCalled()
  expect(container.textContent).toBe('')
  rerender(<Dialog isOpen />)
  expect(await screen.findByText('open')).toBeTruthy()
  rerender(<Dialog isOpen={false} />)
  expect(screen.getByText('closing')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(1)
})

test('a dialog whose code does not come says so in its place, and the button that opens it stays', async () => {
  const Dialog = lazyDialog<{ isOpen: boolean }>(() => Promise.reject(new Error('lost')))
  // React says so too, beside the boundary.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  renderPart(
    <>
      <button type="button">open</button>
      <Dialog isOpen />
    </>,
  )
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'open' })).toBeTruthy()
})
