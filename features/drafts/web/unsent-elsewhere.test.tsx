import 'fake-indexeddb/auto'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { forgetSignIn, rememberSignIn } from '../../session/web/signed-in.ts'
import { fakeUser } from '../../session/web/user-under-test.ts'
import { messages } from '../messages/en.ts'
import { forgetDrafts, keepDraft } from './draft-store.ts'
import { UnsentElsewhere } from './unsent-elsewhere.tsx'

const userInfo = fakeUser({})
const keepUnsent = (subject: string, name: string, href: string) =>
  keepDraft({
    ...{ accountId: userInfo.userId, candidateId: '', subject, value: {}, idempotencyKey: 'k' },
    ...{ unsent: { name, href }, savedAt: Date.now() },
  })

afterEach(async () => {
  await forgetDrafts(userInfo.userId)
  forgetSignIn()
})

test('whatever was not sent is named with the way to it, also where several of them wait on one page', async () => {
  rememberSignIn({ token: 't', userInfo })
  await keepUnsent('move a', '苏晴岚', '/datePicker')
  await keepUnsent('move b', '林晓彤', '/datePicker')
  renderScreen(<UnsentElsewhere candidateId="c1" />, { messages: { drafts: messages } })
  expect(await screen.findByText('2 things that you entered have not been sent')).toBeTruthy()
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['苏晴岚', '/datePicker'],
    ['林晓彤', '/datePicker'],
  ])
})
