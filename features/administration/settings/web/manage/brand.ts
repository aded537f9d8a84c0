import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineManageSection } from '../../../../platform/manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'brand',
  group: 'company',
  order: 20,
  feature: 'settings.brand',
  intro: 'settings.brand.intro',
  texts: [
    { setting: 'name', label: 'settings.brand.name' },
    { label: 'settings.brand.icon', text: 'settings.brand.iconText' },
  ],
  Panel: lazyWithPreload(() => import('../brand-panel.tsx').then((part) => part.BrandPanel)),
})
