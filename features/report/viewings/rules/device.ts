import type { devices } from '../contract.ts'

export type Device = (typeof devices)[number]

/** A touch screen with a shorter side below this (CSS pixels) is a phone: Android's tablets begin there. */
const tabletFrom = 600

interface Screen {
  /** Whether the primary pointer is a finger. */
  readonly isTouched: boolean
  readonly width: number
  readonly height: number
}

/** The device, from what its browser reports; size and orientation of the window do not matter. */
export function deviceOf({ isTouched, width, height }: Screen): Device {
  if (!isTouched) return 'desktop'
  return Math.min(width, height) < tabletFrom ? 'phone' : 'tablet'
}
