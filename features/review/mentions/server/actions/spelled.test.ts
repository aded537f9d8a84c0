import { newId } from '@candor/db/new-id'
import { expect, test } from 'vitest'
import { spelledOf } from './spelled.ts'

test('1,000 colleagues are looked through with turns for others between them', async () => {
  const named = Array.from({ length: 1_000 }, (_, index) => ({
    id: newId<'account'>(),
    name: `${index === 999 ? '苏' : '陈'}${String.fromCharCode(0x4e00 + index)}`,
  }))
  let turns = 0
  const count = () => {
    turns += 1
    next = setImmediate(count)
  }
  let next = setImmediate(count)
  const found = await spelledOf(named, 'su')
  clearImmediate(next)
  expect(found).toContain(named[999]?.id)
  expect(turns).toBeGreaterThanOrEqual(3)
})
