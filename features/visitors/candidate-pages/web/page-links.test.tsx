import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  answer,
  answerLater,
  openReport,
  posted,
  show,
} from '../../../report/report/web/panel-under-test.tsx'
import { listPageLinks, makePageLink, revokePageLink } from '../contract/links.ts'
import { messages } from '../messages/cn.ts'
import { PageLinks } from './page-links.tsx'

const linksOf = (...states: ('live' | 'revoked')[]) => ({
  hasEmail: true,
  pages: [],
  isInterviewOver: false,
  links: states.map((state, index) => ({
    linkId: `l${index}`,
    purpose: 'idCard' as const,
    madeTime: index * 60_000,
    expiresTime: 0,
    madeByName: '韩砚秋',
    state,
    consentTime: null,
    withdrawnTime: null,
    declineTime: null,
    isMailed: null,
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

test('while one link is being ended no other press is taken, as none would count', async () => {
  answer(listPageLinks, linksOf('live', 'live'))
  const release = answerLater(revokePageLink, null)
  const { user } = show(<PageLinks report={openReport()} />, { 'candidate-pages': messages })
  const [first, second] = await screen.findAllByRole('button', { name: /使链接失效/ })
  if (!first || !second) throw new Error('there are two')
  await user.click(first)
  await waitFor(() => expect(second.ariaDisabled).toBe('true'))
  await user.click(second)
  release()
  await waitFor(() => expect(second.ariaDisabled).not.toBe('true'))
  await user.click(second)
  await waitFor(() => expect(posted.map(({ body }) => body.linkId)).toEqual(['l0', 'l1']))
})

test('the address of a link that was made is shown until the link is ended, and no longer', async () => {
  const address = 'https://candor.example/idcollect?sign=abc'
  answer(listPageLinks, { ...linksOf(), pages: ['idCard'] })
  answer(makePageLink, { linkId: 'l0', address, expiresTime: 0, isMailed: false })
  answer(revokePageLink, null)
  const { user } = show(<PageLinks report={openReport()} />, { 'candidate-pages': messages })
  const making = await screen.findByRole('button', { name: /生成链接/ })
  answer(listPageLinks, { ...linksOf('live', 'live'), pages: ['idCard'] })
  await user.click(making)
  expect(await screen.findByText(address)).toBeTruthy()
  const [first, other] = await screen.findAllByRole('button', { name: /使链接失效/ })
  if (!first || !other) throw new Error('there are two')
  answer(listPageLinks, { ...linksOf('live', 'revoked'), pages: ['idCard'] })
  await user.click(other)
  await screen.findByText('已失效')
  expect(screen.getByText(address)).toBeTruthy()
  answer(listPageLinks, { ...linksOf('revoked', 'revoked'), pages: ['idCard'] })
  await user.click(first)
  await waitFor(() => expect(screen.queryByText(address)).toBe(null))
})

test.each([
  [
    'cn',
    messages,
    [/链接由邮件直接发给候选人/, /链接由 韩砚秋 转交，不能证明由候选人本人打开/, /表示不同意/],
  ],
] as const)(
  'each link tells how it was handed over, and that the candidate did not agree, %s',
  async (_locale, words, texts) => {
    const { links } = linksOf('live', 'live', 'live')
    const told = [{ isMailed: true }, { isMailed: false }, { declineTime: 5 }]
    answer(listPageLinks, { ...linksOf(), links: links.map((link, at) => ({ ...link, ...told[at] })) })
    show(<PageLinks report={openReport()} />, { 'candidate-pages': words })
    for (const text of texts) expect(await screen.findByText(text)).toBeTruthy()
  },
)
