import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
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

const only = 'Only those who wait'
const drawn: Readonly<Record<string, (name: string) => ReactNode>> = {
  links: (name) => <a href={`/${name}`}>{name}</a>,
  details: (name) => (
    <details>
      <summary>{name}</summary>
      What came of it
    </details>
  ),
  options: (name) => (
    <div role="option" aria-selected="false" tabIndex={-1}>
      {name}
    </div>
  ),
  texts: (name) => name,
}

test.each([
  ['links', null, 'Gu', false],
  ['details', null, 'Gu', false],
  ['options', 'Cancel', 'Gu', false],
  ['texts', null, only, true],
  ['texts', 'Cancel', 'Cancel', true],
])(
  'once the last page of a list of %s before %s has come, the focus is on the first of it, else on what stands there, and the page stays',
  async (kind, after, place, isStill) => {
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
          <button type="button">{only}</button>
          <input aria-hidden tabIndex={-1} defaultValue="all" />
          <div>
            {names.map((name) => (
              <div key={name}>{drawn[kind]?.(name)}</div>
            ))}
          </div>
          {names.length < 4 && <MoreButton list={list}>More</MoreButton>}
          {after && <button type="button">{after}</button>}
        </>
      )
    }
    renderPart(<Names />)
    const focus = vi.spyOn(HTMLElement.prototype, 'focus')
    await user.click(screen.getByRole('button', { name: 'More' }))
    await screen.findByText('Han')
    expect(document.activeElement?.textContent).toBe(place)
    expect(focus.mock.lastCall).toEqual([{ preventScroll: isStill }])
    focus.mockRestore()
  },
)
