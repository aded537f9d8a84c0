import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { MoreButton, useDrawnList } from './next-page.tsx'
import { renderPart } from './test-words.tsx'

test('a next page that cannot be fetched says so beside its button, which is pressed again', async () => {
  const user = userEvent.setup()
  const fetchNextPage = vi.fn()
  const list = { fetchNextPage, isFetchingNextPage: false, isFetchNextPageError: false }
  const { rerender } = renderPart(<MoreButton list={list}>More</MoreButton>)
  await user.click(screen.getByRole('button', { name: 'More' }))
  expect(screen.queryByRole('alert')).toBeNull()
  rerender(<MoreButton list={{ ...list, isFetchNextPageError: true }}>More</MoreButton>)
  expect(screen.getByRole('alert').textContent).toBe('Could not load more. What is already shown is kept.')
  const more = screen.getByRole('button', { name: 'More' })
  expect(document.activeElement).toBe(more)
  await user.keyboard('{Enter}')
  expect(fetchNextPage).toHaveBeenCalledTimes(2)
})

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
  items: (name) => (
    <ul>
      <li>{name}</li>
    </ul>
  ),
}

test.each([
  ['links', ['Gu', 'Han'], 'Gu'],
  ['details', ['Gu', 'Han'], 'Gu'],
  ['options', ['Gu', 'Han'], 'Gu'],
  ['items', ['Gu', 'Han'], 'Gu'],
  ['items', [], 'Only those who wait'],
])(
  'once the last page of a list of %s has come with %j, the focus is on the first of it, else on what stands before',
  async (kind, last, place) => {
    const user = userEvent.setup()
    function Names() {
      const [names, setNames] = useState(['Chen', 'Lin'])
      const [hasNextPage, setHasNext] = useState(true)
      const [isFetchingNextPage, setIsFetching] = useState(false)
      function fetchNextPage() {
        setIsFetching(true)
        setTimeout(() => {
          setNames(['Chen', 'Lin', ...last])
          setHasNext(false)
          setIsFetching(false)
        })
      }
      const list = { fetchNextPage, isFetchingNextPage, isFetchNextPageError: false }
      return (
        <>
          <button type="button">Only those who wait</button>
          <input aria-hidden tabIndex={-1} defaultValue="all" />
          <div>
            {names.map((name) => (
              <div key={name}>{drawn[kind]?.(name)}</div>
            ))}
          </div>
          {hasNextPage && <MoreButton list={list}>More</MoreButton>}
          <button type="button">Cancel</button>
        </>
      )
    }
    renderPart(<Names />)
    await user.click(screen.getByRole('button', { name: 'More' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'More' })).toBeNull())
    await waitFor(() => expect(document.activeElement?.textContent).toBe(place))
  },
)

test('each press draws one more page of a whole list, and the last page gets the focus on its first item', async () => {
  const user = userEvent.setup()
  const names = ['Chen', 'Lin', 'Gu', 'Han', 'Mao', 'Wu']
  function Names() {
    const list = useDrawnList(names, 2, 3)
    return (
      <>
        <ol>
          {list.drawn.map((name) => (
            <li key={name}>
              {name}
              {name === 'Mao' && (
                <ul>
                  <li>Mao’s words</li>
                </ul>
              )}
            </li>
          ))}
        </ol>
        {list.rest > 0 && <MoreButton list={list}>{`${list.next} of ${list.rest}`}</MoreButton>}
        <button type="button">Behind the list</button>
      </>
    )
  }
  renderPart(<Names />)
  expect(screen.getByRole('list').textContent).toBe('ChenLinGu')
  const more = screen.getByRole('button', { name: '2 of 3' })
  await user.click(more)
  expect(document.activeElement).toBe(more)
  await user.click(screen.getByRole('button', { name: '1 of 1' }))
  expect(document.activeElement?.textContent).toBe('Wu')
  expect(screen.getAllByRole('listitem')).toHaveLength(7)
})

test('where a list goes with its button, the focus is on nothing of what comes in its place', async () => {
  function Page() {
    const list = useDrawnList(['Chen', 'Lin'], 1)
    if (list.rest === 0)
      return (
        <ul key="other">
          <li>
            <button type="button">Another list</button>
          </li>
        </ul>
      )
    return (
      <main>
        <ul>
          <li>Chen</li>
        </ul>
        <MoreButton list={list}>More</MoreButton>
      </main>
    )
  }
  renderPart(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  expect(screen.getByRole('button', { name: 'Another list' })).toBeTruthy()
  expect(document.activeElement).toBe(document.body)
})
