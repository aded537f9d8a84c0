import type { ComponentType } from 'react'
import type { TodayThing } from '../contract.ts'

/** The tabs of Today, in their order: each holds one kind of things, or several. */
export const todayTabs = [
  'reviews',
  'feedback',
  'answers',
  'decisions',
  'applications',
  'interviews',
  'limit',
  'planning',
  'failures',
] as const
export type TodayTab = (typeof todayTabs)[number]

export interface CardProps {
  readonly thing: TodayThing
}

/** How one kind of things is drawn: the export `cards` of a feature's `web/today.tsx` has a list of them. */
export interface TodayCard {
  readonly kind: string
  readonly tab: TodayTab
  /** Draws the thing as a `TodayRow`. */
  readonly Row: ComponentType<CardProps>
}
