import type { CSSProperties } from 'react'
import type { RowSpan } from '../../rules/axis.ts'

const hours = (count: number) => `calc(${count} * var(--hour))`

/** Places something in a day's column; the style sheet sets the height of an hour. */
export function placed({ top, height }: RowSpan): CSSProperties {
  return { top: hours(top), height: hours(height) }
}

/** The same for a line of text beside an hour. */
export function placedAt(top: number): CSSProperties {
  return { top: hours(top) }
}
