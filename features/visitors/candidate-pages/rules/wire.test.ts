import { expect, test } from 'vitest'
import {
  consentedIn,
  readConsent,
  readDecline,
  readPage,
  readPageLinks,
  readStoredPicture,
  storedConsent,
  withdrawnIn,
  writePicture,
} from './wire.ts'

const company = { companyName: '海岚支付', companyNameLatin: 'Hailan Pay' }

test('a page is read with its end, the consent and the end of its interview', () => {
  const names = { ...company, positionName: '后端', positionNameLatin: null, now: 1, wording: null }
  const rest = { ...names, sentPictures: 4 }
  const times = { expiresTime: 2, consentTime: 3, declineTime: 5, interviewEndTime: null }
  expect(readPage({ ...rest, ...times })).toEqual({
    ...rest,
    expiresAt: 2,
    consentedAt: 3,
    declinedAt: 5,
    interviewEndedAt: null,
  })
  expect(readConsent({ consentTime: 3 })).toBe(3)
  expect(readDecline({ declineTime: 5 })).toBe(5)
})

test.each([
  [{ consented: { ...company, consentTime: 3 } }, { ...company, consentedAt: 3 }],
  [{ consented: company }, { ...company, consentedAt: undefined }],
  [{ field: 'sign' }, null],
  [null, null],
])('the consent that %j tells of is %j', (data, consented) => {
  expect(consentedIn(data)).toEqual(consented)
})

test('a withdrawn consent is read with its time', () => {
  expect(withdrawnIn({ withdrawn: { ...company, withdrawnTime: 3 } })).toEqual({ ...company, withdrawnAt: 3 })
  expect([{ consented: company }, null].map(withdrawnIn)).toEqual([null, null])
})

test('a stored consent is read in the words of this version and of earlier ones', () => {
  expect([{ consentedAt: 3 }, { consentTime: 3 }, {}].map(storedConsent)).toEqual([3, 3, undefined])
})

test('a link is read with when it was made, ends, was agreed to and withdrawn', () => {
  const link = {
    linkId: 'l1',
    purpose: 'idCard',
    madeByName: '韩砚秋',
    state: 'live',
    isMailed: true,
  } as const
  const wire = { ...link, madeTime: 1, expiresTime: 2, consentTime: 3, withdrawnTime: null, declineTime: 5 }
  const reply = { hasEmail: true, pages: [], isInterviewOver: false }
  expect(readPageLinks({ ...reply, links: [wire] })).toEqual({
    ...reply,
    links: [{ ...link, madeAt: 1, expiresAt: 2, consentedAt: 3, withdrawnAt: null, declinedAt: 5 }],
  })
})

test('a picture is sent as one of a phone, and its reply tells whether the interview is over and how many were sent', () => {
  expect(writePicture('abc', 7)).toEqual({ sign: 'abc', source: 2, createTime: 7 })
  expect(
    [5, null].map((interviewEndTime) => readStoredPicture({ interviewEndTime, sentPictures: 2 })),
  ).toEqual([
    { isInterviewOver: true, sentPictures: 2 },
    { isInterviewOver: false, sentPictures: 2 },
  ])
})
