import { createHash } from 'node:crypto'
import type { RequestContext, Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import type { MessagingApp } from '@candor/kernel/services/messaging-app'
import { networkOf } from '../../../platform/access/rules/network.ts'
import { requireAttempt } from '../../../platform/access/server/actions/attempts.ts'
import { authenticateAccount } from '../../../platform/access/server/gate.ts'
import { findSession } from '../../../platform/access/server/queries/accounts.ts'
import { endWay } from '../../../platform/access/server/queries/end-way.ts'
import { auditedTransaction } from '../../../platform/audit/server/actions/audited-transaction.ts'
import { codeRefusals } from '../../../platform/text-messages/contract.ts'
import { smsTypes } from '../../../platform/text-messages/rules/codes.ts'
import { askCode, canText, requirePhone } from '../../../platform/text-messages/server/actions/ask-code.ts'
import { findHolderByCode } from '../../../platform/text-messages/server/actions/find-holder.ts'
import { linkMessagingApp, requireLinkable } from '../../second-factor/server/actions/app-links.ts'
import { composeFactorMail, notifyOwner } from '../../second-factor/server/queries/owners.ts'
import { finishSignIn } from '../../session/server/actions/finish-sign-in.ts'
import { findUserInfo } from '../../session/server/actions/open-session.ts'
import { keepOwnEntry } from '../../sign-in-rules/server/actions/entry.ts'
import {
  appRefusals,
  getAppEntrance,
  getAuthInfo,
  getOpenId,
  linkApp,
  sendLinkCode,
  unlinkApp,
} from '../contract.ts'
import { deleteLink, findLink, findLinkedAccount, lockLink } from './queries/links.ts'

/**
 * The most codes that one address may bring: each causes a request to the app's server, and many people share an
 * address.
 */
const exchangeLimit = { max: 120, perMinutes: 15 } as const

/** The state that belongs to a browser's key; letters and digits only, as the app accepts no others. */
function stateOf(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}

export function routes(services: AppServices, serve: Serve): void {
  const { db, log } = services

  function requireApp(): MessagingApp {
    if (!services.messagingApp) throw new Refusal(appRefusals, 'off')
    return services.messagingApp
  }

  /** A bare openId proves nothing: the token of the exchange must come with it. */
  function requireProven({ openId, appToken }: { openId: string; appToken: string }): string {
    if (requireApp().proven(appToken) !== openId) throw new Refusal(appRefusals, 'notProven')
    return openId
  }

  serve(getAppEntrance, async ({ input }) => {
    const { url, authorizeUrl } = requireApp()
    return { url, authorizeUrl: input.stateKey ? authorizeUrl(stateOf(input.stateKey)) : null }
  })

  serve(getOpenId, async ({ input, context }) => {
    const app = requireApp()
    const { code, state, stateKey } = input
    const isBegunHere = stateKey !== undefined && stateOf(stateKey) === state
    if ((state !== undefined || stateKey !== undefined) && !isBegunHere)
      throw new Refusal(getOpenId, 'stateWrong')
    const key = `app code from ${networkOf(context.address)}`
    await requireAttempt(services, getOpenId, { key, ...exchangeLimit })
    const openId = await app.exchange(code).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      log.warn({ reason }, 'the messaging app exchanged no code')
      throw new Refusal(getOpenId, 'notExchanged', { values: { reason } })
    })
    return { openId, appToken: app.prove(openId) }
  })

  /** Whether the caller's token is a session of the account already; then no other one is opened. */
  async function isSignedIn(context: RequestContext, accountId: string): Promise<boolean> {
    if (!context.token) return false
    try {
      return (await authenticateAccount(services, 'account', context, findSession)).accountId === accountId
    } catch (error) {
      if (error instanceof Refusal) return false
      throw error
    }
  }

  serve(getAuthInfo, async ({ input, context }) => {
    const openId = requireProven(input)
    const account = await findLinkedAccount(db, openId)
    if (!account) return { authStatus: 0 as const, openId, token: null, isShowAiVideo: 0 }
    const { id: accountId, companyId } = account
    const isOpen = await isSignedIn(context, accountId)
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
  })

  serve(sendLinkCode, async ({ input, context }) => {
    requireProven(input)
    if (input.smsType !== smsTypes.binding || !canText(services)) throw new Refusal(codeRefusals, 'off')
    return askCode(services, { purpose: 'binding', phone: requirePhone(input), companyId: null, context })
  })

  serve(linkApp, async ({ input, context }) => {
    const openId = requireProven(input)
    const account = await findHolderByCode(services, { purpose: 'binding', input, address: context.address })
    const link = { companyId: account.companyId, accountId: account.id, openId }
    const signedIn = await finishSignIn(services, account, {
      way: 'app',
      sender: context,
      // Checked before a second step as well, so that nobody goes through it in vain.
      prove: ({ db }) => requireLinkable(db, link),
      link: { openId, store: (audited) => linkMessagingApp(audited, link, context.locale) },
    })
    return { ...signedIn, authStatus: 1 as const }
  })

  serve(unlinkApp, (request) =>
    auditedTransaction(
      services,
      unlinkApp,
      request,
      async ({ db, services: within, viewer, now, record }) => {
        const { openId } = request.input
        const linked = await findLink(db, viewer.accountId)
        if (openId !== undefined && linked !== null && linked !== openId)
          throw new Refusal(unlinkApp, 'notYours')
        if (linked === null) return null
        await keepOwnEntry(within, viewer, () => deleteLink(db, viewer.accountId))
        await endWay(db, { accountIds: [viewer.accountId], way: 'app', now })
        record({ action: 'appLink.removed', details: {} })
        await notifyOwner(db, viewer, { word: composeFactorMail(request.context.locale, 'appUnlinked'), now })
        return null
      },
    ),
  )
}
