import { createHash } from 'node:crypto'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import type { MessagingApp } from '@candor/kernel/services/messaging-app'
import { appRefusals } from '../../contract.ts'

/** The state that belongs to a browser's key; letters and digits only, as the app accepts no others. */
export function stateOf(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}

export function requireApp({ messagingApp }: Pick<AppServices, 'messagingApp'>): MessagingApp {
  if (!messagingApp) throw new Refusal(appRefusals, 'off')
  return messagingApp
}

/** A bare openId proves nothing: the token of the exchange must come with it. */
export function requireProven(
  services: Pick<AppServices, 'messagingApp'>,
  { openId, appToken }: { openId: string; appToken: string },
): string {
  if (requireApp(services).proven(appToken) !== openId) throw new Refusal(appRefusals, 'notProven')
  return openId
}
