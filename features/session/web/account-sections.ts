import type { WordsWith } from '@candor/messages/words'
import type { ComponentType, LazyExoticComponent } from 'react'

/** A part of a person's own account page, as the page finds it by folder. Its name is `accountTitle` of its words. */
export interface AccountSection {
  /** Its place on the page: `/account#<slug>`. */
  readonly slug: string
  /** The lower comes first. */
  readonly order: number
  readonly feature: WordsWith<'accountTitle'>
  /** The way of signing in that it is about: it is shown where the server offers that one. */
  readonly way?: string
  readonly Panel: LazyExoticComponent<ComponentType<object>>
}

export function defineAccountSection(section: AccountSection): AccountSection {
  return section
}

let sections: readonly AccountSection[] = []

/** Takes every section that was found by folder. Called once, before the first page is drawn. */
export function registerAccountSections(found: readonly AccountSection[]): void {
  sections = [...found].sort((a, b) => a.order - b.order)
}

export function accountSections(): readonly AccountSection[] {
  return sections
}
