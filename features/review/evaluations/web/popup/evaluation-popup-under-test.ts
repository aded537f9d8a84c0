import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import type { openBar } from '../decision/decision-under-test.ts'

// A toast is a dialog as well.
const popup = { name: /^评价林晓彤$|的面试评价$/ }
export const dialog = () => screen.findByRole('dialog', popup)
export const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog', popup)).toBe(null))

/** A part of the popup by its name. */
export async function part(name: string) {
  const group = within(await within(await dialog()).findByRole('group', { name }))
  return {
    press: (decision: string) => group.getByRole('button', { name: decision }),
    words: () => group.getByRole('textbox'),
  }
}

export async function unfold(user: ReturnType<typeof openBar>['user']) {
  await user.click(await within(await dialog()).findByRole('button', { name: '补充简历与视频评分' }))
}

export async function submit(user: ReturnType<typeof openBar>['user']) {
  await user.click(within(await dialog()).getByRole('button', { name: '提交' }))
}
