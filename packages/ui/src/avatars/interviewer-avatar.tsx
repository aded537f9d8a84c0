import { useTranslations } from 'use-intl'
import styles from './interviewer-avatar.module.css'

/** The AI interviewer: a waveform, the same in both themes. Never a face, so that nobody takes it for a person. */
export function InterviewerAvatar() {
  const t = useTranslations('ui')
  return (
    <svg viewBox="0 0 24 24" className={styles.disc} role="img" aria-label={t('interviewer')}>
      <circle cx="12" cy="12" r="11.5" className={styles.ground} />
      <path d="M6.5 12h1.6M10 8.5v7M13 6.5v11M16 9.5v5" className={styles.wave} />
    </svg>
  )
}
