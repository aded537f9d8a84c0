import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineManageSection } from '../../../platform/manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'leads',
  group: 'company',
  order: 50,
  feature: 'registration',
  intro: 'registration.manageHint',
  texts: [],
  isShownTo: ({ isSiteCompany }) => isSiteCompany === true,
  Panel: lazyWithPreload(() => import('./leads-panel.tsx').then(({ LeadsPanel }) => LeadsPanel)),
})
