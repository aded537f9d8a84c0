import type { TodayCard } from '../../../../features/platform/today-parts/web/card.ts'

const found = import.meta.glob<readonly TodayCard[]>('../../../../features/*/*/web/today.tsx', {
  eager: true,
  import: 'cards',
})

/** How each kind of things on Today is drawn, by folder. Only the page of Today loads this list. */
export const todayCards = Object.values(found).flat()
