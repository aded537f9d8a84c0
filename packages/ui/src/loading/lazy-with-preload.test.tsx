import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { lazyWithPreload, whenNear } from './lazy-with-preload.ts'

const Field = ({ label }: { label: string }) => <input aria-label={label} />

function drawn(Part: ReturnType<typeof lazyWithPreload<{ label: string }>>, label: string) {
  return (
    <Suspense fallback="waiting">
      <Part label={label} />
    </Suspense>
  )
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
