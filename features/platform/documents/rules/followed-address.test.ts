import { expect, test } from 'vitest'
import { followedAddress } from './followed-address.ts'

test.each([
  ['https://meeting.example/j/1', 'https://meeting.example/j/1'],
  [' http://meeting.example ', 'http://meeting.example/'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['//meeting.example', null],
  ['meeting 123', null],
  ['', null],
  [null, null],
])('%o is followed as %o', (text, address) => {
  expect(followedAddress(text)).toBe(address)
})
