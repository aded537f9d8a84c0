import type { PositionSection } from '../../../../features/candidates/positions/web/position-section-registry.ts'
import type { PositionView } from '../../../../features/candidates/positions/web/position-view-registry.ts'

const views = import.meta.glob<PositionView>('../../../../features/*/*/web/position-view/*.ts', {
  eager: true,
  import: 'view',
})
const sections = import.meta.glob<PositionSection>(
  ['../../../../features/*/*/web/position-section.ts', '../../../../features/*/*/web/position-section/*.ts'],
  { eager: true, import: 'section' },
)

/** The views of a position's candidates, by folder; the board comes first. */
export const positionViews = Object.values(views).sort((a, b) => a.value.localeCompare(b.value))

/** The sections of a position's settings, by folder. */
export const positionSections = Object.values(sections)
