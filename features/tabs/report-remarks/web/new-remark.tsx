import { useTranslations } from 'use-intl'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import { RemarkForm } from '../../../review/remarks/web/remark-form.tsx'
import styles from './new-remark.module.css'

/** The form of a new remark, a draft until it is submitted. */
export function NewRemark({ report }: { report: OpenReport }) {
  const t = useTranslations('report-remarks')
  const words = {
    label: t('add'),
    placeholder: t('placeholder'),
    submit: t('submit'),
    submitting: t('submitting'),
  }
  return <RemarkForm report={report} words={words} className={styles.remark} />
}
