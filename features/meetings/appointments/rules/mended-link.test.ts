import { expect, test } from 'vitest'
import { mendedLink } from './mended-link.ts'

const token = 'aB3_xY-9kLmN0pQrStUvWxYz1234567890abcdefGHI'

test.each([
  ['/newShareReport', 'userid'],
  ['/mail-report', 'userid'],
  ['/interview', 'userid'],
  ['/schedule-an-interview', 'sign'],
  ['/schedule-an-interview/confirm-reserve', 'sign'],
  ['/acceptPage', 'sign'],
  ['/emailFeedback', 'sign'],
  ['/interview-satisfaction', 'sign'],
  ['/idcollect', 'sign'],
  ['/mobilemonitor', 'sign'],
  ['/welfareActivities', 'sign'],
])('a rewritten link to %s leads to the link that was sent', (page, field) => {
  const right = `${page}?${field}=${token}`
  expect(mendedLink(right)).toBe(null)
  expect(mendedLink(`${right}&utm_source=mail`)).toBe(null)
  for (const rewritten of [
    `${page}%3F${field}%3D${token}`,
    `${page}?${field}%3D${token}`,
    `${page}?${field}=3D${token}`,
    `${page}?${field}=${token}.`,
    `${page}?${field}=${token}%3E`,
    `${page}?${field}=${token}%E2%80%8B`,
    `${page}?${field}=${token}%E3%80%82`,
    `${page}?${field.toUpperCase()}=${token}`,
    `${page}?amp;${field}=${token}`,
    `${page}?${token}`,
    `${page}/%23${token}`,
  ])
    expect(mendedLink(rewritten), rewritten).toBe(right)
  expect(mendedLink(`${page}?lang=en&amp;${field}=${token}`)).toBe(`${right}&lang=en`)
})

test('a link that sets a password has its token after # again', () => {
  const right = `/newPassword#${token}`
  expect(mendedLink('/newPassword')).toBe(null)
  for (const rewritten of [
    `/newPassword%23${token}`,
    `/newPassword%2523${token}`,
    `/newPassword/%23${token}.`,
    `/newPassword?${token}`,
    `/newPassword?#${token}`,
  ])
    expect(mendedLink(rewritten), rewritten).toBe(right)
})

test('a cut link and any other address stay as they are', () => {
  for (const address of [
    `/acceptPage?sign=${token.slice(0, 30)}`,
    '/acceptPage',
    `/first/talentList?userid=${token}`,
    `/admin/login/newPassword%23${token}`,
    `//evil.example/newPassword%23${token}`,
    '/%E0%A4%A',
  ])
    expect(mendedLink(address), address).toBe(null)
})
