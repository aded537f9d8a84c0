import { describe, expect, test } from 'vitest'
import { mediaWordOf } from './source-address.ts'

const own = 'https://candor.example'

describe('the word of a media address', () => {
  test.each([
    '/file/media/Ab-_9',
    `${own}/file/media/Ab-_9`,
    '/file/media/Ab-_9?download',
    '/file/media/Ab-_9#page=2',
  ])('is read from %s', (address) => expect(mediaWordOf(address, own)).toBe('Ab-_9'))

  test.each([
    'https://elsewhere.example/file/media/Ab-_9',
    '//elsewhere.example/file/media/Ab-_9',
    'http://candor.example/file/media/Ab-_9',
    'file:///file/media/Ab-_9',
    'http://169.254.169.254/latest/meta-data',
    '/file/media/',
    '/file/media/../../etc/passwd',
    '/file/media/Ab/../../secret',
    '/file/other/Ab-_9',
    'javascript:alert(1)',
    'http://[',
    '',
  ])('is not read from %s', (address) => expect(mediaWordOf(address, own)).toBeNull())
})
