import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineManageSection } from '../../manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'mail',
  group: 'connections',
  order: 20,
  feature: 'mail',
  intro: 'mail.manageHint',
  texts: [],
  Panel: lazyWithPreload(() => import('./mail-panel.tsx').then(({ MailPanel }) => MailPanel)),
  Warning: lazyWithPreload(() => import('./held-mail.tsx').then(({ HeldMail }) => HeldMail)),
})
