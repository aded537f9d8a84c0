import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineManageSection } from '../../../platform/manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'interviewer-names',
  group: 'hiring',
  order: 60,
  feature: 'interviewer-names',
  intro: 'interviewer-names.intro',
  texts: [],
  Panel: lazyWithPreload(() => import('./names-panel.tsx').then((part) => part.NamesPanel)),
})
