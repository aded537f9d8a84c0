import { describe, expect, test } from 'vitest'
import { forceHttps } from './forced-https.ts'

const secure = 'https://candor.example'
const loopback = 'http://127.0.0.1:3000'

describe('an address of a document is forced to https', () => {
  test.each([
    ['http://x', secure, 'https://x/'],
    ['http://x', loopback, 'https://x/'],
    ['http://candor.example/file/media/a', secure, 'https://candor.example/file/media/a'],
    ['https://x/a?b#c', secure, 'https://x/a?b#c'],
    ['/file/media/a', secure, 'https://candor.example/file/media/a'],
    ['//x/a', loopback, 'https://x/a'],
  ])('%s on %s is %s [R7-039 P7-035]', (address, origin, forced) => {
    expect(forceHttps(address, origin)).toBe(forced)
  })

  test('but not on a page that itself came over http', () => {
    expect(forceHttps('/file/media/a', loopback)).toBe('http://127.0.0.1:3000/file/media/a')
    expect(forceHttps('http://127.0.0.1:3000/file/media/a', loopback)).toBe(
      'http://127.0.0.1:3000/file/media/a',
    )
  })
})
