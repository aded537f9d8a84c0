import { type FakeApi, fakeApi } from '@candor/testkit/web/fake-api'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { ToastProvider } from '@candor/ui/overlays/toast'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { getSecondFactor } from '../../second-factor/contract.ts'
import { messages as factorsEn } from '../../second-factor/messages/en.ts'
import { listOwnIdentities, startIdentityLink, unlinkIdentity } from '../contract/identities.ts'
import { messages as en } from '../messages/en.ts'
import { IdentitiesPanel } from './identities-panel.tsx'
import { keptWay } from './kept-way.ts'

const words = { 'openid-connect': en, 'second-factor': factorsEn }

const entra = { identityId: 'i1', label: 'Entra', email: 'lin@company.example', linkedAt: 1_772_000_000_000 }
let identities = [entra]
let api: FakeApi

beforeEach(() => {
  identities = [entra]
  api = fakeApi()
  api.answerBy(listOwnIdentities, () => ({ identities, offered: [{ providerId: 'p2', label: 'Okta' }] }))
  api.answer(getSecondFactor, {
    hasTotp: false,
    hasPasskey: false,
    recoveryCodesLeft: null,
    isDemanded: false,
    proofBy: 'password',
    isFresh: true,
  })
  api.refuse(startIdentityLink, { code: 1011, msg: 'The password is incorrect', data: { field: 'proof' } })
  api.answerBy(unlinkIdentity, () => {
    identities = []
    return null
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

test('unlinking an identity asks for the password first', async () => {
  const user = show()
  await user.click(await screen.findByRole('button', { name: 'Unlink Entra' }))
  const sheet = await screen.findByRole('dialog', { name: 'Unlink the identity' })
  await user.click(within(sheet).getByRole('button', { name: 'Unlink' }))
  expect(api.inputsOf(unlinkIdentity)).toEqual([])
  await user.type(sheet.querySelector('input[name=proof]') ?? sheet, 'my password')
  await user.click(within(sheet).getByRole('button', { name: 'Unlink' }))
  await waitFor(() => expect(screen.queryByText('Entra')).toBeNull())
  expect(api.inputsOf(unlinkIdentity)).toEqual([{ identityId: 'i1', proof: 'my password' }])
})

test('linking an identity asks for the password first, and a wrong password is told in the sheet', async () => {
  const user = show()
  await user.click(await screen.findByRole('button', { name: 'Link “Okta”' }))
  const sheet = await screen.findByRole('dialog', { name: 'Link “Okta”' })
  await user.type(sheet.querySelector('input[name=proof]') ?? sheet, 'not it')
  await user.click(within(sheet).getByRole('button', { name: 'Continue with SSO' }))
  expect(await within(sheet).findByText('The password is incorrect')).toBeTruthy()
  expect(api.inputsOf(startIdentityLink)).toEqual([{ providerId: 'p2', proof: 'not it' }])
})

test('a person who cancels the linking of an identity while it is under way stays on the page', async () => {
  api.answer(startIdentityLink, { url: 'https://login.example/authorize', browser: 'b1' })
  const user = show()
  await user.click(await screen.findByRole('button', { name: 'Link “Okta”' }))
  const sheet = await screen.findByRole('dialog', { name: 'Link “Okta”' })
  await user.type(sheet.querySelector('input[name=proof]') ?? sheet, 'my password')
  const release = api.hold(startIdentityLink)
  await user.click(within(sheet).getByRole('button', { name: 'Continue with SSO' }))
  await waitFor(() => expect(api.inputsOf(startIdentityLink)).toHaveLength(1))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  release()
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(keptWay()).toBe(null)
})
