import type { CSSProperties } from 'react'
import type { Place } from '../../rules/axis.ts'

const hours = (count: number) => `calc(${count} * var(--hour))`

/** Puts something at its place of a day's column; an hour is as high as the sheet says. */
export function placed({ top, height }: Place): CSSProperties {
  return { top: hours(top), height: hours(height) }
}

/** The same for a line of text beside an hour. */
export function placedAt(top: number): CSSProperties {
  return { top: hours(top) }
}
