import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineManageSection } from '../../../../platform/manage/web/section-registry.ts'
import { ruleKeys } from '../../rules/keys.ts'
import { ruleTexts } from '../rule-texts.ts'

export const section = defineManageSection({
  slug: 'reasons',
  group: 'hiring',
  order: 40,
  feature: 'settings.reasons',
  intro: 'settings.reasons.intro',
  texts: [
    ...ruleTexts(ruleKeys.reasons),
    { setting: 'reasons', label: 'refusal-reasons.title', text: 'refusal-reasons.text' },
  ],
  Panel: lazyWithPreload(() => import('../reasons-panel.tsx').then((part) => part.ReasonsPanel)),
})
