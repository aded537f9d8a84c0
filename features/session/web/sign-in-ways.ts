import type { Words } from '@candor/messages/words'
import type { ComponentType } from 'react'
import type { infer as Infer } from 'zod/mini'
import type { SecondFactorNeeded } from '../contract.ts'
import type { SignedIn } from './signed-in.ts'

export type NeededFactor = Infer<typeof SecondFactorNeeded>

/** What comes of signing in, told to the page whichever way it went. */
export interface SignInEnds {
  readonly onSignedIn: (known: SignedIn) => void
  readonly onSecondFactor: (needed: NeededFactor) => void
}

export interface SignInPanelProps extends SignInEnds {
  /** The e-mail that was typed so far, whichever way it was typed for. */
  readonly email: string
  readonly onEmail: (email: string) => void
  /** The page to come back to, for a way that leaves this one; not checked. */
  readonly target: string | undefined
}

/** The features that have a name for their way of signing in. */
type NamedWords = {
  [Name in keyof Words]: Words[Name] extends { signInWay: string } ? Name : never
}[keyof Words]

/** A way of signing in, as the page finds it by folder. Its name is `signInWay` of its words. */
export interface SignInWayCard {
  /** As the server lists it. */
  readonly way: string
  /** The lower comes first. */
  readonly order: number
  readonly feature: NamedWords
  readonly Panel: ComponentType<SignInPanelProps>
}

export interface SecondStepProps {
  readonly needed: NeededFactor
  readonly onSignedIn: (known: SignedIn) => void
  /** Back to where the sign-in began. */
  readonly onBack: () => void
}

/** The step of a sign-in that takes its second factor. */
export interface SecondStepCard {
  readonly Step: ComponentType<SecondStepProps>
}

export function defineSignInWay(card: SignInWayCard): SignInWayCard {
  return card
}

let ways: readonly SignInWayCard[] = []
let secondStep: SecondStepCard | null = null

/** Takes what was found by folder. Called once, before the first page is drawn. */
export function registerSignInWays(found: readonly SignInWayCard[], step: SecondStepCard | undefined): void {
  ways = [...found].sort((a, b) => a.order - b.order)
  secondStep = step ?? null
}

export function signInWayCards(): readonly SignInWayCard[] {
  return ways
}

export function secondStepCard(): SecondStepCard | null {
  return secondStep
}
