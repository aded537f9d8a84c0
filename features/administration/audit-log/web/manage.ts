import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineManageSection } from '../../../platform/manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'audit',
  group: 'company',
  order: 40,
  feature: 'audit-log',
  intro: 'audit-log.manageHint',
  texts: [{ label: 'audit-log.verify' }, { label: 'audit-log.expect', text: 'audit-log.expectHint' }],
  Panel: lazyWithPreload(() => import('./audit-panel.tsx').then(({ AuditPanel }) => AuditPanel)),
})
