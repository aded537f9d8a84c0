import { fakeApi } from '@candor/testkit/web/fake-api'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { ToastProvider } from '@candor/ui/overlays/toast'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { startCompanySignIn } from '../contract/sign-in.ts'
import { messages } from '../messages/en.ts'
import { CompanySignIn } from './company-sign-in.tsx'
import { keptWay } from './kept-way.ts'

test('a person who turns to another way while the provider is looked for is not led to the provider', async () => {
  const api = fakeApi()
  api.answer(startCompanySignIn, { url: 'https://login.example/authorize', browser: 'b1' })
  const ends = { onSignedIn: () => {}, onSecondFactor: () => {}, onEmail: () => {} }
  const view = renderScreen(
    <ToastProvider>
      <CompanySignIn email="lin@company.example" target={undefined} {...ends} />
    </ToastProvider>,
    { messages: { 'openid-connect': messages }, locale: 'en' },
  )
  const release = api.hold(startCompanySignIn)
  await userEvent.setup().click(screen.getByRole('button', { name: messages.go }))
  await waitFor(() => expect(api.inputsOf(startCompanySignIn)).toHaveLength(1))
  view.unmount()
  release()
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(keptWay()).toBe(null)
})
