import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineManageSection } from '../../../platform/manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'interviewer-names',
  order: 65,
  feature: 'interviewer-names',
  Panel: lazyWithPreload(() => import('./names-panel.tsx').then((part) => part.NamesPanel)),
})
