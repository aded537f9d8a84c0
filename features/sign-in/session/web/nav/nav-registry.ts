import type { WordsWith } from '@candor/messages/words'
import type { LinkProps } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { PermissionKey, UserType } from '../../../../platform/access/rules/permissions.ts'

/** A place in the navigation of every page, found by folder. Its label is the message `navTitle` of its feature. */
export interface NavEntry {
  /** Entries are sorted by this, ascending. */
  readonly order: number
  readonly feature: WordsWith<'navTitle'>
  readonly to: NonNullable<LinkProps['to']>
  /** The start of the addresses that belong to the entry. */
  readonly start: string
  /** How much waits there, beside the label. */
  readonly Count?: ComponentType
  readonly isShownTo: (userType: UserType, permissions: ReadonlySet<PermissionKey>) => boolean
}

export function defineNavEntry(entry: NavEntry): NavEntry {
  return entry
}

let entries: readonly NavEntry[] = []

/** Registers the entries. Called once, before the first page is drawn. */
export function registerNavEntries(found: readonly NavEntry[]): void {
  entries = [...found].sort((a, b) => a.order - b.order)
}

export function navEntries(): readonly NavEntry[] {
  return entries
}
