import { render, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Field } from './field.tsx'
import { focusFaults } from './focus-faults.ts'

function Form({ faults }: { faults: readonly string[] }) {
  return (
    <div ref={focusFaults}>
      {['name', 'reason'].map((name) => (
        <Field key={name} label={name} {...(faults.includes(name) && { error: `no ${name}` })} />
      ))}
      <button type="button">send</button>
    </div>
  )
}

test('the first field that is refused takes the focus, and one whose fault goes leaves it', async () => {
  const { getByLabelText, getByRole, rerender } = render(<Form faults={[]} />)
  getByRole('button').focus()
  rerender(<Form faults={['reason']} />)
  await waitFor(() => expect(document.activeElement).toBe(getByLabelText('reason')))
  getByRole('button').focus()
  rerender(<Form faults={[]} />)
  await Promise.resolve()
  expect(document.activeElement).toBe(getByRole('button'))
  rerender(<Form faults={['name', 'reason']} />)
  await waitFor(() => expect(document.activeElement).toBe(getByLabelText('name')))
})
