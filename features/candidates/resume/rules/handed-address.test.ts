import { describe, expect, test } from 'vitest'
import { framedAddress } from './handed-address.ts'

const loopback = 'http://127.0.0.1:3000'

describe('the full page', () => {
  test.each(['/file/media/a', `${loopback}/file/media/a`, '/pdf.html?file=%2Ffile%2Fmedia%2Fa'])(
    'frames %s',
    (handed) => {
      expect(framedAddress(handed, loopback)).toBe(new URL(handed, loopback).href)
    },
  )

  test.each(['/file/media/a', '/pdf.html?file=%2Ffile%2Fmedia%2Fa'])(
    'frames %s by https [P2-129]',
    (path) => {
      expect(framedAddress(`http://candor.example${path}`, 'https://candor.example')).toBe(
        `https://candor.example${path}`,
      )
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
