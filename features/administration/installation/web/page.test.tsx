import { fakeApi } from '@candor/testkit/web/fake-api'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { allWordsOf } from '@candor/testkit/web/words'
import { ToastProvider } from '@candor/ui/overlays/toast'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { listSignInWays } from '../../../sign-in/session/contract.ts'
import { forgetSignIn, signedIn } from '../../../sign-in/session/web/signed-in.ts'
import { fakeUser } from '../../../sign-in/session/web/user-under-test.ts'
import { makeFirstCompany } from '../contract.ts'
import { SetupPage } from './page.tsx'

const { en } = await allWordsOf('installation', 'session', 'settings')

function show(isSetupOpen = true) {
  const api = fakeApi()
  api.answer(listSignInWays, { ways: ['password'], ...(isSetupOpen && { isSetupOpen }) })
  const onMade = vi.fn()
  renderScreen(
    <ToastProvider>
      <SetupPage onMade={onMade} />
    </ToastProvider>,
    { messages: en },
  )
  onTestFinished(forgetSignIn)
  return { api, onMade, user: userEvent.setup() }
}

const submit = () => screen.getByRole('button', { name: 'Create the company and sign in' })

async function fillIn(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.type(await screen.findByLabelText('Setup code'), '7k2m-q9xd')
  await user.type(screen.getByLabelText('Company name'), 'Acme')
  await user.click(screen.getByRole('radio', { name: /European Union/ }))
  await user.clear(screen.getByLabelText('Time zone'))
  await user.type(screen.getByLabelText('Time zone'), 'Europe/Berlin')
  await user.type(screen.getByLabelText('Name'), 'Dana Weiss')
  await user.type(screen.getByLabelText('Email'), 'dana@acme.example')
  await user.type(screen.getByLabelText('New password'), 'long words of the first')
}

test('the form makes the company, and its administrator is signed in (S133)', async () => {
  const { api, onMade, user } = show()
  const known = { token: 't1', userInfo: fakeUser({ userType: 'superAdmin', hasFirstSteps: true }) }
  api.answer(makeFirstCompany, known)
  await fillIn(user)
  await user.click(submit())
  await waitFor(() => expect(onMade).toHaveBeenCalledWith(known))
  expect(signedIn()).toEqual(known)
  expect(api.inputsOf(makeFirstCompany)).toEqual([
    {
      code: '7k2m-q9xd',
      name: 'Acme',
      profile: 'eu',
      timeZone: 'Europe/Berlin',
      userName: 'Dana Weiss',
      email: 'dana@acme.example',
      password: 'long words of the first',
    },
  ])
})

test('nothing is sent before each field is given; no law is chosen at first (S133)', async () => {
  const { api, user } = show()
  const code = await screen.findByLabelText('Setup code')
  expect(screen.getAllByRole('radio').some((radio) => radio.matches(':checked'))).toBe(false)
  await user.click(submit())
  expect(document.activeElement).toBe(code)
  const alerts = screen.getAllByRole('alert').map((alert) => alert.textContent)
  expect(alerts).toEqual([
    'Enter the setup code',
    'Enter the company name',
    'Choose the law you hire under',
    'Enter your name',
    'Enter an email address',
    'The password needs at least 10 characters',
  ])
  expect(api.inputsOf(makeFirstCompany)).toEqual([])
})

test('a refusal is told beside the form, which keeps its content (S133)', async () => {
  const { api, onMade, user } = show()
  api.refuse(makeFirstCompany, { code: 1011, msg: 'The setup code is not right' })
  await fillIn(user)
  await user.click(submit())
  expect((await screen.findByRole('alert')).textContent).toContain('The setup code is not right')
  expect(screen.getByLabelText('Company name')).toHaveProperty('value', 'Acme')
  expect(onMade).not.toHaveBeenCalled()
})

test('with a company the page leads to the sign-in (S133)', async () => {
  show(false)
  expect(await screen.findByRole('heading', { name: 'This server already has a company' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to sign-in' }).getAttribute('href')).toBe('/login')
})
