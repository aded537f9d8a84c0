import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineManageSection } from '../../../platform/manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'signing-in',
  order: 25,
  feature: 'sign-in-rules',
  Panel: lazyWithPreload(() => import('./rules-panel.tsx').then((part) => part.SignInRulesPanel)),
})
