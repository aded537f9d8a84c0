import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineManageSection } from '../../../../platform/manage/web/section-registry.ts'
import { settingKeys } from '../../rules/keys.ts'

export const section = defineManageSection({
  slug: 'positions',
  group: 'hiring',
  order: 10,
  feature: 'settings.positions',
  intro: 'settings.positions.intro',
  texts: [
    ...settingKeys.positions.map(
      (key) =>
        ({ label: `settings.positions.${key}.label`, text: `settings.positions.${key}.text` }) as const,
    ),
    { label: 'settings.positions.tests', text: 'settings.positions.testsText' },
    { label: 'position-rounds.title', text: 'position-rounds.text' },
    { label: 'settings.code.title', text: 'settings.code.text' },
  ],
  Panel: lazyWithPreload(() => import('../positions-panel.tsx').then((part) => part.PositionsPanel)),
})
