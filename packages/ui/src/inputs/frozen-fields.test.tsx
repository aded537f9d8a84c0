import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { FrozenFields } from './frozen-fields.tsx'

const open = (isFrozen: boolean) => {
  const onPress = vi.fn()
  renderScreen(
    <FrozenFields isFrozen={isFrozen}>
      <input aria-label="name" defaultValue="a" />
      <input aria-label="yes" type="checkbox" />
      <button type="button" onClick={onPress}>
        press
      </button>
    </FrozenFields>,
    { messages: {}, locale: 'en' },
  )
  return { onPress, user: userEvent.setup(), field: screen.getByRole('textbox', { name: 'name' }) }
}

async function change({ user, field }: ReturnType<typeof open>) {
  await user.type(field, 'b')
  await user.click(field)
  await user.paste('c')
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button'))
  screen.getByRole('checkbox').focus()
  await user.keyboard(' ')
}

test('frozen fields take no change by key, paste or press, say so, and keep the focus', async () => {
  const opened = open(true)
  opened.field.focus()
  expect(document.activeElement).toBe(opened.field)
  await change(opened)
  expect(opened.field).toHaveProperty('value', 'a')
  expect(screen.getByRole('checkbox')).toHaveProperty('checked', false)
  expect(opened.onPress).not.toHaveBeenCalled()
  expect(screen.getByRole('group').getAttribute('aria-disabled')).toBe('true')
})

test('the same fields take every change once they are not frozen', async () => {
  const opened = open(false)
  await change(opened)
  expect(opened.field).toHaveProperty('value', 'abc')
  expect(opened.onPress).toHaveBeenCalled()
  expect(screen.getByRole('group').getAttribute('aria-disabled')).toBe(null)
})
