import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'

export const header = () => screen.findByRole('button', { name: 'Video interview record' })

export const row = (name: RegExp) => screen.getByRole('button', { name })

export async function openRecord() {
  await userEvent.click(await header())
}
