import { screen, within } from '@testing-library/react'
import { findId } from '../../../candidates/candidates/contract.ts'
import { type Answer, openPage } from './page-under-test.tsx'

export const namesCompany: readonly [string, Answer] = [
  findId.path,
  () => ({ code: 0, msg: 'ok', data: { company_id: 'c1' } }),
]

export async function recommending(calls: ReadonlyMap<string, Answer>) {
  const { user } = await openPage({ calls })
  await user.click(await screen.findByRole('button', { name: '转发给同事' }))
  const dialog = within(await screen.findByRole('dialog', { name: '转发给同事' }))
  return { user, dialog, confirm: () => user.click(dialog.getByRole('button', { name: '发送' })) }
}
