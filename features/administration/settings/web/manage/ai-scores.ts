import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineManageSection } from '../../../../platform/manage/web/section-registry.ts'
import { ruleKeys, settingKeys } from '../../rules/keys.ts'
import { ruleTexts } from '../rule-texts.ts'

export const section = defineManageSection({
  slug: 'ai-scores',
  group: 'reports',
  order: 20,
  feature: 'settings.marks',
  intro: 'settings.marks.intro',
  texts: [
    ...settingKeys.marks.map(
      (key) =>
        ({
          setting: key,
          label: `settings.marks.${key}.label`,
          text: `settings.marks.${key}.text`,
        }) as const,
    ),
    ...ruleTexts(ruleKeys.marks),
  ],
  Panel: lazyWithPreload(() => import('../marks-panel.tsx').then((part) => part.MarksPanel)),
})
