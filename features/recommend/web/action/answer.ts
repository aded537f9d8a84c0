import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { showsHeading } from '../../../report/rules/modes.ts'
import { defineReportAction } from '../../../report/web/action-registry.ts'

export const action = defineReportAction({
  place: 'note',
  order: 1,
  isShownTo: ({ address }) => showsHeading('recommend', address),
  Part: lazyWithPreload(() => import('../answer-note.tsx').then((part) => part.AnswerNote)),
})
