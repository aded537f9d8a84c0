import type { WordsWith } from '@candor/messages/words'
import type { LazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'

/** A section of the administrator's area, found by folder. Its title is the message `manageTitle` of its feature. */
export interface ManageSection {
  /** Last segment of its address: `/manage/<slug>`. */
  readonly slug: string
  /** Sections are sorted by this, ascending. */
  readonly order: number
  readonly feature: WordsWith<'manageTitle'>
  /** Whether it draws its own heading, and uses the full width. */
  readonly isWhole?: boolean
  readonly Panel: LazyWithPreload<object>
  /** A warning that stands above every section while it has something to say. */
  readonly Warning?: LazyWithPreload<object>
}

export function defineManageSection(section: ManageSection): ManageSection {
  return section
}

let sections: readonly ManageSection[] = []

/** Registers the sections. Called once, before the first page is drawn. */
export function registerManageSections(found: readonly ManageSection[]): void {
  sections = [...found].sort((a, b) => a.order - b.order)
}

export function manageSections(): readonly ManageSection[] {
  return sections
}
