import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from './button.tsx'

test('a button that becomes disabled keeps the focus of its user', async () => {
  const user = userEvent.setup()
  const press = vi.fn()
  function Loading() {
    const [isLoading, setIsLoading] = useState(false)
    const load = () => {
      press()
      setIsLoading(true)
    }
    return (
      <Button disabled={isLoading} onClick={load}>
        Load more
      </Button>
    )
  }
  render(<Loading />)
  const button = screen.getByRole('button', { name: 'Load more' })
  await user.tab()
  await user.keyboard('{Enter}{Enter} ')
  expect(press).toHaveBeenCalledTimes(1)
  expect(button.ariaDisabled).toBe('true')
  expect(document.activeElement).toBe(button)
})

test('a disabled button sends no form, by no key either, and what it stands in hears of no press', async () => {
  const user = userEvent.setup()
  const submit = vi.fn()
  const press = vi.fn()
  render(
    // biome-ignore lint/a11y: only whether a press arrives matters here
    <div onClick={press}>
      <form onSubmit={submit}>
        <Button type="submit" disabled>
          Save
        </Button>
        <input aria-label="Name" />
      </form>
    </div>,
  )
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(press).not.toHaveBeenCalled()
  await user.type(screen.getByRole('textbox'), 'Chen{Enter}')
  expect(submit).not.toHaveBeenCalled()
})
