import { describe, expect, test } from 'vitest'
import { forceHttps, framedAddress } from './handed-address.ts'

const secure = 'https://candor.example'
const loopback = 'http://127.0.0.1:3000'

describe('the original resume address is forced to https', () => {
  test.each([
    ['http://x', secure, 'https://x/'],
    ['http://x', loopback, 'https://x/'],
    ['http://candor.example/file/media/a', secure, 'https://candor.example/file/media/a'],
    ['https://x/a?b#c', secure, 'https://x/a?b#c'],
    ['/file/media/a', secure, 'https://candor.example/file/media/a'],
    ['//x/a', loopback, 'https://x/a'],
  ])('%s on %s is %s [P2-129]', (address, origin, forced) => {
    expect(forceHttps(address, origin)).toBe(forced)
  })

  test('but not on a page that itself came over http, where nobody would answer', () => {
    expect(forceHttps('/file/media/a', loopback)).toBe('http://127.0.0.1:3000/file/media/a')
    expect(forceHttps('http://127.0.0.1:3000/file/media/a', loopback)).toBe(
      'http://127.0.0.1:3000/file/media/a',
    )
  })
})

describe('the full page', () => {
  test.each(['/file/media/a', `${loopback}/file/media/a`, '/pdf.html?file=%2Ffile%2Fmedia%2Fa'])(
    'frames %s',
    (handed) => {
      expect(framedAddress(handed, loopback)).toBe(new URL(handed, loopback).href)
    },
  )

  test.each([
    null,
    '',
    'http://elsewhere.example/file/media/a',
    '//elsewhere.example/file/media/a',
    'javascript:alert(1)',
    'data:text/html,a',
    '/login',
    '/file/media/../../login',
    '/pdf.html?file=https://elsewhere.example/a.pdf',
    '/pdf.html',
    'http://[',
  ])('does not frame %s', (handed) => {
    expect(framedAddress(handed, loopback)).toBeNull()
  })
})
