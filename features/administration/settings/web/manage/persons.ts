import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineManageSection } from '../../../../platform/manage/web/section-registry.ts'
import { ruleKeys } from '../../rules/keys.ts'
import { ruleTexts } from '../rule-texts.ts'

export const section = defineManageSection({
  slug: 'persons',
  group: 'hiring',
  order: 60,
  feature: 'settings.persons',
  intro: 'settings.persons.intro',
  texts: ruleTexts(ruleKeys.persons),
  Panel: lazyWithPreload(() => import('../persons-panel.tsx').then((part) => part.PersonsPanel)),
})
