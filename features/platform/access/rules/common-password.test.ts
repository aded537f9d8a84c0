import { meanMs } from '@candor/testkit/processor-time'
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
])('%s is a common password', (password) => expect(isCommonPassword(password)).toBe(true))

test.each([
  'candor-demo',
  'a password of her own',
  'correct horse battery',
  '海岚的一个长密码',
  'tr0mbone quartz',
])('%s is not a common password', (password) => expect(isCommonPassword(password)).toBe(false))

test.each([
  ['that repeats itself', (length: number) => 'ab'.repeat(length / 2)],
  ['that repeats itself but for its end', (length: number) => `${'a'.repeat(length - 1)}b`],
])(
  'the check of a password typed %s costs at most sixteen times as much for four times the length',
  (_, typed) => {
    const cost = (length: number) => meanMs(() => void isCommonPassword(typed(length)))
    expect(cost(800) / cost(200)).toBeLessThan(40)
  },
)
