import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { permissionKeys } from '../../../../platform/access/rules/permissions.ts'
import { defineManageSection } from '../../../../platform/manage/web/section-registry.ts'
import { ruleKeys } from '../../rules/keys.ts'
import { ruleTexts } from '../rule-texts.ts'

export const section = defineManageSection({
  slug: 'sharing',
  group: 'reports',
  order: 40,
  feature: 'settings.sharing',
  intro: 'settings.sharing.intro',
  texts: [
    ...ruleTexts(ruleKeys.sharing),
    ...permissionKeys.map(
      (key) =>
        ({
          setting: `visitors.${key}`,
          label: `access.permission.${key}.name`,
          text: `access.permission.${key}.text`,
        }) as const,
    ),
  ],
  Panel: lazyWithPreload(() => import('../sharing-panel.tsx').then((part) => part.SharingPanel)),
})
