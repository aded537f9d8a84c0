import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { defineManageSection } from '../../../platform/manage/web/section-registry.ts'

export const section = defineManageSection({
  slug: 'forms',
  group: 'hiring',
  order: 30,
  feature: 'assessment-forms',
  intro: 'assessment-forms.intro',
  texts: [
    { label: 'assessment-forms.columns.weight' },
    { label: 'assessment-forms.levels.title' },
    { label: 'assessment-forms.asksSentence' },
    { label: 'assessment-forms.byHalves' },
  ],
  isWhole: true,
  Panel: lazyWithPreload(() => import('./forms-panel.tsx').then(({ FormsPanel }) => FormsPanel)),
})
