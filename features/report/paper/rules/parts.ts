import type { ReportPaper } from '../contract.ts'

/** Id of the part of a tab, or of one of its inner tabs: `22`, `1.0`. */
export const partId = ({ tab, inner }: { readonly tab: number; readonly inner?: number }): string =>
  inner === undefined ? `${tab}` : `${tab}.${inner}`

/** The figure in the head of a paper: that of the first of its parts with one. */
export const headlineOf = ({ tabs }: Pick<ReportPaper, 'tabs'>) =>
  tabs.find(({ headline }) => headline)?.headline ?? null

/** Titles of parts in one line. */
export const titlesOf = (parts: readonly { readonly title: string }[]): string =>
  parts.map(({ title }) => title).join(' · ')

interface Choosing {
  readonly isChosen: (id: string) => boolean
  /** Words the note about the parts that are left out, from their titles. */
  readonly leftOut: (parts: string) => string
}

/** The same paper with the chosen parts alone, as the server would write it. Its head stays. */
export function withParts(paper: ReportPaper, { isChosen, leftOut }: Choosing): ReportPaper {
  const others = paper.tabs.filter(({ id }) => !isChosen(id))
  if (others.length === 0) return paper
  return { ...paper, tabs: paper.tabs.filter(({ id }) => isChosen(id)), leftOut: leftOut(titlesOf(others)) }
}

/** A choice of parts for all reports: every part, or none, but the exceptions. */
export interface PartsChoice {
  readonly base: 'all' | 'none'
  readonly except: readonly string[]
}

export const allParts: PartsChoice = { base: 'all', except: [] }
export const noParts: PartsChoice = { base: 'none', except: [] }

export const isChosenIn = ({ base, except }: PartsChoice, id: string): boolean =>
  (base === 'all') !== except.includes(id)

/** The choice with the other state of one part. */
export function toggled({ base, except }: PartsChoice, id: string): PartsChoice {
  const others = except.filter((other) => other !== id)
  return { base, except: others.length < except.length ? others : [...except, id] }
}
