import { expect, test } from 'vitest'
import {
  consentedIn,
  isInterviewOver,
  readConsent,
  readPage,
  readPageLinks,
  storedConsent,
  writePicture,
} from './wire.ts'

const company = { companyName: '海岚支付', companyNameLatin: 'Hailan Pay' }

test('a page is read with its end, the consent and the end of its interview', () => {
  const names = { ...company, positionName: '后端', positionNameLatin: null, now: 1, wording: null }
  expect(readPage({ ...names, expiresTime: 2, consentTime: 3, interviewEndTime: null })).toEqual({
    ...{ ...names, expiresAt: 2, consentedAt: 3, interviewEndedAt: null },
  })
  expect(readConsent({ consentTime: 3 })).toBe(3)
})

test.each([
  [{ consented: { ...company, consentTime: 3 } }, { ...company, consentedAt: 3 }],
  [{ consented: company }, { ...company, consentedAt: undefined }],
  [{ field: 'sign' }, null],
  [null, null],
])('the consent that %j tells of is %j', (data, consented) => {
  expect(consentedIn(data)).toEqual(consented)
})

test('a stored consent is read in the words of this version and of earlier ones', () => {
  expect([{ consentedAt: 3 }, { consentTime: 3 }, {}].map(storedConsent)).toEqual([3, 3, undefined])
})

test('a link is read with when it was made, ends, was agreed to and withdrawn', () => {
  const link = { linkId: 'l1', purpose: 'idCard', madeByName: '韩砚秋', state: 'live' } as const
  const wire = { ...link, madeTime: 1, expiresTime: 2, consentTime: 3, withdrawnTime: null }
  const reply = { hasEmail: true, pages: [], isInterviewOver: false }
  expect(readPageLinks({ ...reply, links: [wire] })).toEqual({
    ...reply,
    links: [{ ...link, madeAt: 1, expiresAt: 2, consentedAt: 3, withdrawnAt: null }],
  })
})

test('a picture is sent as one of a phone, and its reply tells whether the interview is over', () => {
  expect(writePicture('abc', 7)).toEqual({ sign: 'abc', source: 2, createTime: 7 })
  expect([{ interviewEndTime: 5 }, { interviewEndTime: null }].map(isInterviewOver)).toEqual([true, false])
})
