import 'fake-indexeddb/auto'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page, show } from './id-card-page-under-test.tsx'
import { readSent, storeSent } from './sent.ts'

afterEach(() => localStorage.clear())

test('a sent card is told of under the brand of its page, also after a reload [P6-031]', async () => {
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

test('a sent card that an earlier page kept can still be taken back', async () => {
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
