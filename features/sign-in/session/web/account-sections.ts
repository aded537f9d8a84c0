import type { WordsWith } from '@candor/messages/words'
import type { ComponentType, LazyExoticComponent } from 'react'

/** A section of the own account's page, found by folder. Its title is the message `accountTitle` of its feature. */
export interface AccountSection {
  /** Fragment of its address: `/account#<slug>`. */
  readonly slug: string
  /** Sections are sorted by this, ascending. */
  readonly order: number
  readonly feature: WordsWith<'accountTitle'>
  /** The way of signing in that it needs: it is left out where the server does not offer it. */
  readonly way?: string
  readonly Panel: LazyExoticComponent<ComponentType<object>>
}

export function defineAccountSection(section: AccountSection): AccountSection {
  return section
}

let sections: readonly AccountSection[] = []

/** Registers the sections. Called once, before the first page is drawn. */
export function registerAccountSections(found: readonly AccountSection[]): void {
  sections = [...found].sort((a, b) => a.order - b.order)
}

export function accountSections(): readonly AccountSection[] {
  return sections
}
