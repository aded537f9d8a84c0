import { Button } from '@candor/ui/inputs/button'
import { useTranslations } from 'use-intl'
import noticeStyles from '../../scheduling/web/notice.module.css'
import { Notice } from '../../scheduling/web/notice.tsx'

interface Props {
  company: string
  count: number
  /** The way back to what is agreed to; without it where the link opens nothing more. */
  onReadAgain?: () => void
}

/** That a consent was taken back, and what became of the pictures. */
export function WithdrawnNotice({ company, count, onReadAgain }: Props) {
  const t = useTranslations('candidate-pages')
  const text = count > 0 ? t('withdrawnSome', { company, count }) : t('withdrawnNone', { company })
  return (
    <Notice {...{ company, title: t('withdrawn'), text }} isOutcome>
      {onReadAgain && (
        <Button className={noticeStyles.wide} onClick={onReadAgain}>
          {t('readAgain')}
        </Button>
      )}
    </Notice>
  )
}
