import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineManageSection } from '../../../platform/manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'audit',
  order: 90,
  feature: 'audit-log',
  Panel: lazyWithPreload(() => import('./audit-panel.tsx').then(({ AuditPanel }) => AuditPanel)),
})
