import 'fake-indexeddb/auto'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showLinkPage } from '../../../../meetings/appointments/web/page-under-test.tsx'
import { uploadImageAt, withdrawConsentAt } from '../../contract/addresses.ts'
import type { WirePage } from '../../contract/page.ts'
import { messages as cn } from '../../messages/cn.ts'
import { messages as en } from '../../messages/en.ts'
import { messages as zhTW } from '../../messages/zh-TW.ts'
import { pictureEveryMs } from '../../rules/monitor.ts'
import { MonitorPage } from './monitor-page.tsx'

const page: WirePage = {
  companyName: '海岚支付',
  companyNameLatin: 'Hailan Pay',
  positionName: '高级后端工程师',
  positionNameLatin: 'Senior Backend Engineer',
  now: 0,
  expiresTime: 1,
  consentTime: 1,
  interviewEndTime: null,
  declineTime: null,
  sentPictures: 0,
  wording: { version: '1', hash: 'abc', parts: [] },
}
const camera = { opened: 0, open: 0 }
/** The camera closes by itself, as where a phone is locked. */
let closeCamera = () => {}

let links = 0
/** Of each test its own: what one leaves waiting is not sent by the next. */
let link = ''

beforeEach(() => {
  links += 1
  link = `link ${links}`
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date', 'setInterval', 'clearInterval'] })
  Object.assign(camera, { opened: 0, open: 0 })
  const stop = () => {
    camera.open -= 1
  }
  const addEventListener = (_type: string, onEnded: () => void) => {
    closeCamera = onEnded
  }
  const track = { addEventListener, stop }
  const getUserMedia = async () => {
    camera.opened += 1
    camera.open += 1
    return { getVideoTracks: () => [track], getTracks: () => [track] }
  }
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } })
  // What browsers can, the elements and blobs of this environment cannot.
  vi.stubGlobal('structuredClone', (value: unknown) => value)
  vi.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(640)
  vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['picture'])))
})

afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaDevices')
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const words = { cn, en, 'zh-TW': zhTW }

function showIn(locale: 'cn' | 'en' | 'zh-TW', ...answers: readonly object[]) {
  return showLinkPage(
    <MonitorPage link={link} />,
    answers.map((answer) => ({ ...page, ...answer })),
    locale,
    { 'candidate-pages': words[locale] },
  )
}

const show = (...answers: readonly object[]) => showIn('en', ...answers)

const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))

test('the camera is closed once the interview has ended, and its picture is gone [P2-044]', async () => {
  show({}, { interviewEndTime: 5 })
  await screen.findByRole('button', { name: 'Start' })
  await waitFor(() => expect(camera).toEqual({ opened: 1, open: 1 }))
  await pass(pictureEveryMs)
  expect(await screen.findByRole('heading', { name: 'The interview is over' })).toBeTruthy()
  expect(camera).toEqual({ opened: 1, open: 0 })
})

test('a page that is opened after the interview opens no camera [P2-044]', async () => {
  show({ interviewEndTime: 5 })
  expect(await screen.findByRole('heading', { name: 'The interview is over' })).toBeTruthy()
  expect(camera.opened).toBe(0)
})

async function start(...answers: readonly object[]) {
  const shown = show({}, ...answers)
  const button = await screen.findByRole('button', { name: 'Start' })
  await waitFor(() => expect(button.ariaDisabled).not.toBe('true'))
  await shown.user.click(button)
  return shown
}

/** Two are taken, and as many sent. */
const twoAreSent = () => waitFor(() => expect(screen.getAllByText('2 pictures')).toHaveLength(2))

test.each([
  [
    'the company has switched the page off',
    1013,
    'Hailan Pay takes no more pictures through this page. This does not end your interview.',
  ],
  [
    'there are enough pictures',
    1008,
    'The maximum number of pictures has been reached. This does not end your interview.',
  ],
])('a refusal because %s is not told as the end of the interview', async (_case, code, text) => {
  await start({ refusal: 'no', code })
  expect(await screen.findByRole('heading', { name: 'The phone has stopped taking pictures' })).toBeTruthy()
  expect(screen.getByText(text)).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'The interview is over' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Withdraw my consent' })).toBeTruthy()
  await waitFor(() => expect(camera.open).toBe(0))
})

test.each([
  ['the consent was withdrawn elsewhere and is given anew', { consentTime: null }],
  ['the company has switched the page off and on again', null],
])('the phone takes no picture by itself where %s', async (_case, page) => {
  const off = { refusal: 'off', code: 1013, data: { consented: { companyName: '海岚支付', consentTime: 1 } } }
  const refused = page ? { refusal: 'no', code: 1002 } : off
  const { user, asked } = await start(refused, page ?? off, { consentTime: page ? 9 : 1 })
  const uploads = () => asked.filter(({ path }) => path === uploadImageAt.path)
  await waitFor(() => expect(uploads()).toHaveLength(1))
  if (page) await user.click(await screen.findByRole('button', { name: 'Agree and continue' }))
  else {
    await screen.findByRole('heading', { name: '海岚支付 has turned this page off' })
    await pass(pictureEveryMs)
  }
  expect(await screen.findByRole('heading', { name: 'Place your phone' })).toBeTruthy()
  await waitFor(() => expect(camera.open).toBe(1))
  await pass(pictureEveryMs)
  expect(uploads()).toHaveLength(1)
})

test('an ended link is told as soon as a picture is refused by it', async () => {
  await start({ refusal: 'This link is over', code: 1005 })
  expect(await screen.findByText('This link no longer works')).toBeTruthy()
})

test('a camera that has closed is not told as taking pictures, and opens again once the page is back in view', async () => {
  await start({ sentPictures: 1 }, { sentPictures: 2 })
  await screen.findByRole('heading', { name: 'Taking pictures' })
  act(() => closeCamera())
  expect(await screen.findByRole('heading', { name: 'No pictures are being taken' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Taking pictures' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Stop' })).toBeTruthy()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findByRole('heading', { name: 'Taking pictures' })).toBeTruthy()
  expect(camera.opened).toBe(2)
  await twoAreSent()
})

test('a look at the page takes no picture beside those of every 30 seconds', async () => {
  await start({ now: 400, sentPictures: 1 }, { now: 800, sentPictures: 2 })
  await screen.findAllByText('1 picture')
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(1000)
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(1000)
  expect(HTMLCanvasElement.prototype.toBlob).toHaveBeenCalledTimes(1)
  await pass(pictureEveryMs)
  expect(HTMLCanvasElement.prototype.toBlob).toHaveBeenCalledTimes(2)
  await twoAreSent()
})

test('a consent can still be withdrawn where the company has switched the page off', async () => {
  const consented = { companyName: '海岚支付', companyNameLatin: 'Hailan Pay', consentTime: 1 }
  const off = { refusal: 'off', code: 1013, data: { consented } }
  const { user, asked } = await start(off, off, { deletedPictures: 2 })
  await screen.findByRole('heading', { name: 'Hailan Pay has turned this page off' })
  await waitFor(() => expect(camera.open).toBe(0))
  await user.click(screen.getByRole('button', { name: 'Withdraw my consent' }))
  await user.click(screen.getByRole('button', { name: 'Withdraw and delete' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Consent withdrawn' })).toBeTruthy()
  expect(asked.at(-1)?.path).toBe(withdrawConsentAt.path)
  expect(screen.queryByRole('button', { name: 'Read it again' })).toBeNull()
  expect(sessionStorage.getItem(`monitor.${link}`)).toBeNull()
})

test.each([
  [
    'cn',
    '这个链接已失效',
    '不再通过它拍摄照片。您的同意仍然有效；撤回后，海岚支付通过这个链接收到的照片会被删除。',
  ],
  [
    'en',
    'This link no longer works',
    'No more pictures are taken with it. Your consent still holds: if you withdraw it, the pictures that Hailan Pay received with this link are deleted.',
  ],
  [
    'zh-TW',
    '這個連結已失效',
    '不再透過它拍攝照片。您的同意仍然有效；撤回後，海岚支付透過這個連結收到的照片會被刪除。',
  ],
] as const)(
  'a link that is over leaves the withdrawal alone, under the brand of its page, %s [P6-031]',
  async (locale, title, text) => {
    const consented = {
      companyName: '海岚支付',
      companyNameLatin: 'Hailan Pay',
      partnerBrand: { title: '云涧人才' },
    }
    const over = { refusal: 'Not any more', code: 1005, data: { consented } }
    const { user, asked } = showIn(locale, over, { deletedPictures: 2 })
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
    expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByText('云涧人才')).toBeTruthy()
    await pass(pictureEveryMs)
    expect(asked).toHaveLength(1)
    expect(camera.opened).toBe(0)
    await user.click(screen.getByRole('button', { name: words[locale].withdraw }))
    await user.click(screen.getByRole('button', { name: words[locale].withdrawYes }))
    expect(await screen.findByRole('heading', { level: 1, name: words[locale].withdrawn })).toBeTruthy()
    expect(asked.at(-1)).toEqual({ path: withdrawConsentAt.path, sent: { sign: link } })
  },
)

test('a withdrawal is told under the brand of the page, with a way back to the consent [P6-031]', async () => {
  const partnerBrand = { title: '云涧人才' }
  const { user } = show({ partnerBrand }, { deletedPictures: 2 }, { partnerBrand, consentTime: null })
  await user.click(await screen.findByRole('button', { name: 'Withdraw my consent' }))
  await user.click(screen.getByRole('button', { name: 'Withdraw and delete' }))
  const told = await screen.findByRole('heading', { level: 1, name: 'Consent withdrawn' })
  await waitFor(() => expect(document.activeElement).toBe(told))
  await waitFor(() => expect(document.title).toBe('Consent withdrawn · 云涧人才'))
  await user.click(screen.getByRole('button', { name: 'Read it again' }))
  expect(await screen.findByRole('button', { name: 'Agree and continue' })).toBeTruthy()
  expect(screen.getByText('云涧人才')).toBeTruthy()
})

test('the counts go on after a reload from the number of pictures that the link has sent', async () => {
  show({ sentPictures: 7 })
  expect(await screen.findByRole('heading', { name: 'Stopped' })).toBeTruthy()
  expect(screen.getAllByText('7 pictures')).toHaveLength(2)
})
