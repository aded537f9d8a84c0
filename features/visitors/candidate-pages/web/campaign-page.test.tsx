import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { showLinkPage } from '../../../meetings/appointments/web/page-under-test.tsx'
import { messages } from '../messages/cn.ts'
import { CampaignPage } from './campaign-page.tsx'

const page = {
  companyName: '青石科技',
  companyNameLatin: null,
  positionName: '后端',
  positionNameLatin: null,
  partnerBrand: { title: '云涧$&人才' },
  now: 0,
  expiresTime: 1,
  wording: null,
  consentTime: null,
  interviewEndTime: null,
  declineTime: null,
  sentPictures: 0,
}

test.each([
  ['abc', '云涧$&人才', 'Candor'],
  ['', 'Candor', '云涧$&人才'],
])('the page of the campaign of the link %j speaks of %s alone [P6-031]', async (link, brand, other) => {
  const shown = (
    <Suspense>
      <CampaignPage link={link} />
    </Suspense>
  )
  showLinkPage(shown, [page], 'cn', { 'candidate-pages': messages })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.getByRole('main').textContent).toContain(brand)
  expect(document.body.textContent).not.toContain(other)
  expect(document.body.textContent).not.toContain('{brand}')
})
