import type { ComponentType, ReactNode } from 'react'
import type { Facts } from '../rules/entry.ts'

/** A colleague named in the text of an entry. */
export interface EntryMention {
  readonly userId: string
  readonly name: string
  readonly isSelf: boolean
}

/** An entry of the timeline, as its card gets it. */
export interface CardEntry {
  readonly kind: string
  /** Epoch milliseconds. */
  readonly at: number
  readonly facts: Facts
  readonly mentions: readonly EntryMention[]
  /** Who did it, in words: "You", a name, "The candidate". */
  readonly who: string
}

/** The open report, as far as a card needs it. */
export interface CardReport {
  readonly candidateId: string
  readonly timeZone: string
  readonly mayRemark: boolean
}

/** An entry in words. */
export interface WordedEntry {
  readonly sentence: ReactNode
  /** Texts that the entry quotes. */
  readonly said?: readonly string[]
  /** The part under the sentence that the feature draws itself, in place of `said`. */
  readonly Body?: ComponentType<{ readonly entry: CardEntry; readonly report: CardReport }>
  /** Number of the report's tab that shows more. */
  readonly opens?: number
  /** Whether the entry is marked, as it names the reader. */
  readonly isMarked?: boolean
}

/** How a feature words its entries: the export `timeline` of its `web/timeline.tsx`. */
export interface TimelineCard {
  readonly kinds: readonly string[]
  /** A hook that returns the words of an entry. */
  readonly useWords: () => (entry: CardEntry, report: CardReport) => WordedEntry
}
