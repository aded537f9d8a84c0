import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { MoreButton } from './next-page.tsx'
import { renderPart } from './test-words.tsx'

test('a next page that cannot be fetched says so beside its button, which is pressed again', async () => {
  const user = userEvent.setup()
  const fetchNextPage = vi.fn()
  const list = { fetchNextPage, isFetchingNextPage: false, isFetchNextPageError: false }
  const { rerender } = renderPart(<MoreButton list={list}>More</MoreButton>)
  await user.click(screen.getByRole('button', { name: 'More' }))
  expect(screen.queryByRole('alert')).toBeNull()
  rerender(<MoreButton list={{ ...list, isFetchNextPageError: true }}>More</MoreButton>)
  expect(screen.getByRole('alert').textContent).toBe('More could not be loaded. What is here stays.')
  const more = screen.getByRole('button', { name: 'More' })
  expect(document.activeElement).toBe(more)
  await user.keyboard('{Enter}')
  expect(fetchNextPage).toHaveBeenCalledTimes(2)
})
