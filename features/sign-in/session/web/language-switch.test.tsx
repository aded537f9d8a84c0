import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { messages } from '../messages/cn.ts'
import { LanguageSwitch } from './language-switch.tsx'

test('the language is chosen on a sheet of three, saved for the session and later ones, and the page loads anew [R2-066 R2-067 P4-007]', async () => {
  const user = userEvent.setup()
  const onChosen = vi.fn()
  sessionStorage.setItem('lang', 'cn')
  renderScreen(<LanguageSwitch onChosen={onChosen} />, { locale: 'cn', messages: { session: messages } })
  await user.click(screen.getByRole('button', { name: /语言：简体中文/ }))
  const sheet = await screen.findByRole('dialog', { name: '选择语言' })
  const choices = within(sheet)
    .getAllByRole('listitem')
    .map((item) => item.textContent)
  expect(choices).toEqual(['简体中文', 'English', '繁體中文'])
  expect(within(sheet).getByRole('button', { current: true }).textContent).toBe('简体中文')
  expect(onChosen).not.toHaveBeenCalled()
  await user.click(within(sheet).getByRole('button', { name: 'English' }))
  expect(onChosen).toHaveBeenCalledOnce()
  expect([sessionStorage.getItem('lang'), localStorage.getItem('lang')]).toEqual(['en', 'en'])
})
