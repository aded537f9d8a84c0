import 'fake-indexeddb/auto'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { readPageAt, saveIdCardAt, sendIdCardPieceAt, withdrawConsentAt } from '../../contract/addresses.ts'
import { keep, kept } from '../kept-pictures.ts'
import { showSending } from './sending-under-test.tsx'
import { readSent } from './sent.ts'

let links = 0
function aPhone() {
  links += 1
  const link = `link ${links}`
  return { link, ...showSending(link) }
}

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

const comeOnline = () => act(() => window.dispatchEvent(new Event('online')))
const waits = () => screen.findByText(/could not be sent/)
const isDone = () => screen.findByRole('heading', { name: 'Your photos were sent' })

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

const sentFacts = { companyName: '海岚支付', companyNameLatin: 'Hailan Pay', consentedAt: 5 }

test('a hand-in whose answer was lost is told as sent after a reload, and can be taken back', async () => {
  const { show, link, answers, uploads } = aPhone()
  await keep(link, 'submit', { key: 'K', sent: sentFacts, isStopped: false })
  await keep(link, 'front', { blob: new Blob(['photo']), savedAt: Date.now() })
  answers.set(readPageAt.path, { code: 1005, msg: 'Not any more' })
  show()
  await isDone()
  expect(uploads()).toEqual(['K'])
  expect(screen.getByRole('button', { name: 'Withdraw my consent' })).toBeTruthy()
  expect(readSent(link)).toEqual(sentFacts)
  await waitFor(async () => expect(await kept(link, 'front')).toBeUndefined())
})

test('that a hand-in was received is kept before what could prove it is forgotten', async () => {
  const { show, link, answers } = aPhone()
  await keep(link, 'submit', { key: 'K', sent: sentFacts, isStopped: false })
  answers.set(readPageAt.path, { code: 1005, msg: 'Not any more' })
  const known: unknown[] = []
  const forget = IDBObjectStore.prototype.delete
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function (this: IDBObjectStore, query) {
    known.push(readSent(link))
    return forget.call(this, query)
  })
  show()
  await isDone()
  await waitFor(() => expect(known).toEqual([sentFacts]))
})

test('a link that ended before its photos were handed in says so, and leaves nothing here', async () => {
  const { show, link, answers } = aPhone()
  await keep(link, 'submit', { key: 'K', sent: sentFacts, isStopped: false })
  answers.set(readPageAt.path, { code: 1005, msg: 'Not any more' })
  answers.set(saveIdCardAt.path, { code: 1005, msg: 'Not any more' })
  show()
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeTruthy()
  await waitFor(async () => expect(await kept(link, 'submit')).toBeUndefined())
})

test('on a phone that keeps nothing a retry goes on with the same submit', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const { show, answers, uploads, press, takeBoth } = aPhone()
  show()
  await takeBoth()
  answers.set(saveIdCardAt.path, 'lost')
  await press('Confirm and send')
  await waits()
  answers.delete(saveIdCardAt.path)
  await press('Retry now')
  await isDone()
  expect(new Set(uploads()).size).toBe(1)
})

test.each([
  ['is passing', 1009, 1],
  ['is for want of room', 1008, 1],
  ['is about the photo', 1010, 2],
])('after a refusal that %s, what is sent next is of so many submits', async (_case, code, submits) => {
  const { show, answers, uploads, press, takeBoth } = aPhone()
  show()
  await takeBoth()
  answers.set(saveIdCardAt.path, { code, msg: 'Not now' })
  await press('Confirm and send')
  expect(await screen.findByText('Not now')).toBeTruthy()
  answers.delete(saveIdCardAt.path)
  await press('Confirm and send')
  await isDone()
  expect(new Set(uploads()).size).toBe(submits)
})

test('a photo that is taken anew while a submit waits is confirmed anew, and is of another submit', async () => {
  const { show, answers, uploads, press, take, takeBoth } = aPhone()
  show()
  await takeBoth()
  await press('Take the front again')
  answers.set(sendIdCardPieceAt.path, 'lost')
  act(() => {
    history.replaceState(null, '', '/idcheck')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  await press('Confirm and send')
  await waits()
  answers.delete(sendIdCardPieceAt.path)
  act(() => {
    history.replaceState(null, '', '/idcollect')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  // The way back of the browser does not lead past what was confirmed.
  expect(screen.getByRole('heading', { name: 'Check your photos' })).toBeTruthy()
  const [before] = uploads()
  await press('Take the front again')
  await take('another one')
  const tried = uploads().length
  comeOnline()
  expect(uploads()).toHaveLength(tried)
  await press('Confirm and send')
  await isDone()
  expect(uploads().slice(tried)).not.toContain(before)
})

test('from the consent on it can be withdrawn in every step', async () => {
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

test('a photo that is looked at goes with a consent that is withdrawn', async () => {
  const { show, press, choose, withdraw } = aPhone()
  show()
  await screen.findByRole('heading', { name: 'Photograph the front' })
  await choose()
  await withdraw()
  await press('Read it again')
  await press('Agree and continue')
  expect(await screen.findByRole('heading', { name: 'Photograph the front' })).toBeTruthy()
})

test('withdrawing stops what is being sent, and a failed try does not set it going again', async () => {
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

test('that photos are being sent is announced once, not with each percent', async () => {
  const { show, press, takeBoth } = aPhone()
  show()
  await takeBoth()
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function stall(this: XMLHttpRequest) {
    this.upload.dispatchEvent(
      new ProgressEvent('progress', { lengthComputable: true, loaded: 43, total: 100 }),
    )
  })
  await press('Confirm and send')
  const percent = await screen.findByText('22%')
  const status = percent.closest('[role=status]')
  expect(status?.textContent).toBe('Sending 22%')
  expect(percent.getAttribute('aria-hidden')).toBe('true')
})

test('the one page of a passport is checked and sent, also where the front of a card was taken before', async () => {
  const page = showSending('passport')
  page.show()
  await page.take()
  await screen.findByRole('heading', { name: 'Photograph the back' })
  await page.press('Use a passport')
  await screen.findByRole('heading', { name: 'Check your photos' })
  expect(screen.getByText('Passport page with your picture')).toBeTruthy()
  await page.press('Confirm and send')
  expect(await screen.findByRole('heading', { name: 'Your photos were sent' })).toBeTruthy()
  expect(page.isSaved()).toBe(true)
})
