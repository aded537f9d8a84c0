import type { CallRequest, RequestContext } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { authenticateAccount } from '../../../../platform/access/server/gate.ts'
import { findSession } from '../../../../platform/access/server/queries/accounts.ts'
import { finishSignIn } from '../../../session/server/actions/finish-sign-in.ts'
import { findUserInfo } from '../../../session/server/actions/open-session.ts'
import { appRefusals, type getAuthInfo } from '../../contract.ts'
import { findLinkedAccount, lockLink } from '../queries/links.ts'
import { requireProven } from './app.ts'

/** Whether the caller's token is a session of the account already; then no other one is opened. */
async function isSignedIn(
  services: AppServices,
  context: RequestContext,
  accountId: string,
): Promise<boolean> {
  if (!context.token) return false
  try {
    return (await authenticateAccount(services, 'account', context, findSession)).accountId === accountId
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/** Signs in the account that is linked with an openId, or tells that none is. */
export async function signInByApp(
  services: AppServices,
  { input, context }: Pick<CallRequest<typeof getAuthInfo>, 'input' | 'context'>,
) {
  const openId = requireProven(services, input)
  const account = await findLinkedAccount(services.db, openId)
  if (!account) return { authStatus: 0 as const, openId, token: null, isShowAiVideo: 0 }
  const { id: accountId, companyId } = account
  const isOpen = await isSignedIn(services, context, accountId)
  const known = isOpen
    ? { token: context.token ?? '', userInfo: await findUserInfo(services, { companyId, accountId }) }
    : await finishSignIn(services, account, {
        way: 'app',
        sender: context,
        // Checked again: it may have been unlinked since it was read.
        prove: async ({ db }) => {
          if (!(await lockLink(db, { accountId, openId }))) throw new Refusal(appRefusals, 'notProven')
        },
      })
  return { ...known.userInfo, authStatus: 1 as const, openId, token: known.token }
}
