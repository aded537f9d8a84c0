import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import type { PasskeyStepCard } from '../../session/web/sign-in-ways.ts'

export const step: PasskeyStepCard = {
  kind: 'passkey',
  // Without the library, which the step loads: this card is in the page's first script.
  isUsable: () => typeof globalThis.PublicKeyCredential === 'function',
  Step: lazyWithPreload(() => import('./passkey-step.tsx').then((part) => part.PasskeyStep)),
}
