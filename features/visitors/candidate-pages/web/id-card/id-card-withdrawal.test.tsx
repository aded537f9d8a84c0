import 'fake-indexeddb/auto'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { declineConsentAt, readPageAt, withdrawConsentAt } from '../../contract/addresses.ts'
import { keep, kept } from '../kept-pictures.ts'
import { page, show, words } from './id-card-page-under-test.tsx'
import { storeSent } from './sent.ts'

afterEach(() => localStorage.clear())

test('a candidate who declines after a consent without a reply withdraws it', async () => {
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

test.each([
  ['too many links were tried from here', 'kept', 1009],
  ['the company has switched the page off', 'kept', 1013],
  ['the link opens nothing', 'gone', 1005],
])('photos of this phone, where %s, are %s', async (_case, outcome, code) => {
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
  'photos that were sent can be taken back, and the company has its name in the reader’s language, %s',
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
  'a consent can be withdrawn where the company has switched the page off, %s',
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
  'a standing consent can be withdrawn by a link that is over, and nothing else is told, %s',
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

test.each([
  ['cn', '这部手机上的照片已删除，海岚支付那里也没有通过这个链接发送的照片。'],
  ['en', 'The photos on this phone are deleted; Hailan Pay has none that were sent with this link.'],
  ['zh-TW', '這支手機上的照片已刪除，海嵐支付那裡也沒有透過這個連結傳送的照片。'],
] as const)(
  'a withdrawal that finds no photos does not say that none was received, %s',
  async (locale, text) => {
    const companyName = locale === 'zh-TW' ? '海嵐支付' : '海岚支付'
    storeSent('link', { companyName, companyNameLatin: 'Hailan Pay', consentedAt: 5 })
    const { user } = show([{ deletedPictures: 0 }], locale)
    await user.click(await screen.findByRole('button', { name: words[locale].withdraw }))
    await user.click(screen.getByRole('button', { name: words[locale].withdrawYes }))
    expect(await screen.findByText(text)).toBeTruthy()
  },
)

test.each([
  ['cn', '同意已撤回', /^您已于 .* 撤回同意，海岚支付通过这个链接收到的身份证照片已删除。/],
  [
    'en',
    'Consent withdrawn',
    /^You withdrew your consent on .*Hailan Pay received with this link are deleted\./,
  ],
  ['zh-TW', '同意已撤回', /^您已於 .* 撤回同意，海岚支付透過這個連結收到的身分證照片已刪除。/],
] as const)(
  'a link that is over names the withdrawn consent with its time, %s',
  async (locale, title, text) => {
    const withdrawn = { companyName: '海岚支付', companyNameLatin: 'Hailan Pay', withdrawnTime: 5 }
    show([{ refusal: 'over', code: 1005, data: { withdrawn } }], locale)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
    expect(screen.getByText(text)).toBeTruthy()
  },
)
