import type { WordsWith } from '@candor/messages/words'
import type { LazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'

/** A part of the administrator's area, as the page finds it by folder. Its name is `manageTitle` of its words. */
export interface ManageSection {
  /** Its place in the address: `/manage/<slug>`. */
  readonly slug: string
  /** The lower comes first. */
  readonly order: number
  readonly feature: WordsWith<'manageTitle'>
  /** It draws its own heading, and fills the page to its edges. */
  readonly isWhole?: boolean
  readonly Panel: LazyWithPreload<object>
}

export function defineManageSection(section: ManageSection): ManageSection {
  return section
}

let sections: readonly ManageSection[] = []

/** Takes every section that was found by folder. Called once, before the first page is drawn. */
export function registerManageSections(found: readonly ManageSection[]): void {
  sections = [...found].sort((a, b) => a.order - b.order)
}

export function manageSections(): readonly ManageSection[] {
  return sections
}
