import type { ShortlistFilter } from '../rules/filter.ts'

declare module '@tanstack/history' {
  interface HistoryState {
    /** The list that a report was opened from; it survives a reload and is not part of the address. */
    shortlist?: ShortlistFilter
  }
}
