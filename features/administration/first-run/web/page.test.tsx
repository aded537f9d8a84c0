import { type FakeApi, fakeApi } from '@candor/testkit/web/fake-api'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { allWordsOf } from '@candor/testkit/web/words'
import { ToastProvider } from '@candor/ui/overlays/toast'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { importInterviewResult } from '../../../platform/imports/contract.ts'
import { getUserInfo } from '../../../sign-in/session/contract.ts'
import { fakeUser, signInAs } from '../../../sign-in/session/web/user-under-test.ts'
import { addAccount } from '../../accounts/contract.ts'
import { listRoles } from '../../roles/contract.ts'
import { makeServiceKey } from '../../service-keys/contract.ts'
import { findFirstSteps, hideFirstSteps, skipFirstStep } from '../contract.ts'
import { FirstRunPage } from './page.tsx'
import type { FirstSteps, Step } from './use-first-steps.ts'

const { en } = await allWordsOf('first-run', 'session', 'manage', 'access', 'accounts', 'resume-drop')

const step = (name: Step['step'], state: Step['state'] = 'open', skippedBy: string | null = null): Step => ({
  step: name,
  state,
  skippedBy,
  skippedAt: skippedBy === null ? null : Date.parse('2026-11-24T14:03:00Z'),
})

const position = { positionId: 'p1', name: '后端工程师', nameLatin: null, grade: 'L6', place: 'Hangzhou' }

const fresh: FirstSteps = {
  isLed: true,
  companyName: 'Hailan Pay',
  steps: [step('position'), step('candidates'), step('colleagues'), step('results')],
  position: null,
  positions: 0,
  candidates: 0,
  accounts: 1,
  sampleCandidateId: null,
  hasMail: false,
  address: 'https://candor.hailan.example',
}

function show(found: Partial<FirstSteps> = {}, prepare: (api: FakeApi) => void = () => {}) {
  const api = fakeApi()
  const set = (more: Partial<FirstSteps>) => api.answer(findFirstSteps, { ...fresh, ...found, ...more })
  set({})
  api.answer(getUserInfo, fakeUser())
  api.answer(skipFirstStep, null)
  api.answer(hideFirstSteps, null)
  api.answer(listRoles, [
    { roleId: 'r1', name: 'interviewer', buttons: [], accounts: 0, isOpen: true },
    { roleId: 'r2', name: 'general', buttons: [], accounts: 0, isOpen: true },
  ])
  prepare(api)
  signInAs({ userType: 'superAdmin', hasFirstSteps: true })
  renderScreen(
    <ToastProvider>
      <FirstRunPage />
    </ToastProvider>,
    { messages: en },
  )
  return { api, set, user: userEvent.setup() }
}

const heading = (name: string | RegExp) => screen.findByRole('button', { name })
const opened = () =>
  screen.getAllByRole('listitem').flatMap((item) => (item.dataset.current ? [item.dataset.step] : []))

test('the first open step is open; arrows go from one to the next, Enter does its act (S134)', async () => {
  const { user } = show({
    steps: [step('position', 'done'), step('candidates'), step('colleagues')],
    position,
  })
  await heading('Add candidates')
  expect(opened()).toEqual(['candidates'])
  await user.keyboard('{ArrowDown}')
  expect(opened()).toEqual(['colleagues'])
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(document.activeElement).toBe(screen.getByLabelText('Emails of colleagues'))
  // Typing is no command.
  await user.keyboard('s')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Emails of colleagues').value).toBe('s')
  expect(opened()).toEqual(['colleagues'])
})

test('S skips the open step without a question, and takes a skipped one up again (S134)', async () => {
  const { api, set, user } = show()
  await heading('Add a position')
  set({ steps: [step('position', 'skipped', 'Shen Zhixing'), step('candidates')] })
  await user.keyboard('s')
  expect(await screen.findByText(/^Skipped by Shen Zhixing at .*2:03/)).toBeTruthy()
  expect(api.inputsOf(skipFirstStep)).toEqual([{ step: 'position', isSkipped: true }])
  set({ steps: [step('position'), step('candidates')] })
  await user.click(screen.getByRole('button', { name: 'Take up “Add a position”' }))
  expect(await screen.findByRole('button', { name: 'Skip “Add a position”' })).toBeTruthy()
  expect(api.inputsOf(skipFirstStep).at(-1)).toEqual({ step: 'position', isSkipped: false })
})

test('a done step shows its facts and no skip; without a position candidates lead to one (S134)', async () => {
  show({
    steps: [step('position', 'done'), step('candidates', 'done')],
    position,
    positions: 2,
    candidates: 3,
  })
  expect(await screen.findByText('后端工程师')).toBeTruthy()
  expect(screen.getByText(/L6, Hangzhou, 2 positions in all/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe('/positions/p1')
  expect(screen.getByText('3 candidates')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Skip/ })).toBe(null)
  expect(screen.getByText(/All done or skipped/)).toBeTruthy()
})

test('candidates without a position lead to a new position, with one to its resumes and its form (S134)', async () => {
  const { user } = show({ steps: [step('candidates')] })
  await user.click(await heading('Add candidates'))
  expect(screen.getByRole('link', { name: 'Add a position' }).getAttribute('href')).toBe('/positions/new')
})

test.each([
  [1, 0],
  [2, 1],
])(
  'of %i positions, resumes go to the only one at once; the link is there %i times (S134)',
  async (positions, links) => {
    show({ steps: [step('candidates')], position, positions })
    await heading('Add candidates')
    expect(screen.queryAllByRole('button', { name: 'Choose resumes' })).toHaveLength(1 - links)
    const found = screen
      .queryAllByRole('link')
      .filter((link) => link.getAttribute('href') === '/positions/p1/resumes')
    expect(found).toHaveLength(links)
  },
)

test('colleagues of a pasted list get accounts one by one; passwords stay in view, a refused one stays typed (S134)', async () => {
  const { api, user } = show({ steps: [step('colleagues'), step('results')] })
  api.answerBy(addAccount, ({ email }) => ({ accountId: 'a', password: `pass of ${String(email)}` }))
  const field = await screen.findByLabelText('Emails of colleagues')
  await user.click(field)
  await user.paste('Han <han.yanqiu@hailan.example>; lin@hailan.example')
  await user.click(await screen.findByRole('button', { name: 'Make 2 passwords' }))
  expect(await screen.findByText('pass of lin@hailan.example')).toBeTruthy()
  expect(api.inputsOf(addAccount)).toEqual([
    { name: 'Han Yanqiu', email: 'han.yanqiu@hailan.example', userType: 'interviewer', roleId: 'r1' },
    { name: 'Lin', email: 'lin@hailan.example', userType: 'interviewer', roleId: 'r1' },
  ])
  await user.click(screen.getByRole('button', { name: 'Connect results of other systems' }))
  await user.click(screen.getByRole('button', { name: 'Invite colleagues' }))
  expect(screen.getByText('pass of han.yanqiu@hailan.example')).toBeTruthy()

  api.refuse(addAccount, { code: 1003, msg: 'There is an account with this email already' })
  await user.type(field, 'lin@hailan.example')
  await user.click(screen.getByRole('button', { name: 'Make 1 password' }))
  expect((await screen.findByRole('alert')).textContent).toContain('There is an account with this email')
  expect(field).toHaveProperty('value', 'lin@hailan.example')
})

test('a word that is no email is named, and nobody is added (S134)', async () => {
  const { api, user } = show({ steps: [step('colleagues')] })
  await user.type(await screen.findByLabelText('Emails of colleagues'), 'han lin@hailan.example')
  await user.click(screen.getByRole('button', { name: /^Make/ }))
  expect((await screen.findByRole('alert')).textContent).toBe('Not an email: han')
  expect(api.inputsOf(addAccount)).toEqual([])
})

test('a key is made, and the sample goes through the import call with it and opens as a report (S135)', async () => {
  const { api, set, user } = show({ steps: [step('results')] })
  api.answer(makeServiceKey, { keyId: 'k', key: 'the-key' })
  const tokens: (string | null)[] = []
  const plan = { externalId: 'sample-first-steps', state: 'stored', faults: [], notes: [] }
  api.respond(importInterviewResult.path, () => Response.json({ code: 0, msg: 'ok', data: [plan] }))
  await user.click(await screen.findByRole('button', { name: 'Make a key' }))
  expect(await screen.findByText('the-key')).toBeTruthy()
  expect(screen.getByText(/curl -H 'token: the-key'/)).toBeTruthy()
  const fetched = globalThis.fetch
  globalThis.fetch = (address, init) => {
    if (address === importInterviewResult.path) tokens.push(new Headers(init?.headers).get('token'))
    return fetched(address, init)
  }
  set({ sampleCandidateId: 'c1', steps: [step('results', 'done')] })
  await user.click(screen.getByRole('button', { name: 'Try it' }))
  const link = await screen.findByRole('link', { name: 'Read it as a report' })
  expect(link.getAttribute('href')).toBe('/shareurl?jobseekerChannelId=c1')
  expect(tokens).toEqual(['the-key'])
  expect(api.inputsOf(importInterviewResult)).toMatchObject([{ format: 'candor-bundle/1' }])
})

test('a refused sample says why (S135)', async () => {
  const { api, user } = show({ steps: [step('results')] })
  api.answer(makeServiceKey, { keyId: 'k', key: 'the-key' })
  const faults = [{ path: 'position', message: 'no room' }]
  const plan = { externalId: 'sample-first-steps', state: 'refused', faults, notes: [] }
  api.respond(importInterviewResult.path, () => Response.json({ code: 0, msg: 'ok', data: [plan] }))
  await user.click(await screen.findByRole('button', { name: 'Make a key' }))
  await user.click(await screen.findByRole('button', { name: 'Try it' }))
  expect(await screen.findByText(/position: no room/)).toBeTruthy()
})

test('hidden steps can be shown again (S134)', async () => {
  const { api, set, user } = show()
  const hide = await screen.findByRole('button', { name: 'Hide these steps' })
  set({ isLed: false })
  await user.click(hide)
  await user.click(await screen.findByRole('button', { name: 'Lead here after signing in' }))
  await waitFor(() => expect(api.inputsOf(hideFirstSteps)).toEqual([{ isHidden: true }, { isHidden: false }]))
})

test('an account without a step is told so, and the sample stays in view (S134)', async () => {
  show({ steps: [] })
  expect(await screen.findByRole('heading', { name: 'There is nothing for you to do here' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open the sample report' }).getAttribute('href')).toBe(
    '/en/#sample',
  )
})

test('steps that could not be loaded are asked for again', async () => {
  const { set, user } = show({}, (api) => api.refuse(findFirstSteps))
  const retry = await screen.findByRole('button', { name: 'Retry' })
  set({})
  await user.click(retry)
  expect(await heading('Add a position')).toBeTruthy()
})
