import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { endWay } from '../../../platform/access/server/queries/end-way.ts'
import { auditedTransaction } from '../../../platform/audit/server/actions/audited-transaction.ts'
import { codeRefusals } from '../../../platform/text-messages/contract.ts'
import { smsTypes } from '../../../platform/text-messages/rules/codes.ts'
import { askCode, canText, requirePhone } from '../../../platform/text-messages/server/actions/ask-code.ts'
import { findHolderByCode } from '../../../platform/text-messages/server/actions/find-holder.ts'
import { linkMessagingApp, requireLinkable } from '../../second-factor/server/actions/app-links.ts'
import { composeFactorMail, notifyOwner } from '../../second-factor/server/queries/owners.ts'
import { finishSignIn } from '../../session/server/actions/finish-sign-in.ts'
import { keepOwnEntry } from '../../sign-in-rules/server/actions/entry.ts'
import { getAppEntrance, getAuthInfo, getOpenId, linkApp, sendLinkCode, unlinkApp } from '../contract.ts'
import { requireApp, requireProven, stateOf } from './actions/app.ts'
import { exchangeCode } from './actions/exchange-code.ts'
import { signInByApp } from './actions/sign-in-by-app.ts'
import { deleteLink, findLink } from './queries/links.ts'

export function routes(services: AppServices, serve: Serve): void {
  serve(getAppEntrance, async ({ input }) => {
    const { url, authorizeUrl } = requireApp(services)
    return { url, authorizeUrl: input.stateKey ? authorizeUrl(stateOf(input.stateKey)) : null }
  })

  serve(getOpenId, (request) => exchangeCode(services, request))

  serve(getAuthInfo, (request) => signInByApp(services, request))

  serve(sendLinkCode, async ({ input, context }) => {
    requireProven(services, input)
    if (input.smsType !== smsTypes.binding || !canText(services)) throw new Refusal(codeRefusals, 'off')
    return askCode(services, { purpose: 'binding', phone: requirePhone(input), companyId: null, context })
  })

  serve(linkApp, async ({ input, context }) => {
    const openId = requireProven(services, input)
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
