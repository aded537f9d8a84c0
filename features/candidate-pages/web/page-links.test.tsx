import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, openReport, show } from '../../report/web/panel-under-test.tsx'
import { listPageLinks, revokePageLink } from '../contract/links.ts'
import { messages } from '../messages/cn.ts'
import { PageLinks } from './page-links.tsx'

const linksOf = (...states: ('live' | 'revoked')[]) => ({
  ...{ hasEmail: true, pages: [], isInterviewOver: false },
  links: states.map((state, index) => ({
    ...{ linkId: `l${index}`, purpose: 'idCard' as const, madeTime: index * 60_000, expiresTime: 0 },
    ...{ madeByName: '韩砚秋', state, consentTime: null, withdrawnTime: null },
  })),
})

test('the focus of a link that is ended goes on to the next that opens something', async () => {
  answer(listPageLinks, linksOf('live', 'live'))
  answer(revokePageLink, null)
  const { user } = show(<PageLinks report={openReport()} />, { 'candidate-pages': messages })
  const [first, second] = await screen.findAllByRole('button', { name: /使链接失效/ })
  if (!first || !second) throw new Error('there are two')
  answer(listPageLinks, linksOf('revoked', 'live'))
  await user.click(first)
  await screen.findByText('已失效')
  await waitFor(() => expect(document.activeElement).toBe(second))
})
