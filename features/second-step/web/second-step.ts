import { lazy } from 'react'
import type { SecondStepCard } from '../../session/web/sign-in-ways.ts'

export const step: SecondStepCard = {
  Step: lazy(() => import('./second-step-panel.tsx').then((part) => ({ default: part.SecondStepPanel }))),
}
