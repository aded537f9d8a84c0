import { Button } from '@candor/ui/inputs/button'
import { whenIdle } from '@candor/ui/loading/when-idle.ts'
import { type ReactNode, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { ReportSkeleton } from '../../report/web/report-skeleton.tsx'
import { type Opened, useOpening } from './opening.ts'
import { PasswordGate } from './password-gate.tsx'
import { SharedFrame } from './shared-frame.tsx'
import { useLanguageOf, usePrivate } from './visited-page.ts'

interface Props {
  link: string
  children: (opened: Opened) => ReactNode
  /** What shows until it is known what the link opens. */
  waiting?: ReactNode
  /** Loads the code of what it opens, while the password is typed. */
  preload?: () => Promise<unknown>
}

/** A page for somebody without an account: the link is opened first, with its password, or says why it does not open. */
export function Visit({ link, children, waiting = <ReportSkeleton />, preload }: Props) {
  const t = useTranslations('shares')
  const ui = useTranslations('ui')
  const opening = useOpening(link)
  usePrivate()
  useLanguageOf(opening)
  const isLocked = opening.kind === 'locked'
  useEffect(() => {
    if (!isLocked || !preload) return
    const callOff = whenIdle(() => void preload())
    return callOff
  }, [isLocked, preload])
  switch (opening.kind) {
    case 'opening':
      return waiting
    case 'over':
      return (
        <SharedFrame title={t('over')}>
          <p role="alert">{t('overText')}</p>
        </SharedFrame>
      )
    case 'tooMany':
      return (
        <SharedFrame title={t('tooMany')}>
          <p role="alert">{opening.why}</p>
          <Button onClick={opening.onRetry}>{ui('retry')}</Button>
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
