import type { ReplyOf, SentInputOf } from '@candor/call/define'
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser'
import type { addPasskey, beginPasskey, beginPasskeySignIn, signInByPasskey } from '../contract.ts'

/** Why the browser's dialog ended without a result. */
export type Stop = 'cancelled' | 'known' | 'otherAddress' | 'unsupported' | 'failed'

/** The browser's dialog ended without a result, which is no fault of the page. */
export class DialogStopped extends Error {
  override readonly name = 'DialogStopped'
  readonly stop: Stop

  constructor(stop: Stop) {
    super(stop)
    this.stop = stop
  }
}

export const canUsePasskeys = browserSupportsWebAuthn

const stops: Readonly<Record<string, Stop>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
  SecurityError: 'otherAddress',
}

/** The library has codes for the known causes; all others are shown as one failure. */
function stopOf(error: unknown): Stop {
  const cause = error instanceof WebAuthnError ? error.cause : error
  return (cause instanceof Error && stops[cause.name]) || 'failed'
}

async function ask<Answer>(dialog: () => Promise<Answer>): Promise<Answer> {
  if (!canUsePasskeys()) throw new DialogStopped('unsupported')
  try {
    return await dialog()
  } catch (error) {
    throw new DialogStopped(stopOf(error))
  }
}

/** Makes a passkey. Throws a `DialogStopped` where none was made. */
export async function makePasskey(
  optionsJSON: ReplyOf<typeof beginPasskey>['options'],
): Promise<SentInputOf<typeof addPasskey>['made']> {
  const { id, rawId, type, response } = await ask(() => startRegistration({ optionsJSON }))
  const { clientDataJSON, attestationObject, transports } = response
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } }
}

/** Uses a passkey. Throws a `DialogStopped` where none was used. */
export async function answerByPasskey(
  optionsJSON: ReplyOf<typeof beginPasskeySignIn>['options'],
): Promise<SentInputOf<typeof signInByPasskey>['use']> {
  const { id, rawId, type, response } = await ask(() => startAuthentication({ optionsJSON }))
  return { id, rawId, type, response }
}
