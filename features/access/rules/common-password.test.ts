import { expect, test } from 'vitest'
import { isCommonPassword } from './common-password.ts'

test.each([
  'qwertyuiop',
  '1q2w3e4r5t',
  'QwertyUiop',
  'password2026',
  '2026password',
  'dragondragon',
  'ｐａｓｓｗｏｒｄ１２３',
  '12345678910',
])('%s is one of the commonest passwords', (password) => expect(isCommonPassword(password)).toBe(true))

test.each([
  'candor-demo',
  'a password of her own',
  'correct horse battery',
  '海岚的一个长密码',
  'tr0mbone quartz',
])('%s is not', (password) => expect(isCommonPassword(password)).toBe(false))

test('whatever is typed, the list is looked at in no long time', () => {
  const began = performance.now()
  isCommonPassword('ab'.repeat(100))
  isCommonPassword(`${'a'.repeat(199)}b`)
  expect(performance.now() - began).toBeLessThan(50)
})
