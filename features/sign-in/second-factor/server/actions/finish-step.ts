import type { AppServices } from '@candor/db/database'
import type { EntryTransaction } from '../../../../platform/audit/server/actions/transaction-with-entries.ts'
import type { SecondFactorUsed } from '../../../session/rules/sign-in.ts'
import { finishPending } from '../../../session/server/actions/finish-sign-in.ts'
import type { Sender } from '../../../session/server/actions/open-session.ts'
import type { PendingSignIn } from '../../../session/server/queries/pending-sign-ins.ts'
import { linkMessagingApp } from './app-links.ts'

interface Step {
  readonly sender: Sender
  /** Uses up the factor; throwing undoes everything. */
  readonly prove: (audited: EntryTransaction) => Promise<SecondFactorUsed>
}

/**
 * Opens the session of a waiting sign-in, and makes the link of the messaging app that waits with it.
 *
 * @throws Refusal as `finishPending` does, and `linkMessagingApp` where another link was made meanwhile.
 */
export function finishStep(services: AppServices, pending: PendingSignIn, { sender, prove }: Step) {
  return finishPending(services, pending, {
    sender,
    prove: async (audited) => {
      const used = await prove(audited)
      const { companyId, accountId, openId } = pending
      if (openId !== null) await linkMessagingApp(audited, { companyId, accountId, openId }, sender.locale)
      return used
    },
  })
}
