import type { ReplyOf } from '@candor/call/define'
import type { Locale } from '@candor/messages/locale'
import { type FakeApi, fakeApi, Refused } from '@candor/testkit/web/fake-api'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { allWordsOf } from '@candor/testkit/web/words'
import { ToastProvider } from '@candor/ui/overlays/toast'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { ShownOnceProvider } from '../../../platform/manage/web/shown-once.tsx'
import { getSecondFactor } from '../../second-factor/contract.ts'
import { forgetSignIn } from '../../session/web/signed-in.ts'
import { addPasskey, beginPasskey, listOwnPasskeys, removePasskey, renamePasskey } from '../contract.ts'
import { messages as en } from '../messages/en.ts'
import { OwnPasskeys } from './own-passkeys.tsx'
import type { OwnPasskey } from './passkey-row.tsx'

const words = await allWordsOf('passkeys', 'second-factor')

const laptop: OwnPasskey = {
  passkeyId: 'p1',
  name: 'Work laptop',
  browser: 'Chrome',
  system: 'Windows',
  addedTime: Date.UTC(2026, 2, 14, 1),
  lastUsedTime: null,
}
const options: ReplyOf<typeof beginPasskey>['options'] = {
  challenge: 'AAAA',
  timeout: 1,
  rp: { id: 'localhost', name: 'Candor' },
  user: { id: 'AAAA', name: 'a', displayName: 'a' },
  pubKeyCredParams: [],
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', userVerification: 'required', requireResidentKey: true },
  attestation: 'none',
}

let passkeys: OwnPasskey[] = []
let signsIn = true
let isDown = false
let api: FakeApi
const create = vi.fn<(asked: CredentialCreationOptions) => Promise<unknown>>()

beforeEach(() => {
  forgetSignIn()
  passkeys = [laptop]
  signsIn = true
  isDown = false
  create.mockReset()
  vi.stubGlobal('PublicKeyCredential', class {})
  vi.stubGlobal('navigator', { ...navigator, userAgent: 'Chrome/141.0 (Windows)', credentials: { create } })
  api = fakeApi()
  api.answerBy(listOwnPasskeys, () => (isDown ? new Refused() : { passkeys, signsIn }))
  api.answer(getSecondFactor, {
    hasTotp: false,
    hasPasskey: true,
    recoveryCodesLeft: 10,
    isDemanded: false,
    proofBy: 'password',
    isFresh: true,
  })
  api.answer(beginPasskey, { options })
  api.answer(addPasskey, { recoveryCodes: [] })
  api.answer(renamePasskey, null)
  api.answer(removePasskey, null)
})

/** Calls beside the list, with their proofs. */
const writes = () =>
  api.asked
    .filter(({ path }) => path !== listOwnPasskeys.path && path !== getSecondFactor.path)
    .map(({ path, input }) => [path, input])

function show(locale: Locale = 'en') {
  renderScreen(
    <ToastProvider>
      <ShownOnceProvider>
        <OwnPasskeys />
      </ShownOnceProvider>
    </ToastProvider>,
    { messages: words[locale], locale },
  )
  return userEvent.setup()
}

async function openAdding(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: 'Add a passkey' }))
  const sheet = await screen.findByRole('dialog', { name: 'Add a passkey' })
  await user.type(within(sheet).getByLabelText('Current password'), 'secret')
  return sheet
}

test.each<[Locale, string]>([
  ['cn', '还没有通行密钥'],
  ['en', 'No passkeys yet'],
  ['zh-TW', '還沒有密碼金鑰'],
])('an account without passkeys is told so in %s', async (locale, none) => {
  passkeys = []
  show(locale)
  expect(await screen.findByText(none)).toBeTruthy()
})

test('a passkey is listed with browser and system, and with its last use', async () => {
  passkeys = [
    { ...laptop, lastUsedTime: Date.UTC(2026, 2, 15, 2) },
    { ...laptop, passkeyId: 'p2', name: 'Phone' },
  ]
  show()
  const [first, second] = await screen.findAllByRole('listitem')
  expect(first?.textContent).toContain('Added 2026-03-14 01:00 with Chrome · Windows')
  expect(first?.textContent).toContain('Last used 2026-03-15 02:00')
  expect(second?.textContent).toContain('Not used yet')
})

test('a list that cannot be read says so, and is asked for again', async () => {
  isDown = true
  const user = show()
  expect(await screen.findByText('Your passkeys could not be loaded')).toBeTruthy()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Work laptop')).toBeTruthy()
})

test('the list names two-step verification where the company does not allow sign-in by passkey', async () => {
  signsIn = false
  show()
  expect(await screen.findByText(/Yours is used for two-step verification/)).toBeTruthy()
})

test('an account with ten passkeys is told that it is full', async () => {
  passkeys = Array.from({ length: 10 }, (_, index) => ({ ...laptop, passkeyId: `p${index}` }))
  show()
  expect(
    await screen.findByText('You have 10 passkeys, which is the maximum. Remove one first.'),
  ).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
})

test('a browser without passkeys says so in place of the button', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined)
  show()
  expect(await screen.findByText(/This browser does not support passkeys/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
})

test.each([
  ['NotAllowedError', /the dialog was closed or timed out/],
  ['InvalidStateError', /This device already has a passkey of this account/],
  ['SecurityError', /Passkeys work only at the product’s own address/],
  ['UnknownError', /The device did not complete the request/],
])(
  'a dialog of the browser that ends by %s adds nothing, and a sentence says why',
  async (name, sentence) => {
    create.mockRejectedValue(new DOMException('no', name))
    const user = show()
    const sheet = await openAdding(user)
    await user.click(within(sheet).getByRole('button', { name: 'Continue' }))
    expect((await within(sheet).findByText(sentence)).getAttribute('role')).toBe('status')
    expect(within(sheet).queryByRole('alert')).toBeNull()
    expect(writes()).toEqual([[beginPasskey.path, { proof: 'secret' }]])
  },
)

test('a passkey is added by the password, under a name that is suggested', async () => {
  const bytes = new Uint8Array([1]).buffer
  create.mockResolvedValue({
    id: 'AQ',
    rawId: bytes,
    type: 'public-key',
    getClientExtensionResults: () => ({}),
    response: { attestationObject: bytes, clientDataJSON: bytes, getTransports: () => ['internal'] },
  })
  const user = show()
  const sheet = await openAdding(user)
  expect(within(sheet).getByLabelText<HTMLInputElement>('Name').value).toBe('Chrome · Windows')
  await user.click(within(sheet).getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('The passkey was added')).toBeTruthy()
  const made = {
    id: 'AQ',
    rawId: 'AQ',
    type: 'public-key',
    response: { clientDataJSON: 'AQ', attestationObject: 'AQ', transports: ['internal'] },
  }
  expect(writes()).toEqual([
    [beginPasskey.path, { proof: 'secret' }],
    [addPasskey.path, { name: 'Chrome · Windows', made }],
  ])
})

test('a passkey gets another name, which is not empty', async () => {
  const user = show()
  await user.click(await screen.findByRole('button', { name: 'Rename: Work laptop' }))
  const sheet = await screen.findByRole('dialog', { name: 'Rename the passkey' })
  const field = within(sheet).getByLabelText('Name')
  await user.clear(field)
  await user.click(within(sheet).getByRole('button', { name: 'Save' }))
  expect(await within(sheet).findByText('Enter a name')).toBeTruthy()
  await user.type(field, 'Phone')
  await user.click(within(sheet).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(writes()).toEqual([[renamePasskey.path, { passkeyId: 'p1', name: 'Phone' }]]))
})

test('a passkey is removed by the password', async () => {
  const user = show()
  await user.click(await screen.findByRole('button', { name: 'Remove: Work laptop' }))
  const sheet = await screen.findByRole('dialog', { name: 'Remove the passkey' })
  expect(sheet.textContent).toContain('“Work laptop” can no longer be used to sign in to this account.')
  await user.type(within(sheet).getByLabelText('Current password'), 'secret')
  await user.click(within(sheet).getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(writes()).toEqual([[removePasskey.path, { passkeyId: 'p1', proof: 'secret' }]]))
})

test('a passkey that is removed late leaves the sheet open in which another one is being named by then', async () => {
  passkeys = [laptop, { ...laptop, passkeyId: 'p2', name: 'Phone' }]
  const user = show()
  const release = api.hold(removePasskey)
  await user.click(await screen.findByRole('button', { name: 'Remove: Work laptop' }))
  const removing = within(await screen.findByRole('dialog', { name: 'Remove the passkey' }))
  await user.type(removing.getByLabelText('Current password'), 'secret')
  await user.click(removing.getByRole('button', { name: 'Remove' }))
  await user.click(removing.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Rename: Phone' }))
  const naming = within(await screen.findByRole('dialog', { name: 'Rename the passkey' }))
  await user.type(naming.getByLabelText('Name'), ' of Lin')
  release()
  expect(await screen.findByText(en.removed)).toBeTruthy()
  expect(screen.getByDisplayValue('Phone of Lin')).toBeTruthy()
})

test('a rename that is refused after its sheet was closed is told', async () => {
  const user = show()
  await user.click(await screen.findByRole('button', { name: /^Rename/ }))
  const sheet = await screen.findByRole('dialog', { name: 'Rename the passkey' })
  api.refuse(renamePasskey, { msg: 'This name cannot be used' })
  const release = api.hold(renamePasskey)
  await user.click(within(sheet).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(api.inputsOf(renamePasskey)).toHaveLength(1))
  await user.click(within(sheet).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  release()
  expect((await screen.findAllByText('This name cannot be used')).length).toBeGreaterThan(0)
})
