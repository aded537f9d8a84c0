import { expect, test } from 'vitest'
import { paperHref, reportHref } from './address.ts'

const token = 'Zm9vYmFyZm9vYmFyZm9vYmFyZm9vYmFyZm9vYmFyZm9'
const interviewId = '0195a000-0000-7000-8000-000000000001'

test('paper and screen lead to each other, by a share and by an account', () => {
  const own = { userid: interviewId, activeIndex: 22, mode: 'personal' }
  expect(paperHref(own)).toBe(`/downloadReport?userid=${interviewId}&activeIndex=22&mode=personal`)
  expect(reportHref(own)).toBe(`/shareurl?userid=${interviewId}&activeIndex=22&mode=personal`)
  expect(reportHref({ userid: token })).toBe(`/newShareReport?userid=${token}`)
})
