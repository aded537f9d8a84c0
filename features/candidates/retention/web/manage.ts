import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineManageSection } from '../../../platform/manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'retention',
  group: 'hiring',
  order: 60,
  feature: 'retention',
  intro: 'retention.intro',
  texts: [{ label: 'retention.months', text: 'retention.monthsHint' }],
  Panel: lazyWithPreload(() => import('./retention-panel.tsx').then((part) => part.RetentionPanel)),
})
