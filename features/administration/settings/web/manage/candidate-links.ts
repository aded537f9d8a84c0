import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineManageSection } from '../../../../platform/manage/web/section-registry.ts'
import { ruleKeys } from '../../rules/keys.ts'
import { ruleTexts } from '../rule-texts.ts'

export const section = defineManageSection({
  slug: 'candidate-links',
  group: 'hiring',
  order: 50,
  feature: 'settings.candidateLinks',
  intro: 'settings.candidateLinks.intro',
  texts: ruleTexts(['candidateMoveHours', ...ruleKeys.candidateLinks, 'idPhotoDays']),
  Panel: lazyWithPreload(() =>
    import('../candidate-links-panel.tsx').then((part) => part.CandidateLinksPanel),
  ),
})
