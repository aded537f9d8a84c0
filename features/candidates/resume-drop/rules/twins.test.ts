import { expect, test } from 'vitest'
import { newerTwins } from './twins.ts'

const row = (id: string, modifiedAt: number, ...contacts: string[]) => ({ id, modifiedAt, contacts })

test('of two resumes with the same phone or e-mail the older one is named, in any order', () => {
  const twins = newerTwins([
    row('old', 1, 'phone 1', 'email a'),
    row('new', 2, 'email a'),
    row('other', 3, 'phone 2'),
  ])
  expect([...twins]).toEqual([['old', 'new']])
  expect([...newerTwins([row('new', 2, 'phone 1'), row('old', 1, 'phone 1')])]).toEqual([['old', 'new']])
})

test('of two of the same age the first stays, and a resume without contacts has no twin', () => {
  expect([...newerTwins([row('a', 0, 'phone 1'), row('b', 0, 'phone 1'), row('c', 0), row('d', 0)])]).toEqual(
    [['b', 'a']],
  )
})
