import { Button } from '@candor/ui/inputs/button'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { ReportSkeleton } from '../../report/web/report-skeleton.tsx'
import { type Opened, useOpening } from './opening.ts'
import { PasswordGate } from './password-gate.tsx'
import { SharedFrame } from './shared-frame.tsx'
import { useLanguageOf, usePrivate } from './visited-page.ts'

/** A page for somebody without an account: the link is opened first, with its password, or says why it does not open. */
export function Visit({ link, children }: { link: string; children: (opened: Opened) => ReactNode }) {
  const t = useTranslations('shares')
  const ui = useTranslations('ui')
  const opening = useOpening(link)
  usePrivate()
  useLanguageOf(opening)
  switch (opening.kind) {
    case 'opening':
      return <ReportSkeleton />
    case 'over':
      return (
        <SharedFrame title={t('over')}>
          <p role="alert">{t('overText')}</p>
        </SharedFrame>
      )
    case 'failed':
      return (
        <SharedFrame title={t('failed')}>
          <Button onClick={opening.onRetry}>{ui('retry')}</Button>
        </SharedFrame>
      )
    case 'locked':
      return <PasswordGate opened={opening.opened} onUnlock={opening.unlock} />
    case 'open':
      return children(opening.opened)
  }
}
