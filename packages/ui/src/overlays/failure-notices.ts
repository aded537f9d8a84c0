import type { ApiClient } from '@candor/call/web/client'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useToasts } from './toast.tsx'

/** The notices of failed calls, for `connectApi`. Throws outside `ToastProvider`. */
export function useFailureNotices(): Pick<ApiClient, 'toast' | 'dangerNotice' | 'unreached'> {
  const { notify } = useToasts()
  const t = useTranslations('ui')
  return useMemo(
    () => ({
      toast: (text) => notify({ kind: 'danger', text }),
      dangerNotice: (title, text) => {
        // The offline strip already says that the connection is gone.
        if (title !== '' || navigator.onLine) notify({ kind: 'danger', title, text })
      },
      unreached: () => t('unreached'),
    }),
    [notify, t],
  )
}
