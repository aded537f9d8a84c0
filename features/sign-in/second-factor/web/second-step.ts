import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import type { SecondStepCard } from '../../session/web/sign-in-ways.ts'

export const step: SecondStepCard = {
  kind: 'whole',
  Step: lazyWithPreload(() => import('./second-step-panel.tsx').then((part) => part.SecondStepPanel)),
}
