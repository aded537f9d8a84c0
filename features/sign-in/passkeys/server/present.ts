import type { ReplyOf } from '@candor/call/define'
import { agentOf } from '../../open-sessions/rules/agent.ts'
import type { listOwnPasskeys } from '../contract.ts'
import type { PasskeyRow } from './queries/passkeys.ts'

/** Neither the key nor the authenticator's id is sent. */
export function presentPasskeys(rows: readonly PasskeyRow[]): ReplyOf<typeof listOwnPasskeys>['passkeys'] {
  return rows.map(({ id, name, userAgent, addedAt, lastUsedAt }) => ({
    passkeyId: id,
    name,
    ...agentOf(userAgent),
    addedTime: addedAt.getTime(),
    lastUsedTime: lastUsedAt?.getTime() ?? null,
  }))
}
