import { defineManageSection, laterPanel } from '../../manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'roles',
  order: 20,
  feature: 'roles',
  Panel: laterPanel(() => import('./roles-panel.tsx').then((part) => part.RolesPanel)),
})
