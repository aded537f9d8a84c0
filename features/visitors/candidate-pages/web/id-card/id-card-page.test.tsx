import 'fake-indexeddb/auto'
import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { declineConsentAt, giveConsentAt, readPageAt } from '../../contract/addresses.ts'
import { page, show } from './id-card-page-under-test.tsx'

afterEach(() => localStorage.clear())

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
  'the page says first which photos are taken and why, and sends nothing of a candidate who does not agree, %s',
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

test('a consent names the wording that was agreed to, and a phone without a camera chooses files', async () => {
  const { asked, user } = show([page, { consentTime: 5 }])
  await user.click(await screen.findByRole('button', { name: 'Agree and continue' }))
  expect(await screen.findByRole('heading', { name: 'Photograph the front' })).toBeTruthy()
  expect(asked[1]).toEqual({ path: giveConsentAt.path, sent: { sign: 'link', hash: 'abc' } })
  expect((await screen.findByRole('alert')).textContent).toContain('No camera was found')
  expect(screen.queryByRole('button', { name: 'Take the photo' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Choose a photo or file' })).toBeTruthy()
})

test('a consent that is on its way cannot be declined', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  const { asked, user } = show([page, promise])
  await user.click(await screen.findByRole('button', { name: 'Agree and continue' }))
  await user.click(screen.getByRole('button', { name: 'I do not agree' }))
  expect(screen.queryByRole('heading', { name: 'You did not agree, so no photo was taken' })).toBe(null)
  resolve({ consentTime: 5 })
  expect(await screen.findByRole('heading', { name: 'Photograph the front' })).toBeTruthy()
  expect(asked).toHaveLength(2)
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

test('a candidate who did not agree is told so after a reload, and can read the consent again', async () => {
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
  'a candidate without an ID card uses another document, and a reload keeps that, %s',
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
] as const)(
  'a candidate with a passport is asked for one page of it, %s',
  async (locale, choose, title, step) => {
    const { user } = show([{ ...page, consentTime: 5 }], locale)
    await user.click(await screen.findByRole('button', { name: choose }))
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
    expect(screen.getByText(step)).toBeTruthy()
  },
)
