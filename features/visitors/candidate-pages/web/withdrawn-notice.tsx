import { Button } from '@candor/ui/inputs/button'
import { useTranslations } from 'use-intl'
import noticeStyles from '../../../meetings/link-pages/web/notice.module.css'
import { Notice } from '../../../meetings/link-pages/web/notice.tsx'

interface Props {
  company: string
  count: number
  /** Leads back to the consent; left out where the link no longer works. */
  onReadAgain?: () => void
}

/** Says that a consent was withdrawn, and what happened to the pictures. */
export function WithdrawnNotice({ company, count, onReadAgain }: Props) {
  const t = useTranslations('candidate-pages')
  const text = count > 0 ? t('withdrawnSome', { company, count }) : t('withdrawnNone', { company })
  return (
    <Notice company={company} title={t('withdrawn')} text={text} isOutcome>
      {onReadAgain && (
        <Button className={noticeStyles.wide} onClick={onReadAgain}>
          {t('readAgain')}
        </Button>
      )}
    </Notice>
  )
}
