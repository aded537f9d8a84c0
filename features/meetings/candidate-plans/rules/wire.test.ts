import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { roomType } from '../../planning/rules/room-type.ts'
import { planResponse } from './wire.ts'

test('room types are offline, a room of ours, online, a meeting elsewhere, other; an unknown one is neutral', () => {
  expect([0, 1, 2, 3, 4, 9].map(roomType)).toEqual([
    'offline',
    'builtIn',
    'online',
    'meeting',
    'other',
    'online',
  ])
})

test('a cancelled plan says nothing of its answer, and no answer is never said [P4-018 P4-019]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 }), (status, responseStatus) => {
      const response = planResponse({ status, responseStatus })
      if (status === 3 || responseStatus === 0) expect(response).toBe(null)
      else expect(response).toBe([null, 'accepted', 'rejected', 'cancelled'][responseStatus] ?? null)
    }),
  )
})
