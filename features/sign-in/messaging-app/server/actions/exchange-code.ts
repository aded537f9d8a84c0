import type { CallRequest } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { networkOf } from '../../../../platform/access/rules/network.ts'
import { requireAttempt } from '../../../../platform/access/server/actions/attempts.ts'
import { getOpenId } from '../../contract.ts'
import { requireApp, stateOf } from './app.ts'

/**
 * The most codes that one address may bring: each causes a request to the app's server, and many people share an
 * address.
 */
const exchangeLimit = { max: 120, perMinutes: 15 } as const

/** Exchanges the app's code for an openId and its proof. Refuses a state that another browser began. */
export async function exchangeCode(
  services: AppServices,
  { input, context }: Pick<CallRequest<typeof getOpenId>, 'input' | 'context'>,
): Promise<{ openId: string; appToken: string }> {
  const app = requireApp(services)
  const { code, state, stateKey } = input
  const isBegunHere = stateKey !== undefined && stateOf(stateKey) === state
  if ((state !== undefined || stateKey !== undefined) && !isBegunHere)
    throw new Refusal(getOpenId, 'stateWrong')
  const key = `app code from ${networkOf(context.address)}`
  await requireAttempt(services, getOpenId, { key, ...exchangeLimit })
  const openId = await app.exchange(code).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    services.log.warn({ reason }, 'the messaging app exchanged no code')
    throw new Refusal(getOpenId, 'notExchanged', { values: { reason } })
  })
  return { openId, appToken: app.prove(openId) }
}
