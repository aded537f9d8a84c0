import { MailIcon, PlayIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { whenNear } from '@candor/ui/loading/lazy-with-preload.ts'
import { coverFoot } from '@candor/ui/overlays/cover-foot.ts'
import { lazyDialog } from '@candor/ui/overlays/lazy-dialog'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { keepOpened } from '../../../shares/shares/web/kept-visit.ts'
import type { Opened } from '../../../shares/shares/web/opening.ts'
import styles from './footer-bar.module.css'

const RecommendDialog = lazyDialog(() =>
  import('./recommend-dialog.tsx').then((module) => module.RecommendDialog),
)

interface Props {
  link: string
  opened: Opened
  opens: ReadonlySet<string>
}

/** The actions of the report: watch the interview, and forward the link, where the share allows it. */
export function FooterBar({ link, opened, opens }: Props) {
  const t = useTranslations('password-report')
  const [isOpen, setIsOpen] = useState(false)
  const mayWatch = opens.has('reportAIInterview')
  const [isForbidden, setForbidden] = useState(false)
  const maySendOn = opened.maySendOn && !isForbidden
  if (!mayWatch && !maySendOn) return null
  // The company may forbid it while the report is open. A preview's link is never forwarded, and shows what a reader sees.
  function handleForbidden() {
    if (opened.visit?.isPreview) return
    setIsOpen(false)
    setForbidden(true)
    keepOpened(link, { ...opened, maySendOn: false })
  }
  return (
    <nav ref={coverFoot} className={styles.bar} aria-label={t('actions')}>
      <div className={styles.buttons}>
        {maySendOn && (
          <Button
            aria-haspopup="dialog"
            onClick={() => setIsOpen(true)}
            {...whenNear(RecommendDialog.preload)}
          >
            <MailIcon />
            {t('recommend')}
          </Button>
        )}
        {mayWatch && (
          <Button
            look="primary"
            render={<a href={`/reportDetail?id=${encodeURIComponent(link)}&from=interview`} />}
          >
            <PlayIcon />
            {t('record')}
          </Button>
        )}
      </div>
      <RecommendDialog link={link} isOpen={isOpen} onOpenChange={setIsOpen} onForbidden={handleForbidden} />
    </nav>
  )
}
