import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { noteLeft, useReturnedFocus } from './last-viewed.ts'

function Row({ candidateId }: { candidateId: string }) {
  return (
    <a href={`#${candidateId}`} ref={useReturnedFocus(candidateId)}>
      {candidateId}
    </a>
  )
}

function showList(queries: QueryClient) {
  return render(
    <QueryClientProvider client={queries}>
      <h1 tabIndex={-1}>Candidates</h1>
      <input aria-label="Name" />
      {['c1', 'c2', 'c3'].map((candidateId) => (
        <Row key={candidateId} candidateId={candidateId} />
      ))}
    </QueryClientProvider>,
  )
}

const focused = () => document.activeElement?.textContent

test('a reader who comes from a report has the focus on its candidate in the list, once', () => {
  const queries = new QueryClient()
  noteLeft(queries, 'c2')
  const list = showList(queries)
  expect(focused()).toBe('c2')
  list.unmount()
  showList(queries)
  expect(document.activeElement).toBe(document.body)
})

test('a reader who went to a field meanwhile, or left the report long before, keeps the focus', () => {
  const queries = new QueryClient()
  const field = render(<input aria-label="Find" />)
  screen.getByRole('textbox', { name: 'Find' }).focus()
  noteLeft(queries, 'c2')
  showList(queries)
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Find' }))
  field.unmount()
  noteLeft(queries, 'c3')
  const later = performance.now() + 5_001
  vi.spyOn(performance, 'now').mockReturnValue(later)
  showList(queries)
  expect(document.activeElement).toBe(document.body)
})
