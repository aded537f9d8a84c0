import { defineManageSection } from '../../manage/web/section-registry.ts'
import { later } from '../../report/web/tab-registry.ts'

export const section = defineManageSection({
  slug: 'mail',
  order: 80,
  feature: 'mail',
  Panel: later(() => import('./mail-panel.tsx').then(({ MailPanel }) => MailPanel)),
})
