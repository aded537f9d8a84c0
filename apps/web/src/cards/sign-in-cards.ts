import {
  registerSignInWays,
  type SignInWayCard,
  type StepCard,
} from '../../../../features/sign-in/session/web/sign-in-ways.ts'

const ways = import.meta.glob<SignInWayCard>('../../../../features/*/*/web/sign-in-way.ts', {
  eager: true,
  import: 'way',
})
const steps = import.meta.glob<StepCard>('../../../../features/*/*/web/second-step.ts', {
  eager: true,
  import: 'step',
})

/** Registers the sign-in methods, which are found by folder. */
export function registerSignInCards(): void {
  registerSignInWays(Object.values(ways), Object.values(steps))
}
