import { htmlLang } from '@candor/messages/locale'
import { EyeIcon } from '@candor/ui/icons'
import { EmptyNote, FailedNote } from '@candor/ui/sections/notes'
import { Skeleton } from '@candor/ui/sections/skeleton'
import { useTranslations } from 'use-intl'
import type { OpenReport } from '../../../../report/report/web/open-report.ts'
import type { ShareChoice } from '../../rules/sharing.ts'
import { useShareWords } from '../use-share-words.ts'
import { PreviewButton } from './preview-button.tsx'
import styles from './preview-pane.module.css'
import { usePreview } from './use-preview.ts'
import type { Shares } from './use-shares.ts'

interface Props {
  report: OpenReport
  form: ShareChoice
  isMailed: boolean
  /** The sections that could be opened. */
  offered: Shares['sections']
}

/** The report as its recipient will read it, scaled down, beside the form. */
export function PreviewPane({ report, form, isMailed, offered }: Props) {
  const t = useTranslations('shares')
  const { sections } = useShareWords()
  const preview = usePreview(report, form, isMailed)
  const isEmpty = form.sections.length === 0
  const shown = isEmpty ? undefined : preview.data
  const leftOut = offered.filter(({ key, state }) => state === 'open' && !form.sections.includes(key))
  return (
    <section className={styles.pane} aria-label={t('previewPane')}>
      <div className={styles.head}>
        <h3 className={styles.title}>{t('previewPane')}</h3>
        <PreviewButton report={report} form={form} isMailed={isMailed} label={t('previewFull')} />
      </div>
      <div className={styles.stage} aria-busy={preview.isFetching}>
        {isEmpty && <EmptyNote title={t('previewNothing')} text={t('previewNothingText')} />}
        {!isEmpty && preview.isError && (
          <FailedNote message={t('notPreviewed')} onRetry={() => void preview.refetch()} />
        )}
        {!isEmpty && preview.isPending && <Skeleton lines={8} />}
        {shown && !preview.isError && (
          <iframe
            key={shown.link}
            className={styles.frame}
            title={t('previewPane')}
            lang={htmlLang(shown.language)}
            src={shown.path}
            // Only a picture: the button opens it at full size.
            inert
          />
        )}
      </div>
      <p className={styles.fact}>
        <EyeIcon />
        {t('previewSections', { count: form.sections.length })}
      </p>
      {leftOut.length > 0 && (
        <p className={styles.fact}>
          <i className={styles.dash} aria-hidden="true" />
          {t('previewLeftOut', { sections: sections(leftOut.map(({ key }) => key)) })}
        </p>
      )}
    </section>
  )
}
