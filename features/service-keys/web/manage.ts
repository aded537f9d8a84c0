import { defineManageSection, lazyPanel } from '../../manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'service-keys',
  order: 70,
  feature: 'service-keys',
  Panel: lazyPanel(() => import('./keys-panel.tsx').then((part) => part.KeysPanel)),
})
