import { describe, expect, test } from 'vitest'
import { comparedPhone } from './compared-phone.ts'

describe('the compared form of a phone number', () => {
  test.each([
    ['138 0000 0001', '+8613800000001'],
    ['+86 138-0000-0001', '+8613800000001'],
    ['１３８０００００００１', '+8613800000001'],
    ['+852 5500 0019', '+85255000019'],
    ['0571-8888 0000', '+8657188880000'],
    ['+7 700 000 00 18', '+77000000018'],
    ['n/a', null],
    ['', null],
  ])('%j is compared as %j', (written, compared) => {
    expect(comparedPhone(written)).toBe(compared)
  })
})
