import { defineManageSection, lazyPanel } from '../../manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'roles',
  order: 20,
  feature: 'roles',
  Panel: lazyPanel(() => import('./roles-panel.tsx').then((part) => part.RolesPanel)),
})
