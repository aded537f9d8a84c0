import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { CountedArea } from '../sections/counted-area.tsx'
import { renderPart } from '../test-words.tsx'
import { StarInput } from './star-input.tsx'

function Given({ start = 0 }: { start?: number }) {
  const [value, setValue] = useState(start)
  return <StarInput label="Your score" value={value} onChange={setValue} />
}

const slider = () => screen.getByRole('slider', { name: 'Your score' })

test('stars are given by half a star with a slider, which says its value', () => {
  renderPart(<Given />)
  expect(slider()).toHaveProperty('step', '0.5')
  expect(slider()).toHaveProperty('max', '5')
  expect(slider().getAttribute('aria-valuetext')).toBe('No stars given')
  fireEvent.change(slider(), { target: { value: '3.5' } })
  expect(slider().getAttribute('aria-valuetext')).toContain('3.5')
})

test('a press on a star gives it, and a second one on the first takes it back', async () => {
  const { container } = renderPart(<Given />)
  const presses = [...container.querySelectorAll('button')]
  await userEvent.click(presses[3] ?? container)
  expect(slider()).toHaveProperty('value', '4')
  await userEvent.click(presses[0] ?? container)
  await userEvent.click(presses[0] ?? container)
  expect(slider()).toHaveProperty('value', '0')
})

test('a counted text says how much of it is taken and takes no more', async () => {
  function Text() {
    const [value, setValue] = useState('ab')
    return (
      <CountedArea
        label="Opinion"
        value={value}
        most={4}
        onChange={(event) => setValue(event.target.value)}
      />
    )
  }
  renderPart(<Text />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Opinion' }), 'cdef')
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'abcd')
  expect(screen.getByText('4 of 4 characters')).toBeDefined()
})
