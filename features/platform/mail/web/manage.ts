import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineManageSection } from '../../manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'mail',
  order: 80,
  feature: 'mail',
  Panel: lazyWithPreload(() => import('./mail-panel.tsx').then(({ MailPanel }) => MailPanel)),
  Warning: lazyWithPreload(() => import('./held-mail.tsx').then(({ HeldMail }) => HeldMail)),
})
