import { connectApi, quiet } from '@candor/call/web/client'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { ToastProvider } from '@candor/ui/overlays/toast'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { messages as factorsEn } from '../../second-factor/messages/en.ts'
import { listOwnIdentities, startIdentityLink, unlinkIdentity } from '../contract.ts'
import { messages as en } from '../messages/en.ts'
import { IdentitiesPanel } from './identities-panel.tsx'

const words = { 'openid-connect': en, 'second-factor': factorsEn }

const entra = { identityId: 'i1', label: 'Entra', email: 'lin@company.example', linkedAt: 1_772_000_000_000 }
let identities = [entra]
const asked: { path: string; body: unknown }[] = []

beforeEach(() => {
  identities = [entra]
  asked.length = 0
  connectApi({ ...quiet, lang: () => 'en', token: () => 't' })
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const path = address.split('?')[0] ?? ''
    if (init?.method === 'POST') asked.push({ path, body: JSON.parse(String(init.body)) })
    const refused = { code: 1011, msg: 'The password is not right', data: { field: 'proof' } }
    if (path === startIdentityLink.path) return Response.json(refused)
    if (path === unlinkIdentity.path) identities = []
    const factors = { hasTotp: false, hasPasskey: false, recoveryCodesLeft: null, isDemanded: false }
    const replies: Record<string, unknown> = {
      [listOwnIdentities.path]: { identities, offered: [{ providerId: 'p2', label: 'Okta' }] },
      [unlinkIdentity.path]: null,
    }
    const data = path in replies ? replies[path] : { ...factors, proofBy: 'password', isFresh: true }
    return Response.json({ code: 0, msg: '', data })
  })
})

function show() {
  renderScreen(
    <ToastProvider>
      <IdentitiesPanel />
    </ToastProvider>,
    { messages: words, locale: 'en' },
  )
  return userEvent.setup()
}

test('whoever unlinks an identity is asked for the password first', async () => {
  const user = show()
  await user.click(await screen.findByRole('button', { name: 'Unlink Entra' }))
  const sheet = await screen.findByRole('dialog', { name: 'Unlink the identity' })
  await user.click(within(sheet).getByRole('button', { name: 'Unlink' }))
  expect(asked).toEqual([])
  await user.type(sheet.querySelector('input[name=proof]') ?? sheet, 'my password')
  await user.click(within(sheet).getByRole('button', { name: 'Unlink' }))
  await waitFor(() => expect(screen.queryByText('Entra')).toBeNull())
  expect(asked).toEqual([{ path: unlinkIdentity.path, body: { identityId: 'i1', proof: 'my password' } }])
})

test('whoever links an identity is asked for the password first, and a wrong one is told in the sheet', async () => {
  const user = show()
  await user.click(await screen.findByRole('button', { name: 'Link “Okta”' }))
  const sheet = await screen.findByRole('dialog', { name: 'Link “Okta”' })
  await user.type(sheet.querySelector('input[name=proof]') ?? sheet, 'not it')
  await user.click(within(sheet).getByRole('button', { name: 'Go to company sign-in' }))
  expect(await within(sheet).findByText('The password is not right')).toBeTruthy()
  expect(asked).toEqual([{ path: startIdentityLink.path, body: { providerId: 'p2', proof: 'not it' } }])
})
