import { classes } from '@candor/ui/classes.ts'
import { CheckIcon } from '@candor/ui/icons'
import { useTranslations } from 'use-intl'
import type { FormVersion } from '../use-forms.ts'
import styles from './version-line.module.css'

interface Props {
  versions: readonly FormVersion[]
  shownId: string
  changes: number | null
  onRead: (versionId: string) => void
}

/** The most versions in the line. */
const maxShown = 3

/** The newest versions in one line: ended, published, draft. Each can be read. */
export function VersionLine({ versions, shownId, changes, onRead }: Props) {
  const t = useTranslations('assessment-forms')
  const shown = versions.filter(
    ({ versionId, state }, at) =>
      at >= versions.length - maxShown || state === 'published' || versionId === shownId,
  )
  const before = versions.length - shown.length
  function words({ state, answers }: FormVersion): string {
    if (state === 'published') {
      return answers > 0 ? t('version.publishedAnswers', { count: answers }) : t('version.published')
    }
    if (state === 'ended') return t('version.ended')
    return changes === null ? t('version.draft') : t('version.draftChanges', { count: changes })
  }
  return (
    <ol className={styles.line} aria-label={t('version.all')}>
      {before > 0 && <li className={styles.before}>{t('version.earlier', { count: before })}</li>}
      {shown.map((version) => (
        <li key={version.versionId} className={styles[version.state]}>
          <button
            type="button"
            className={classes(styles.version, version.versionId === shownId && styles.shown)}
            aria-current={version.versionId === shownId ? 'true' : undefined}
            title={t('version.read', { number: version.number })}
            onClick={() => onRead(version.versionId)}
          >
            {version.state === 'published' && <CheckIcon />}
            <b>{version.number}</b>
            <span>{words(version)}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}
