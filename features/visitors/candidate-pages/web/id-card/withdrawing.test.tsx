import 'fake-indexeddb/auto'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { sendIdCardPieceAt, withdrawConsentAt } from '../../contract/addresses.ts'
import { kept } from '../kept-pictures.ts'
import { aPhone, comeOnline, tidyPhones, waits } from './phone-under-test.tsx'

tidyPhones()

test('photos that are taken after a withdrawal wait to be confirmed, though a submit was waiting before', async () => {
  const { show, answers, uploads, press, takeBoth, withdraw, isSaved } = aPhone()
  show()
  await takeBoth()
  answers.set(sendIdCardPieceAt.path, 'lost')
  await press('Confirm and send')
  await waits()
  answers.delete(sendIdCardPieceAt.path)
  await withdraw()
  await press('Read it again')
  await press('Agree and continue')
  const tried = uploads().length
  await press('Continue')
  await takeBoth()
  comeOnline()
  expect(await screen.findByRole('button', { name: 'Confirm and send' })).toBeTruthy()
  expect(uploads()).toHaveLength(tried)
  expect(isSaved()).toBe(false)
})

test('a withdrawal that fails says so on the step that was taken meanwhile', async () => {
  const { show, answers, press, choose, withdraw } = aPhone()
  const { promise, resolve } = Promise.withResolvers<'lost'>()
  answers.set(withdrawConsentAt.path, promise)
  show()
  await choose()
  await withdraw()
  await press('Use this photo')
  await screen.findByRole('heading', { name: 'Photograph the back' })
  expect(screen.getByText('Withdraw your consent?')).toBeTruthy()
  expect(screen.queryByText(/did not work/)).toBe(null)
  resolve('lost')
  expect(await screen.findByText(/did not work/)).toBeTruthy()
})

test('a consent can be withdrawn in every step after it', async () => {
  const { show, press, choose, withdraw, paths } = aPhone()
  const isThere = () => expect(screen.getByRole('button', { name: 'Withdraw my consent' })).toBeTruthy()
  show()
  await screen.findByRole('heading', { name: 'Photograph the front' })
  isThere()
  await choose()
  isThere()
  await press('Use this photo')
  act(() => {
    history.replaceState(null, '', '/idcheck')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  await screen.findByRole('heading', { name: 'Not finished yet' })
  isThere()
  await withdraw()
  await screen.findByRole('heading', { name: 'Consent withdrawn' })
  expect(paths()).toContain(withdrawConsentAt.path)
})

test('a photo in review goes with a withdrawn consent', async () => {
  const { show, press, choose, withdraw } = aPhone()
  show()
  await screen.findByRole('heading', { name: 'Photograph the front' })
  await choose()
  await withdraw()
  await press('Read it again')
  await press('Agree and continue')
  expect(await screen.findByRole('heading', { name: 'Photograph the front' })).toBeTruthy()
})

test('a withdrawal stops a submit, and a failed try does not start it again', async () => {
  const { show, link, answers, aborted, uploads, press, takeBoth, withdraw, isSaved } = aPhone()
  const { unmount } = show()
  await takeBoth()
  let pieces = 0
  answers.set(withdrawConsentAt.path, 'lost')
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => {
    pieces += 1
  })
  await press('Confirm and send')
  await waitFor(() => expect(pieces).toBe(1))
  await withdraw()
  expect(await screen.findByText('That did not work. Check your connection and try again')).toBeTruthy()
  expect(aborted).toEqual([sendIdCardPieceAt.path])
  expect(screen.getByRole('button', { name: 'Confirm and send' })).toBeTruthy()
  const tried = uploads().length
  unmount()
  vi.restoreAllMocks()
  show()
  expect(await screen.findByRole('button', { name: 'Confirm and send' })).toBeTruthy()
  expect(await kept(link, 'submit')).toMatchObject({ isStopped: true })
  expect(uploads()).toHaveLength(tried)
  expect(isSaved()).toBe(false)
})

test('a window whose consent was withdrawn in another one says so, and leads back to the consent', async () => {
  const { show, link, answers, press, takeBoth } = aPhone()
  show()
  await takeBoth()
  answers.set(sendIdCardPieceAt.path, { code: 1002, msg: 'Only after you have agreed' })
  await press('Confirm and send')
  expect(await screen.findByRole('heading', { name: 'Consent withdrawn' })).toBeTruthy()
  await waitFor(async () => expect(await kept(link, 'front')).toBeUndefined())
  await press('Read it again')
  expect(await screen.findByRole('button', { name: 'Agree and continue' })).toBeTruthy()
})
