import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ownPath } from './own-path.ts'

test.each([
  '/first/talentList',
  '/shareurl?userid=2&t=321',
  '/',
  '/redirect?url=%2Fshareurl',
  '/shareurl?q=题目',
])('a path of this product is kept: %s', (target) => {
  expect(decodeURI(ownPath(target) ?? '')).toBe(target.replace('%2F', '%2F'))
})

test.each([
  '',
  'first',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\n//evil.example',
  '/%5c/../\\evil.example//',
  'https://evil.example',
  'javascript:alert(1)',
  ' /first',
  '/.//evil.example',
  '/file/media/abc',
  '/admin/login',
  '\\\\evil.example',
  '\\/evil.example',
  '/\r/evil.example',
  '/\t\\evil.example',
  'https:evil.example',
  'https:/evil.example',
  '//user@evil.example/',
  '//user:pass@evil.example',
  '%2f%2fevil.example',
  '/../..//evil.example',
  '/./\\evil.example',
  '\u2028//evil.example',
  undefined,
  null,
])('anything else is refused: %j', (target) => {
  expect(ownPath(target)).toBe(null)
})

test('an accepted path stays on the host that it is opened on', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii', maxLength: 30 }), (text) => {
      const path = ownPath(`/${text}`)
      if (path !== null) expect(new URL(path, 'https://candor.example').host).toBe('candor.example')
    }),
    { numRuns: 2000 },
  )
})
