import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineManageSection } from '../../../platform/manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'usage',
  group: 'company',
  order: 30,
  feature: 'usage',
  intro: 'usage.manageHint',
  texts: [{ label: 'usage.lasting' }, { label: 'usage.uses' }, { label: 'usage.messages' }],
  Panel: lazyWithPreload(() => import('./usage-panel.tsx').then(({ UsagePanel }) => UsagePanel)),
})
