import { connectApi } from '@candor/call/web/client'
import { currentLocale } from '@candor/messages/web/stored-locale'
import { useFailureNotices } from '@candor/ui/overlays/failure-notices.ts'
import { pageLeft } from '@candor/ui/overlays/notice.ts'
import type { RegisteredRouter } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { noteUndoable } from '../../../features/platform/undo/web/undo-hint.ts'
import { linkIn } from '../../../features/report/report/rules/link.ts'
import { readPath } from '../../../features/report/report/rules/modes.ts'
import {
  isRefreshing,
  onSignOutElsewhere,
  refreshSignIn,
  signedIn,
} from '../../../features/sign-in/session/web/signed-in.ts'
import { setVisit, visit } from '../../../features/sign-in/session/web/visit.ts'

/** The code that renews a visit loads when a visit has ended. */
async function renewToken(token: string): Promise<boolean> {
  const { renewVisit } = await import('../../../features/shares/shares/web/opening.ts')
  return renewVisit(token)
}

/** Gives all calls their token and language, and handles their failures. */
export function ConnectApi({ router }: { router: RegisteredRouter }) {
  const notices = useFailureNotices()
  useLayoutEffect(() => {
    function goToSignIn() {
      const { pathname, href, search } = router.state.location
      // A visitor has no account to sign in with.
      if (readPath(pathname).isShared || linkIn(search)) return
      if (pathname !== '/login') router.navigate({ to: '/login', search: { redirect: href } })
    }
    connectApi({
      ...notices,
      token: () => (visit() ?? signedIn())?.token ?? null,
      lang: currentLocale,
      refreshAuth: async () => {
        // The end of a visit does not concern the account that is signed in beside it.
        if (visit()) return setVisit(null)
        if (isRefreshing() || !signedIn()) return
        await refreshSignIn()
        // A page that needs an account cannot be used after the session has ended.
        if (!signedIn()) goToSignIn()
      },
      renewToken,
      goToSignIn,
      onUndoable: noteUndoable,
      isGathering: true,
    })
    // A sign-out in one tab leaves no candidate open in another.
    const stop = onSignOutElsewhere(goToSignIn)
    return stop
  }, [notices, router])
  useLayoutEffect(() => {
    const stop = router.subscribe('onBeforeLoad', ({ pathChanged }) => {
      if (pathChanged) dispatchEvent(new Event(pageLeft))
    })
    return stop
  }, [router])
  return null
}
