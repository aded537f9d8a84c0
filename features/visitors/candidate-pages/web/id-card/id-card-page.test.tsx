import 'fake-indexeddb/auto'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showLinkPage } from '../../../../meetings/appointments/web/page-under-test.tsx'
import { declineConsentAt, giveConsentAt, readPageAt, withdrawConsentAt } from '../../contract/addresses.ts'
import type { WirePage } from '../../contract/page.ts'
import { messages as cn } from '../../messages/cn.ts'
import { messages as en } from '../../messages/en.ts'
import { messages as zhTW } from '../../messages/zh-TW.ts'
import { keep, kept } from '../kept-pictures.ts'
import { IdCardPage } from './id-card-page.tsx'
import { readSent, storeSent } from './sent.ts'

const words = { cn, en, 'zh-TW': zhTW }
const page: WirePage = {
  companyName: '海岚支付',
  companyNameLatin: 'Hailan Pay',
  positionName: '高级后端工程师',
  positionNameLatin: 'Senior Backend Engineer',
  now: 0,
  expiresTime: 1,
  consentTime: null,
  interviewEndTime: null,
  declineTime: null,
  sentPictures: 0,
  wording: { version: '1', hash: 'abc', parts: [{ title: 'Why', text: 'To know who applies.' }] },
}

afterEach(() => localStorage.clear())

function show(answers: readonly (object | null)[], locale: 'cn' | 'en' | 'zh-TW' = 'en') {
  history.replaceState(null, '', '/idcollect?sign=link')
  return showLinkPage(<IdCardPage link="link" />, answers, locale, { 'candidate-pages': words[locale] })
}

test.each([
  [
    'cn',
    '上传身份证照片',
    '不同意',
    '您没有同意，未拍摄任何照片',
    /我们已告知海岚支付。可以与海岚支付商量其他核对方式，例如面试当天出示证件。/,
  ],
  [
    'en',
    'Upload photos of your ID card',
    'I do not agree',
    'You did not agree, so no photo was taken',
    /We have told Hailan Pay. You can agree with Hailan Pay on another way/,
  ],
  [
    'zh-TW',
    '上傳身分證照片',
    '不同意',
    '您沒有同意，未拍攝任何照片',
    /我們已告知海岚支付。可以與海岚支付商量其他核對方式，例如面試當天出示證件。/,
  ],
] as const)(
  'what is taken and why is said first, and who does not agree sends nothing, %s',
  async (locale, title, no, done, declined) => {
    const { asked, user } = show([page, { declineTime: 3 }], locale)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
    expect(screen.getByText('To know who applies.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: no }))
    expect(await screen.findByRole('heading', { name: done })).toBeTruthy()
    expect(screen.getByText(declined)).toBeTruthy()
    expect(asked.map(({ path }) => path)).toEqual([readPageAt.path, declineConsentAt.path])
  },
)

test('who agrees says to which words, and without a camera chooses files', async () => {
  const { asked, user } = show([page, { consentTime: 5 }])
  await user.click(await screen.findByRole('button', { name: 'Agree and continue' }))
  expect(await screen.findByRole('heading', { name: 'Photograph the front' })).toBeTruthy()
  expect(asked[1]).toEqual({ path: giveConsentAt.path, sent: { sign: 'link', hash: 'abc' } })
  expect((await screen.findByRole('alert')).textContent).toContain('No camera was found')
  expect(screen.queryByRole('button', { name: 'Take the photo' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Choose a photo or file' })).toBeTruthy()
})

test('who has agreed cannot disagree while that is on its way', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  const { asked, user } = show([page, promise])
  await user.click(await screen.findByRole('button', { name: 'Agree and continue' }))
  await user.click(screen.getByRole('button', { name: 'I do not agree' }))
  expect(screen.queryByRole('heading', { name: 'You did not agree, so no photo was taken' })).toBe(null)
  resolve({ consentTime: 5 })
  expect(await screen.findByRole('heading', { name: 'Photograph the front' })).toBeTruthy()
  expect(asked).toHaveLength(2)
})

test('who does not agree after all, once it was unknown whether their consent had arrived, withdraws it', async () => {
  const lost = Promise.withResolvers<object>()
  const { asked, user } = show([page, lost.promise, { deletedPictures: 0 }, { declineTime: 3 }])
  await user.click(await screen.findByRole('button', { name: 'Agree and continue' }))
  lost.reject(new TypeError('the connection was lost'))
  await screen.findByRole('alert')
  await user.click(screen.getByRole('button', { name: 'I do not agree' }))
  expect(
    await screen.findByRole('heading', { name: 'You did not agree, so no photo was taken' }),
  ).toBeTruthy()
  expect(asked.slice(-2).map(({ path }) => path)).toEqual([withdrawConsentAt.path, declineConsentAt.path])
})

test('a withdrawal that is on its way cannot be cancelled', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  const { user } = show([{ ...page, consentTime: 5 }, promise])
  await user.click(await screen.findByRole('button', { name: 'Withdraw my consent' }))
  await user.click(screen.getByRole('button', { name: 'Withdraw and delete' }))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByRole('button', { name: 'Withdraw and delete' })).toBeTruthy()
  resolve({ deletedPictures: 0 })
  expect(await screen.findByRole('heading', { level: 1, name: 'Consent withdrawn' })).toBeTruthy()
})

test('photos of a consent that was withdrawn elsewhere are deleted, and none of the next one', async () => {
  vi.stubGlobal('structuredClone', (value: unknown) => value)
  await keep('link', 'front', { blob: new Blob(['photo']), savedAt: Date.now() })
  const { user } = show([page, { consentTime: 5 }])
  const agree = await screen.findByRole('button', { name: 'Agree and continue' })
  await waitFor(async () => expect(await kept('link', 'front')).toBeUndefined())
  await user.click(agree)
  expect(await screen.findByRole('heading', { name: 'Photograph the front' })).toBeTruthy()
})

test('words that changed meanwhile are read again before anything is taken', async () => {
  const changed = {
    ...page,
    wording: { version: '2', hash: 'def', parts: [{ title: 'Why', text: 'Otherwise.' }] },
  }
  const { user } = show([page, { refusal: 'Please read it again', code: 1012 }, changed])
  await user.click(await screen.findByRole('button', { name: 'Agree and continue' }))
  expect(await screen.findByText('Otherwise.')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe('Please read it again')
})

test('a link that opens nothing, and a page that is switched off, say so', async () => {
  show([{ refusal: 'The company has turned this page off', code: 1013 }])
  expect(await screen.findByText('The company has turned this page off')).toBeTruthy()
  expect(screen.queryByText('Your choices are kept.')).toBe(null)
})

test.each([
  ['too many links were tried from here', 'kept', 1009],
  ['the company has switched the page off', 'kept', 1013],
  ['the link opens nothing', 'gone', 1005],
])('where %s, the photos of this phone are %s', async (_case, outcome, code) => {
  // What browsers can, the blobs of this environment cannot: be copied.
  vi.stubGlobal('structuredClone', (value: unknown) => value)
  await keep('link', 'front', { blob: new Blob(['photo']), savedAt: Date.now() })
  const { user } = show([
    { refusal: 'Not now', code },
    { ...page, consentTime: 5 },
  ])
  const said = code === 1005 ? 'This link no longer works' : 'Not now'
  expect(await screen.findByText(said)).toBeTruthy()
  if (outcome === 'gone') {
    await waitFor(async () => expect(await kept('link', 'front')).toBeUndefined())
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
    return
  }
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { name: 'Photograph the back' })).toBeTruthy()
})

test.each([
  ['cn', '撤回同意', '这部手机上的照片会被删除；已经发送的，海岚支付那里也会一并删除。'],
  [
    'en',
    'Withdraw my consent',
    'The photos on this phone are deleted, and so are those that were sent to Hailan Pay.',
  ],
  ['zh-TW', '撤回同意', '這支手機上的照片會被刪除；已經傳送的，海岚支付那裡也會一併刪除。'],
] as const)(
  'photos that were sent can be taken back, and the company is named as the reader’s language has it, %s',
  async (locale, withdraw, text) => {
    const consentedAt = Date.UTC(2026, 10, 25, 12)
    storeSent('link', { companyName: '海岚支付', companyNameLatin: 'Hailan Pay', consentedAt })
    const { user } = show([], locale)
    expect(await screen.findByText(/2026-11-25 \d\d:00:00/)).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: withdraw }))
    expect(screen.getByText(text)).toBeTruthy()
  },
)

test.each([
  ['cn', '海岚支付已关闭这个页面', '现在不能再发送照片。在您撤回之前，您的同意仍然有效。'],
  [
    'en',
    'Hailan Pay has turned this page off',
    'Your photos can no longer be sent. Your consent holds until you withdraw it.',
  ],
  ['zh-TW', '海岚支付已關閉這個頁面', '現在不能再傳送照片。在您撤回之前，您的同意仍然有效。'],
] as const)(
  'where the company has switched the page off, a consent can still be withdrawn, %s',
  async (locale, title, text) => {
    const consented = { companyName: '海岚支付', companyNameLatin: 'Hailan Pay', consentTime: 5 }
    const off = { refusal: 'off', code: 1013, data: { consented } }
    vi.stubGlobal('structuredClone', (value: unknown) => value)
    await keep('link', 'front', { blob: new Blob(['photo']), savedAt: Date.now() })
    const { user, asked } = show([off, { deletedPictures: 0 }], locale)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
    expect(screen.getByText(text)).toBeTruthy()
    expect(await kept('link', 'front')).toBeDefined()
    await user.click(screen.getByRole('button', { name: words[locale].withdraw }))
    await user.click(screen.getByRole('button', { name: words[locale].withdrawYes }))
    expect(await screen.findByRole('heading', { level: 1, name: words[locale].withdrawn })).toBeTruthy()
    expect(asked.at(-1)).toEqual({ path: withdrawConsentAt.path, sent: { sign: 'link' } })
    expect(await kept('link', 'front')).toBeUndefined()
  },
)

test.each([
  [
    'cn',
    '这个链接已失效',
    '不能再通过它发送照片。您的同意仍然有效；撤回后，海岚支付通过这个链接收到的身份证照片会被删除。',
  ],
  [
    'en',
    'This link no longer works',
    'Nothing more can be sent with it. Your consent still holds: if you withdraw it, the photos of your ID card that Hailan Pay received with this link are deleted.',
  ],
  [
    'zh-TW',
    '這個連結已失效',
    '不能再透過它傳送照片。您的同意仍然有效；撤回後，海岚支付透過這個連結收到的身分證照片會被刪除。',
  ],
] as const)(
  'by a link that is over a consent that stands can be withdrawn, and nothing else is told, %s',
  async (locale, title, text) => {
    const consented = { companyName: '海岚支付', companyNameLatin: 'Hailan Pay' }
    const over = { refusal: 'Not any more', code: 1005, data: { consented } }
    const { user, asked } = show([over, { deletedPictures: 2 }], locale)
    const heading = await screen.findByRole('heading', { level: 1, name: title })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(screen.getByText(text)).toBeTruthy()
    expect(screen.queryByText(/\d{4}-\d\d-\d\d/)).toBeNull()
    await user.click(screen.getByRole('button', { name: words[locale].withdraw }))
    await user.click(screen.getByRole('button', { name: words[locale].withdrawYes }))
    expect(await screen.findByRole('heading', { level: 1, name: words[locale].withdrawn })).toBeTruthy()
    expect(asked.map(({ path }) => path)).toEqual([readPageAt.path, withdrawConsentAt.path])
    expect(screen.queryByRole('button', { name: words[locale].readAgain })).toBeNull()
  },
)

test('a card that was sent is told of under the brand of its page, also after a reload [P6-031]', async () => {
  const partnerBrand = { title: '云涧人才', icon: 'data:image/svg+xml;base64,PHN2Zy8+' }
  const sent = { companyName: '海岚支付', companyNameLatin: null, partnerBrand, consentedAt: 5 }
  storeSent('link', sent)
  expect(readSent('link')).toEqual(sent)
  const { user } = show([{ deletedPictures: 2 }])
  expect(await screen.findByText('云涧人才')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Withdraw my consent' }))
  await user.click(screen.getByRole('button', { name: 'Withdraw and delete' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Consent withdrawn' })).toBeTruthy()
  await waitFor(() => expect(document.title).toBe('Consent withdrawn · 云涧人才'))
  // The link was used up with the card: there is nothing to agree to any more.
  expect(screen.queryByRole('button', { name: 'Read it again' })).toBe(null)
})

test.each([
  ['cn', '这部手机上的照片已删除，海岚支付那里也没有通过这个链接发送的照片。'],
  ['en', 'The photos on this phone are deleted; Hailan Pay has none that were sent with this link.'],
  ['zh-TW', '這支手機上的照片已刪除，海嵐支付那裡也沒有透過這個連結傳送的照片。'],
] as const)(
  'a withdrawal that finds nothing left does not say that none was received, %s',
  async (locale, text) => {
    const companyName = locale === 'zh-TW' ? '海嵐支付' : '海岚支付'
    storeSent('link', { companyName, companyNameLatin: 'Hailan Pay', consentedAt: 5 })
    const { user } = show([{ deletedPictures: 0 }], locale)
    await user.click(await screen.findByRole('button', { name: words[locale].withdraw }))
    await user.click(screen.getByRole('button', { name: words[locale].withdrawYes }))
    expect(await screen.findByText(text)).toBeTruthy()
  },
)

test('what an earlier page kept of a card that was sent can still be taken back', async () => {
  localStorage.setItem('idCard.sent.link', JSON.stringify({ company: 'Hailan Pay', consentTime: 5 }))
  const { user } = show([])
  await user.click(await screen.findByRole('button', { name: 'Withdraw my consent' }))
  expect(screen.getByText(/so are those that were sent to Hailan Pay/)).toBeTruthy()
})

test.each(['[]', '{"companyName":7,"consentTime":5}', '{"companyName":"Hailan Pay"}', '{'])(
  'a browser that keeps %s knows of no card that was sent',
  async (kept) => {
    localStorage.setItem('idCard.sent.link', kept)
    show([page])
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Upload photos of your ID card' }),
    ).toBeTruthy()
  },
)

test('who did not agree is told so after a reload, and can read it again', async () => {
  const { user } = show([{ ...page, declineTime: 3 }])
  expect(
    await screen.findByRole('heading', { name: 'You did not agree, so no photo was taken' }),
  ).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Read it again' }))
  expect(screen.getByRole('heading', { name: 'Upload photos of your ID card' })).toBeTruthy()
})

test.each([
  ['cn', '使用其他证件', '拍摄证件有照片的一面'],
  ['en', 'Use another document', 'Photograph the side with your picture'],
  ['zh-TW', '使用其他證件', '拍攝證件有照片的一面'],
] as const)(
  'who has no ID card uses another document, and a reload keeps that, %s',
  async (locale, other, title) => {
    const { user, unmount } = show([{ ...page, consentTime: 5 }], locale)
    await user.click(await screen.findByRole('button', { name: other }))
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
    unmount()
    const kept = sessionStorage.getItem('idCard.document.link')
    expect(kept).toBe('other')
  },
)

test.each([
  ['cn', '使用护照', '拍摄护照的资料页', '第 1 步，共 2 步'],
  ['en', 'Use a passport', 'Photograph the passport page with your picture', 'Step 1 of 2'],
  ['zh-TW', '使用護照', '拍攝護照的資料頁', '第 1 步，共 2 步'],
] as const)('who uses a passport is asked for one page of it, %s', async (locale, choose, title, step) => {
  const { user } = show([{ ...page, consentTime: 5 }], locale)
  await user.click(await screen.findByRole('button', { name: choose }))
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
  expect(screen.getByText(step)).toBeTruthy()
})

test.each([
  ['cn', '同意已撤回', /^您已于 .* 撤回同意，海岚支付通过这个链接收到的身份证照片已删除。/],
  [
    'en',
    'Consent withdrawn',
    /^You withdrew your consent on .*Hailan Pay received with this link are deleted\./,
  ],
  ['zh-TW', '同意已撤回', /^您已於 .* 撤回同意，海岚支付透過這個連結收到的身分證照片已刪除。/],
] as const)(
  'a link that is over says whose consent was withdrawn by it and when, %s',
  async (locale, title, text) => {
    const withdrawn = { companyName: '海岚支付', companyNameLatin: 'Hailan Pay', withdrawnTime: 5 }
    show([{ refusal: 'over', code: 1005, data: { withdrawn } }], locale)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
    expect(screen.getByText(text)).toBeTruthy()
  },
)
