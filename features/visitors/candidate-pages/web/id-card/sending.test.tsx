import 'fake-indexeddb/auto'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { readPageAt, saveIdCardAt, sendIdCardPieceAt } from '../../contract/addresses.ts'
import { keep, kept } from '../kept-pictures.ts'
import { aPhone, comeOnline, isDone, sentFacts, tidyPhones, waits } from './phone-under-test.tsx'
import { showSending } from './sending-under-test.tsx'
import { readSent } from './sent.ts'

tidyPhones()

test('a hand-in without a reply is told as sent after a reload, and can be taken back', async () => {
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

test('a received hand-in is noted before the data that prove it are forgotten', async () => {
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

test('a retry on a phone that keeps nothing goes on with the same submit', async () => {
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
])('the submit after a refusal that %s is one of so many submits', async (_case, code, submits) => {
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

test('the sending of photos is announced once, not with each percent', async () => {
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

test('a passport has its one page checked and sent, also after the front of a card was taken', async () => {
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
