import type { Words } from '@candor/messages/words'
import type { LazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'

/** Where words with a `manageTitle` stand: a feature's own, or one group of them (`company.marks`). */
type TitledWords = {
  [Name in keyof Words]: Words[Name] extends { manageTitle: string }
    ? Name
    : {
        [Group in keyof Words[Name] & string]: Words[Name][Group] extends { manageTitle: string }
          ? `${Name}.${Group}`
          : never
      }[keyof Words[Name] & string]
}[keyof Words]

/** A part of the administrator's area, as the page finds it by folder. Its name is `manageTitle` of its words. */
export interface ManageSection {
  /** Its place in the address: `/manage/<slug>`. */
  readonly slug: string
  /** The lower comes first. */
  readonly order: number
  readonly feature: TitledWords
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
