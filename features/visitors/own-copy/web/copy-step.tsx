import { formatDateTime } from '@candor/messages/dates'
import { Button } from '@candor/ui/inputs/button'
import { PulseBar } from '@candor/ui/pulse-bar'
import { useTranslations } from 'use-intl'
import { sizeText } from '../../../candidates/candidate-copy/rules/size.ts'
import { LinkFrame } from '../../../meetings/link-pages/web/link-frame.tsx'
import styles from '../../../meetings/link-pages/web/link-page.module.css'
import own from './own-copy.module.css'
import { type Confirmed, useOwnCopy } from './use-own-copy.ts'

interface Props {
  company: string
  link: string
  confirmed: Confirmed
  onPassOver: () => void
}

/** Shows how far the copy is, and downloads it. */
export function CopyStep({ company, link, confirmed, onPassOver }: Props) {
  const t = useTranslations('own-copy')
  const { copy, fault, make, isMaking, isOnItsWay } = useOwnCopy({ link, confirmed, onPassOver })
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const { state, filesAll, filesDone, sizeBytes, expiresAt, address } = copy
  const percent = filesAll === 0 ? 0 : Math.round((100 * filesDone) / filesAll)
  return (
    <LinkFrame title={t('title')} company={company}>
      <h1 className={styles.title} tabIndex={-1}>
        {t(state === 'made' ? 'ready' : 'title')}
      </h1>
      <div aria-live="polite">
        {isOnItsWay && (
          <div className={own.progress}>
            <p>{state === 'waiting' ? t('waiting') : t('making', { percent })}</p>
            <PulseBar />
            <p className={own.note}>{t('stay')}</p>
          </div>
        )}
        {state === 'made' && expiresAt !== null && (
          <p className={own.ready}>
            {t('readyText', {
              size: sizeText(sizeBytes ?? 0),
              time: formatDateTime(expiresAt, zone).slice(0, 16),
            })}
          </p>
        )}
        {state === 'failed' && <p className={styles.failure}>{t(copy.fault ?? 'broken')}</p>}
      </div>
      {state === 'made' && address !== null && (
        <>
          <Button
            look="primary"
            className={styles.confirm}
            render={<a href={address} download="" aria-label={t('download')} />}
          >
            {t('download')}
          </Button>
          <p className={own.note}>{t('careful')}</p>
        </>
      )}
      {(state === 'failed' || state === 'none') && copy.fault !== 'tooLarge' && (
        <Button className={styles.confirm} disabled={isMaking} onClick={() => void make()}>
          {t('again')}
        </Button>
      )}
      {fault !== null && (
        <p className={styles.failure} role="alert">
          {fault}
        </p>
      )}
    </LinkFrame>
  )
}
