import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { profiles } from '../../../../platform/company/contract/profiles.ts'
import { customerTypes } from '../../../../platform/company/rules.ts'
import { defineManageSection } from '../../../../platform/manage/web/section-registry.ts'
import { settingKeys } from '../../rules/keys.ts'

export const section = defineManageSection({
  slug: 'company',
  group: 'company',
  order: 10,
  feature: 'settings.company',
  intro: 'settings.company.intro',
  texts: [
    ...settingKeys.company.map(
      (key) =>
        ({
          setting: key,
          label: `settings.company.${key}.label`,
          text: `settings.company.${key}.text`,
        }) as const,
    ),
    ...profiles.map(
      (profile) =>
        ({
          setting: 'profile',
          label: `settings.company.profile.${profile}.label`,
          text: `settings.company.profile.${profile}.text`,
        }) as const,
    ),
    ...customerTypes.map(
      (type) =>
        ({
          setting: 'customerType',
          label: `settings.company.customerType.${type}.label`,
          text: `settings.company.customerType.${type}.text`,
        }) as const,
    ),
  ],
  Panel: lazyWithPreload(() => import('../company-panel.tsx').then((part) => part.CompanyPanel)),
})
