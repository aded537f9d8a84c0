import type { Serve } from '@candor/call/serve'
import type { AppServices } from '@candor/db/database'
import { Refusal } from '@candor/kernel/refusal'
import { withRights } from '../../../platform/access/server/gate/with-rights.ts'
import { hasCompany } from '../../../platform/company/server/queries/first-steps.ts'
import {
  getUserInfo,
  listSignInWays,
  saveLanguage,
  signIn,
  signInToDemo,
  signOut,
  updateWechatHint,
} from '../contract.ts'
import { finishSignIn } from './actions/finish-sign-in.ts'
import { findUserInfo } from './actions/open-session.ts'
import { signInByPassword } from './actions/sign-in-by-password.ts'
import { presentDemoAccounts } from './present.ts'
import { findDemoAccount, keepLanguage, keepWechatHint, listDemoAccounts } from './queries/accounts.ts'
import { endSession } from './queries/sessions.ts'

export function routes(services: AppServices, serve: Serve): void {
  const { db, clock, settings } = services

  serve(signIn, (request) => signInByPassword(services, request))

  serve(listSignInWays, async () => ({
    ways: [...settings.signInWays],
    ...(!(await hasCompany(db)) && { isSetupOpen: true }),
    ...(settings.isDemoOn && { demoAccounts: presentDemoAccounts(await listDemoAccounts(db)) }),
  }))

  serve(signInToDemo, async ({ input, context }) => {
    const account = settings.isDemoOn ? await findDemoAccount(db, input.email.toLowerCase()) : null
    if (!account) throw new Refusal(signInToDemo, 'noDemo')
    return finishSignIn(services, account, { way: 'demo', sender: context })
  })

  serve(signOut, (request) =>
    withRights(
      services,
      signOut.access,
      request,
      async (within, { viewer }) => {
        await endSession(within.db, viewer.sessionId, clock.now())
        return null
      },
      { isAlone: true },
    ),
  )

  serve(getUserInfo, ({ viewer }) => findUserInfo(services, viewer))

  serve(updateWechatHint, (request) =>
    withRights(
      services,
      updateWechatHint.access,
      request,
      async (within, { viewer }) => {
        await keepWechatHint(within.db, viewer, false)
        return null
      },
      // The account's row is locked exclusively: shared locks of two acts at once would wait for each other.
      { isAlone: true },
    ),
  )

  serve(saveLanguage, (request) =>
    withRights(
      services,
      saveLanguage.access,
      request,
      async (within, { viewer }) => {
        await keepLanguage(within.db, viewer, request.input.locale)
        return null
      },
      { isAlone: true },
    ),
  )
}
