import { Button } from '@candor/ui/inputs/button'
import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { whenIdle } from '@candor/ui/loading/when-idle.ts'
import { Skeleton } from '@candor/ui/sections/skeleton'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useOpening } from '../../shares/web/opening.ts'
import { PasswordGate } from '../../shares/web/password-gate.tsx'
import { SharedFrame } from '../../shares/web/shared-frame.tsx'
import { useLanguageOf, usePrivate } from '../../shares/web/visited-page.ts'

const Report = lazyWithPreload(() => import('./report.tsx').then((module) => module.PasswordReport))

/** A report behind its password: the gate first, and the report once it is open; its code comes while the password is typed. */
export function PasswordReportPage({ link }: { link: string }) {
  const t = useTranslations('shares')
  const ui = useTranslations('ui')
  const opening = useOpening(link)
  usePrivate()
  useLanguageOf(opening)
  const isLocked = opening.kind === 'locked'
  useEffect(() => {
    if (!isLocked) return
    const callOff = whenIdle(() => void Report.preload())
    return callOff
  }, [isLocked])
  switch (opening.kind) {
    case 'opening':
      return <Waiting />
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
      return <Report fallback={<Waiting />} link={link} opened={opening.opened} />
  }
}

function Waiting() {
  return (
    <main>
      <Skeleton lines={8} />
    </main>
  )
}
