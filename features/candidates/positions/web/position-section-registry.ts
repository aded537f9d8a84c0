import type { WordsWith } from '@candor/messages/words'
import type { LazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import type { PermissionKey, UserType } from '../../../platform/access/rules/permissions.ts'

/**
 * A section of the settings of a position, found by folder: `web/position-section.ts`, or one file a section in
 * `web/position-section/`, that exports `section`. Its title is the message `positionTitle` of its feature.
 */
export interface PositionSection {
  /** Last segment of its address: `/positions/<id>/settings/<slug>`. */
  readonly slug: string
  /** Sections are sorted by this, ascending. */
  readonly order: number
  readonly feature: WordsWith<'positionTitle'>
  readonly Panel: LazyWithPreload<{ positionId: string }>
  readonly isShownTo: (viewer: {
    readonly userType: UserType
    readonly permissions: ReadonlySet<PermissionKey>
  }) => boolean
}

export function definePositionSection(section: PositionSection): PositionSection {
  return section
}
