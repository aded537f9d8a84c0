import { expect, test } from 'vitest'
import { formGroups } from './form.ts'

test('items stand under their groups, each group where it first appears', () => {
  const item = (title: string, group: string) => ({ title, value: [], group })
  const groups = formGroups([item('a', '求职意向'), item('b', ''), item('c', '求职意向')])
  expect(groups.map(({ name, items }) => [name, items.map(({ title }) => title)])).toEqual([
    ['求职意向', ['a', 'c']],
    ['', ['b']],
  ])
})
