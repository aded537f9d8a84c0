import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toggled } from './choosing.ts'

const item = fc.record({ userId: fc.constantFrom('a', 'b', 'c', 'd') })
const items = fc.uniqueArray(item, { selector: ({ userId }) => userId })

test('two taps on a colleague restore the choice, and one tap changes that colleague alone [R5-022]', () => {
  fc.assert(
    fc.property(items, item, (chosen, tapped) => {
      const ids = (list: readonly { userId: string }[]) => list.map(({ userId }) => userId)
      const once = toggled(chosen, tapped)
      expect(ids(once).includes(tapped.userId)).toBe(!ids(chosen).includes(tapped.userId))
      expect(ids(toggled(once, tapped)).sort()).toEqual(ids(chosen).sort())
      const others = (list: readonly { userId: string }[]) => ids(list).filter((id) => id !== tapped.userId)
      expect(others(once)).toEqual(others(chosen))
    }),
  )
})
