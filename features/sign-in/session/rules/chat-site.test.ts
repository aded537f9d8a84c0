import { expect, test } from 'vitest'
import { chatSiteAddress } from './chat-site.ts'

test('a token and redirect=chatbot lead to the chat site with the token', () => {
  expect(chatSiteAddress('https://chat.example/a?b=1', 'chatbot', 'x y')).toBe(
    'https://chat.example/a?b=1&token=x+y',
  )
})

test.each([
  ['without a token', 'https://chat.example', 'chatbot', null],
  ['with another redirect', 'https://chat.example', '/first', 'token'],
  ['when no site is configured', '', 'chatbot', 'token'],
] as const)('%s nobody is led away', (_case, site, redirect, token) => {
  expect(chatSiteAddress(site, redirect, token)).toBe(null)
})
