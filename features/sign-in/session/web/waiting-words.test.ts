import { messages as call } from '@candor/call/messages/en'
import { createTranslator } from 'use-intl/core'
import { expect, test } from 'vitest'
import { messages as accounts } from '../../../administration/accounts/messages/en.ts'
import { messages as plan } from '../../../meetings/planning/messages/en.ts'
import { messages as shares } from '../../../shares/shares/messages/en.ts'
import { messages as passkeys } from '../../passkeys/messages/en.ts'
import { messages as passwordLinks } from '../../password-links/messages/en.ts'
import { messages as secondFactor } from '../../second-factor/messages/en.ts'
import { messages as session } from '../messages/en.ts'

test.each([
  ['signing in', session.refusal.tooMany],
  ['a busy server', session.refusal.busy],
  ['a second factor', secondFactor.refusal.tooMany],
  ['a passkey', passkeys.refusal.tooMany],
  ['a link to a password', passwordLinks.refusal.tooMany],
  ['invitations', accounts.refusal.tooMany],
  ['a link of a mail', plan.refusal.tooManyTries],
  ['a shared report', shares.refusal.locked],
  ['any call', call.tooManyRequests],
])('one minute or second is said as one: %s', (_of, text) => {
  const wait = (count: number): string =>
    createTranslator({ locale: 'en', messages: { text } })('text', { minutes: count, seconds: count })
  expect(wait(1)).toMatch(/in 1 (minute|second)$/)
  expect(wait(2)).toMatch(/in 2 (minutes|seconds)$/)
})
