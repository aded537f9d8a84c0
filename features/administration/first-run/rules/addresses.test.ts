import { expect, test } from 'vitest'
import { nameOfAddress, readAddresses } from './addresses.ts'

test.each([
  ['han@a.example', ['han@a.example'], []],
  [
    'han@a.example, lin@a.example;wu@a.example\nxu@a.example',
    ['han@a.example', 'lin@a.example', 'wu@a.example', 'xu@a.example'],
    [],
  ],
  ['韩砚秋 <han@a.example>; "Lin, Wei" <lin@a.example>', ['han@a.example', 'lin@a.example'], []],
  ['han@a.example HAN@a.example', ['HAN@a.example'], []],
  ['han@a.example；lin@a.example、wu', ['han@a.example', 'lin@a.example'], ['wu']],
  ['han@, han@a.example', ['han@a.example'], ['han@']],
  ['', [], []],
])('the list %j has the addresses %j, and %j are none', (text, addresses, wrong) => {
  expect(readAddresses(text)).toEqual({ addresses, wrong })
})

test.each([
  ['han.yanqiu@a.example', 'Han Yanqiu'],
  ['lin-wei_x@a.example', 'Lin Wei X'],
  ['zhou+hr@a.example', 'Zhou'],
  ['...@a.example', '...'],
])('an account of the address %j is named %j at first', (address, name) => {
  expect(nameOfAddress(address)).toBe(name)
})
