import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPart } from '../test-words.tsx'
import { Button } from './button.tsx'
import { AreaField, Field } from './field.tsx'

test('an error stands with the input, is announced, and leaves the content', () => {
  renderPart(<Field label="Mail" defaultValue="chen" error="Not a mail address." hint="Reports go here." />)
  const input = screen.getByRole('textbox', {
    name: 'Mail',
    description: 'Not a mail address. Reports go here.',
  })
  expect(input).toHaveProperty('value', 'chen')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('alert').textContent).toBe('Not a mail address.')
})

test('a field without an error is not marked invalid', () => {
  renderPart(<AreaField label="Opinion" isLabelHidden />)
  expect(screen.getByRole('textbox', { name: 'Opinion' }).hasAttribute('aria-invalid')).toBe(false)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a button is of type button unless told otherwise, and a link stays a link', () => {
  renderPart(
    <>
      <Button>Save</Button>
      <Button type="submit">Send</Button>
      <Button render={<a href="/report">Report</a>} />
    </>,
  )
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('type', 'button')
  expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('type', 'submit')
  expect(screen.getByRole('link', { name: 'Report' }).hasAttribute('type')).toBe(false)
})
