import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineManageSection } from '../../../../platform/manage/web/section-registry.ts'
import { ruleKeys, settingKeys } from '../../rules/keys.ts'
import { ruleTexts } from '../rule-texts.ts'

export const section = defineManageSection({
  slug: 'evaluation',
  group: 'reports',
  order: 30,
  feature: 'settings.evaluation',
  intro: 'settings.evaluation.intro',
  texts: [
    ...settingKeys.evaluation.map(
      (key) =>
        ({
          setting: key,
          label: `settings.evaluation.${key}.label`,
          text: `settings.evaluation.${key}.text`,
        }) as const,
    ),
    ...ruleTexts(ruleKeys.evaluation),
  ],
  Panel: lazyWithPreload(() => import('../evaluation-panel.tsx').then((part) => part.EvaluationPanel)),
})
