import { defineManageSection } from '../../manage/web/section-registry.ts'
import { later } from '../../report/web/tab-registry.ts'

export const section = defineManageSection({
  slug: 'audit',
  order: 90,
  feature: 'audit',
  Panel: later(() => import('./audit-panel.tsx').then(({ AuditPanel }) => AuditPanel)),
})
