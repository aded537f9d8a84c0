import {
  type ManageSection,
  sortSections,
} from '../../../../features/platform/manage/web/section-registry.ts'

const cards = import.meta.glob<ManageSection>(
  ['../../../../features/*/*/web/manage.ts', '../../../../features/*/*/web/manage/*.ts'],
  { eager: true, import: 'section' },
)

/** Every section of the administrator's area. Only the page of the area loads this list. */
export const manageSections = sortSections(Object.values(cards))
