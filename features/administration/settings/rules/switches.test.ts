import fc from 'fast-check'
import { expect, test } from 'vitest'
import { everySwitch, switchFault, withSwitch } from './switches.ts'

const entries = fc.constantFrom(...everySwitch([]).map(({ number }) => number))

test('every effective switch may be set', () => {
  for (const entry of everySwitch([])) expect(switchFault(entry)).toBeNull()
})

test('a set switch has its value, and no other switch changes', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ number: entries, value: fc.constantFrom(0, 1) })),
      entries,
      fc.constantFrom(0, 1),
      (config, number, value) => {
        const before = everySwitch(config.reduce(withSwitch, []))
        const after = everySwitch(withSwitch(config.reduce(withSwitch, []), { number, value }))
        expect(after).toEqual(before.map((entry) => (entry.number === number ? { number, value } : entry)))
      },
    ),
  )
})

test.each([
  [{ number: 3, value: 2 }, null],
  [{ number: 3, value: 3 }, 'value'],
  [{ number: 12, value: 2 }, 'value'],
  [{ number: 115, value: 1 }, null],
  [{ number: 116, value: 1 }, 'number'],
  [{ number: 4, value: 1 }, 'number'],
])('%j has the fault %s', (entry, fault) => {
  expect(switchFault(entry)).toBe(fault)
})
