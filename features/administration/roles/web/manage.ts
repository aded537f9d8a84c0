import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { permissionKeys } from '../../../platform/access/rules/permissions.ts'
import { defineManageSection } from '../../../platform/manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'roles',
  group: 'people',
  order: 20,
  feature: 'roles',
  intro: 'roles.intro',
  texts: [
    { label: 'roles.add', text: 'roles.addText' },
    ...permissionKeys.map(
      (key) => ({ label: `access.permission.${key}.name`, text: `access.permission.${key}.text` }) as const,
    ),
  ],
  Panel: lazyWithPreload(() => import('./roles-panel.tsx').then((part) => part.RolesPanel)),
})
