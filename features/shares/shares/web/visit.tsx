import { Button } from '@candor/ui/inputs/button'
import { whenIdle } from '@candor/ui/loading/when-idle.ts'
import { type ReactNode, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { ReportSkeleton } from '../../../report/report/web/report-skeleton.tsx'
import { BrandOfLink } from '../../../sign-in/session/web/brand/brand-of-link.tsx'
import { type LinkState, type Opened, useOpening } from './opening.ts'
import { PasswordGate } from './password-gate.tsx'
import { SharedFrame } from './shared-frame.tsx'
import { useLanguageOf, usePrivate } from './visited-page.ts'

interface Props {
  link: string
  children: (opened: Opened) => ReactNode
  /** Shown while the link is being opened. */
  waiting?: ReactNode
  /** Loads the code of the page while the password is typed. */
  preload?: () => Promise<unknown>
  /** Whether the pages before the report have a language switch. */
  hasLanguage?: boolean
}

/**
 * A page for somebody without an account: first the link is opened with its password, or the page says why it does not
 * open.
 */
export function Visit({ link, children, waiting = <ReportSkeleton />, preload, hasLanguage = true }: Props) {
  const opening = useOpening(link)
  usePrivate()
  useLanguageOf(opening)
  const isLocked = opening.kind === 'locked'
  useEffect(() => {
    if (!isLocked || !preload) return
    const callOff = whenIdle(() => void preload())
    return callOff
  }, [isLocked, preload])
  return (
    <BrandOfLink partner={'opened' in opening ? opening.opened.partnerBrand : undefined}>
      {opening.kind === 'opening' && waiting}
      {opening.kind === 'open' && children(opening.opened)}
      {opening.kind === 'locked' && (
        <PasswordGate opened={opening.opened} hasLanguage={hasLanguage} onUnlock={opening.unlock} />
      )}
      <NotOpened opening={opening} hasLanguage={hasLanguage} />
    </BrandOfLink>
  )
}

/** Why a link does not open, and what can be done about it. */
function NotOpened({ opening, hasLanguage }: { opening: LinkState; hasLanguage: boolean }) {
  const t = useTranslations('shares')
  const ui = useTranslations('ui')
  switch (opening.kind) {
    case 'over':
      return (
        <SharedFrame title={t('over')} hasLanguage={hasLanguage}>
          <p role="alert">{t('overText')}</p>
        </SharedFrame>
      )
    case 'tooMany':
      return (
        <SharedFrame title={t('tooMany')} hasLanguage={hasLanguage}>
          <p role="alert">{opening.why}</p>
          <Button onClick={opening.onRetry}>{ui('retry')}</Button>
        </SharedFrame>
      )
    case 'failed':
      return (
        <SharedFrame title={t('failed')} hasLanguage={hasLanguage}>
          <Button onClick={opening.onRetry}>{ui('retry')}</Button>
        </SharedFrame>
      )
    default:
      return null
  }
}
