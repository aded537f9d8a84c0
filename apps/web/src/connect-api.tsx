import { connectApi } from '@candor/call/web/client'
import { currentLocale } from '@candor/messages/web/stored-locale'
import { useToasts } from '@candor/ui/overlays/toast'
import { useRouter } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { useTranslations } from 'use-intl'
import { isRefreshing, refreshSignIn, signedIn } from '../../../features/session/web/signed-in.ts'

/** Gives every call its token and language, and shows what its failure sets off. */
export function ConnectApi() {
  const { notify } = useToasts()
  const router = useRouter()
  const t = useTranslations('ui')
  useLayoutEffect(() => {
    connectApi({
      token: () => signedIn()?.token ?? null,
      lang: currentLocale,
      refreshAuth: async () => {
        if (!isRefreshing()) await refreshSignIn()
      },
      goToSignIn: () => {
        const { pathname, href } = router.state.location
        if (pathname !== '/login') router.navigate({ to: '/login', search: { redirect: href } })
      },
      toast: (text) => notify({ kind: 'danger', text }),
      dangerNotice: (title, text) => {
        // That the connection is gone is said once, by the strip.
        if (title !== '' || navigator.onLine) notify({ kind: 'danger', title, text })
      },
      unreached: () => t('unreached'),
      isGathering: true,
    })
  }, [notify, router, t])
  return null
}
