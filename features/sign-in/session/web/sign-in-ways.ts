import type { Words } from '@candor/messages/words'
import type { ComponentType } from 'react'
import type { infer as Infer } from 'zod/mini'
import type { SecondFactorNeeded } from '../contract.ts'
import type { SignedIn } from './signed-in.ts'

export type NeededFactor = Infer<typeof SecondFactorNeeded>

/** Callbacks of a sign-in, the same for all ways. */
export interface SignInEnds {
  readonly onSignedIn: (known: SignedIn) => void
  readonly onSecondFactor: (needed: NeededFactor) => void
}

export interface SignInPanelProps extends SignInEnds {
  /** The e-mail that was typed so far, for any way. */
  readonly email: string
  readonly onEmail: (email: string) => void
  /** The page to return to, for a way that leaves this page; not validated. */
  readonly target: string | undefined
}

/** Features with a message for their way of signing in. */
type NamedWords = {
  [Name in keyof Words]: Words[Name] extends { signInWay: string } ? Name : never
}[keyof Words]

/** A way of signing in, found by folder. Its name is the message `signInWay` of its feature. */
export interface SignInWayCard {
  /** Its name in the server's list. */
  readonly way: string
  /** Ways are sorted by this, ascending. */
  readonly order: number
  readonly feature: NamedWords
  readonly Panel: ComponentType<SignInPanelProps>
}

export interface SecondStepProps {
  readonly needed: NeededFactor
  readonly onSignedIn: (known: SignedIn) => void
  /** Called to start over. */
  readonly onBack: () => void
}

/** The step of a sign-in that takes its second factor. */
export interface SecondStepCard {
  readonly kind: 'whole'
  readonly Step: ComponentType<SecondStepProps>
}

export interface FactorStepProps {
  readonly needed: NeededFactor
  readonly onSignedIn: (known: SignedIn) => void
  /** Called when the sign-in must start over. */
  readonly onOver: () => void
}

/** The part of the second step by a passkey, which the feature of passkeys brings. */
export interface PasskeyStepCard {
  readonly kind: 'passkey'
  /** Whether the browser supports it. */
  readonly isUsable: () => boolean
  readonly Step: ComponentType<FactorStepProps>
}

/** The export `step` of a `web/second-step.ts`. */
export type StepCard = SecondStepCard | PasskeyStepCard

export function defineSignInWay(card: SignInWayCard): SignInWayCard {
  return card
}

let ways: readonly SignInWayCard[] = []
let steps: readonly StepCard[] = []

/** Registers what was found by folder. Called once, before the first page is drawn. */
export function registerSignInWays(found: readonly SignInWayCard[], foundSteps: readonly StepCard[]): void {
  ways = [...found].sort((a, b) => a.order - b.order)
  steps = foundSteps
}

export function signInWayCards(): readonly SignInWayCard[] {
  return ways
}

export function secondStepCard(): SecondStepCard | null {
  return steps.find((step) => step.kind === 'whole') ?? null
}

export function passkeyStepCard(): PasskeyStepCard | null {
  return steps.find((step) => step.kind === 'passkey') ?? null
}
