import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineManageSection } from '../../../platform/manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'stages',
  group: 'hiring',
  order: 5,
  feature: 'stages',
  isShownTo: ({ permissions = [] }) => permissions.includes('procedure'),
  intro: 'stages.list.intro',
  texts: [{ label: 'stages.list.limit' }],
  Panel: lazyWithPreload(() => import('./stages-panel.tsx').then((part) => part.StagesPanel)),
})
