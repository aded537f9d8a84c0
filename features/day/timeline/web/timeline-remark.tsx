import { useTranslations } from 'use-intl'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { RemarkForm } from '../../../review/remarks/web/remark-form.tsx'
import styles from './timeline.module.css'

/** A new remark, written from the timeline: the draft of the candidate, as the tab of remarks has it. */
export function TimelineRemark({ report }: { report: OpenReport }) {
  const t = useTranslations('timeline')
  const words = {
    label: t('remark'),
    placeholder: t('remark'),
    submit: t('send'),
    submitting: t('sending'),
  }
  return <RemarkForm report={report} words={words} className={styles.compose} isLabelHidden rows={2} />
}
