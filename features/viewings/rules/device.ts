import type { devices } from '../contract.ts'

export type Device = (typeof devices)[number]

/** A touch screen whose shorter side is under this is a phone's, in CSS pixels: where Android's tablets begin. */
const tabletFrom = 600

interface Screen {
  /** Whether the main way to point is a finger. */
  readonly isTouched: boolean
  readonly width: number
  readonly height: number
}

/** Names the device by what its browser tells; the size of the window, and how it is turned, do not matter. */
export function deviceOf({ isTouched, width, height }: Screen): Device {
  if (!isTouched) return 'desktop'
  return Math.min(width, height) < tabletFrom ? 'phone' : 'tablet'
}
