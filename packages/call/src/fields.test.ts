import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { safeParse } from 'zod/mini'
import { faultsOf } from './faults.ts'
import { OptionalWireStars, optionalWireNumber, WireStars, wireNumber } from './fields.ts'

function toldOf(schema: z.ZodMiniType, given: unknown): string[] {
  const { error } = safeParse(schema, given, { reportInput: true })
  return faultsOf('en', error?.issues ?? []).map(({ message }) => message)
}

test.each([5e-324, 1e-17, 2 + 2 ** -51, 0.5])('%s is no whole number', (given) => {
  for (const schema of [wireNumber(0, 9), optionalWireNumber(0, 9)])
    expect(toldOf(schema, given)).toEqual(['must be a whole number'])
})

test.each([5e-324, 0.5 + 2 ** -53, 0.3])('%s is no half star', (given) => {
  for (const schema of [WireStars, OptionalWireStars])
    expect(toldOf(schema, given)).toEqual(['must be a multiple of 0.5'])
})

test.each([0, 9, '9'])('%s is a whole number', (given) => {
  expect(toldOf(wireNumber(0, 9), given)).toEqual([])
})
