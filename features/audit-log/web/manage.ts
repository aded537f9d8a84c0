import { defineManageSection, lazyPanel } from '../../manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'audit',
  order: 90,
  feature: 'audit-log',
  Panel: lazyPanel(() => import('./audit-panel.tsx').then(({ AuditPanel }) => AuditPanel)),
})
