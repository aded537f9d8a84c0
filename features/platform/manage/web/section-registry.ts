import type { Words, WordsWith } from '@candor/messages/words'
import type { LazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import type { MessageKeys, NestedKeyOf } from 'use-intl'
import type { UserInfo } from '../../../sign-in/session/web/signed-in.ts'
import { type ManageGroup, manageGroups } from '../rules/groups.ts'

/** A message by its full key: `settings.company.name.label`. */
export type MessageKey = MessageKeys<Words, NestedKeyOf<Words>>

/** What the search of the area reads of one setting. A secret, or a value that somebody entered, is never here. */
export interface SettingText {
  /** The `setting` of its row; without it the hit opens the section at its top. */
  readonly setting?: string
  readonly label: MessageKey
  /** Explanation of the setting. */
  readonly text?: MessageKey
}

/** A section of the administrator's area, found by folder. Its title is the message `manageTitle` of its feature. */
export interface ManageSection {
  /** Last segment of its address: `/manage/<slug>`. */
  readonly slug: string
  readonly group: ManageGroup
  /** Sections of a group are sorted by this, ascending. */
  readonly order: number
  readonly feature: WordsWith<'manageTitle'>
  /** Its introduction, which the search reads with its title. */
  readonly intro: MessageKey
  readonly texts: readonly SettingText[]
  /** Whether it draws its own heading, and uses the full width. */
  readonly isWhole?: boolean
  /** Whether the account has the section; every administrator without it. */
  readonly isShownTo?: (userInfo: UserInfo) => boolean
  readonly Panel: LazyWithPreload<object>
  /** A warning that stands above every section while it has something to say. */
  readonly Warning?: LazyWithPreload<object>
}

export function defineManageSection(section: ManageSection): ManageSection {
  return section
}

/** Sorts the sections by group and order. */
export function sortSections(sections: readonly ManageSection[]): readonly ManageSection[] {
  const place = ({ group, order }: ManageSection) => manageGroups.indexOf(group) * 1000 + order
  return [...sections].sort((a, b) => place(a) - place(b))
}
