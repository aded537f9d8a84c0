import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ErrorBoundary } from '../sections/error-boundary.tsx'
import { renderPart } from '../test-words.tsx'
import { lazyWithPreload, whenNear } from './lazy-with-preload.ts'

const Field = ({ label }: { label: string }) => <input aria-label={label} />

function drawn(Part: ReturnType<typeof lazyWithPreload<{ label: string }>>, label: string) {
  return <Part label={label} fallback="waiting" />
}

test('a part that was loaded beforehand is drawn at once, with nothing in its place first', async () => {
  const Part = lazyWithPreload(async () => Field)
  await Part.preload()
  render(drawn(Part, 'a'))
  expect(screen.getByLabelText('a')).toBeTruthy()
})

test('a part that comes while something stands for it is drawn once, and keeps what was typed into it', async () => {
  const Part = lazyWithPreload(async () => Field)
  const { rerender, container } = render(drawn(Part, 'a'))
  expect(container.textContent).toBe('waiting')
  await userEvent.type(await screen.findByLabelText('a'), 'typed')
  rerender(drawn(Part, 'b'))
  expect(screen.getByLabelText('b')).toHaveProperty('value', 'typed')
})

test('a part that does not come fails where it is drawn, and is asked for once more when that is drawn anew', async () => {
  const load = vi.fn(async () => Field).mockRejectedValueOnce(new Error('lost'))
  const Part = lazyWithPreload(load)
  // React says so too, beside the boundary.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  renderPart(<ErrorBoundary message="failed">{drawn(Part, 'a')}</ErrorBoundary>)
  await screen.findByText('failed')
  await userEvent.click(screen.getByRole('button'))
  expect(await screen.findByLabelText('a')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
})

test('a part that is loaded beforehand says whether it has come, and fails nowhere', async () => {
  const load = vi.fn(async () => Field).mockRejectedValueOnce(new Error('lost'))
  const Part = lazyWithPreload(load)
  expect(await Part.preload()).toBe(false)
  expect(await Part.preload()).toBe(true)
})

test.each([
  ['pointing at its button', () => userEvent.hover(screen.getByRole('button'))],
  ['going to its button by keys', () => userEvent.tab()],
])('%s loads a part before it is opened', async (_, comeNear) => {
  const load = vi.fn(async () => Field)
  const { preload } = lazyWithPreload(load)
  render(
    <button type="button" {...whenNear(preload)}>
      open
    </button>,
  )
  expect(load).not.toHaveBeenCalled()
  await comeNear()
  expect(load).toHaveBeenCalledTimes(1)
})
