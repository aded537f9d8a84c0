import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { lazyWithPreload } from './lazy-with-preload.ts'

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
