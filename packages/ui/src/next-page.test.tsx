import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
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

test.each([
  ['of links', true, 'Gu'],
  ['of texts', false, 'Only those who wait'],
])(
  'once the last page of a list %s has come, the button’s focus is on the first of it, else on what stands before',
  async (_, isLinked, place) => {
    const user = userEvent.setup()
    function Names() {
      const [names, setNames] = useState(['Chen', 'Lin'])
      const [isFetchingNextPage, setIsFetching] = useState(false)
      function fetchNextPage() {
        setIsFetching(true)
        setTimeout(() => {
          setNames(['Chen', 'Lin', 'Gu', 'Han'])
          setIsFetching(false)
        })
      }
      const list = { fetchNextPage, isFetchingNextPage, isFetchNextPageError: false }
      return (
        <>
          <button type="button">Only those who wait</button>
          <ul>
            {names.map((name) => (
              <li key={name}>{isLinked ? <a href={`/${name}`}>{name}</a> : name}</li>
            ))}
          </ul>
          {names.length < 4 && <MoreButton list={list}>More</MoreButton>}
        </>
      )
    }
    renderPart(<Names />)
    await user.click(screen.getByRole('button', { name: 'More' }))
    await screen.findByText('Han')
    expect(document.activeElement?.textContent).toBe(place)
  },
)
