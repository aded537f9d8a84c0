import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { definePositionSection } from '../../../candidates/positions/web/position-section-registry.ts'

export const section = definePositionSection({
  slug: 'job-page',
  order: 15,
  feature: 'job-pages',
  Panel: lazyWithPreload(() => import('./job-page-panel.tsx').then((part) => part.JobPagePanel)),
  isShownTo: ({ permissions }) => permissions.has('position'),
})
