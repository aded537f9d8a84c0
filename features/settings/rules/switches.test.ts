import fc from 'fast-check'
import { expect, test } from 'vitest'
import { everySwitch, switchFault, withSwitch } from './switches.ts'

const entries = fc.constantFrom(...everySwitch([]).map(({ tabType }) => tabType))

test('every switch that holds is one that may be set', () => {
  for (const entry of everySwitch([])) expect(switchFault(entry)).toBeNull()
})

test('what is set is what holds, and nothing else changes', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ tabType: entries, inUse: fc.constantFrom(0, 1) })),
      entries,
      fc.constantFrom(0, 1),
      (config, tabType, inUse) => {
        const before = everySwitch(config.reduce(withSwitch, []))
        const after = everySwitch(withSwitch(config.reduce(withSwitch, []), { tabType, inUse }))
        expect(after).toEqual(before.map((entry) => (entry.tabType === tabType ? { tabType, inUse } : entry)))
      },
    ),
  )
})

test.each([
  [{ tabType: 3, inUse: 2 }, null],
  [{ tabType: 3, inUse: 3 }, 'inUse'],
  [{ tabType: 12, inUse: 2 }, 'inUse'],
  [{ tabType: 115, inUse: 1 }, null],
  [{ tabType: 116, inUse: 1 }, 'tabType'],
  [{ tabType: 4, inUse: 1 }, 'tabType'],
])('%j has the fault %s', (entry, fault) => {
  expect(switchFault(entry)).toBe(fault)
})
