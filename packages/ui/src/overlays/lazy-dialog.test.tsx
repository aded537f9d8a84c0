import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
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
