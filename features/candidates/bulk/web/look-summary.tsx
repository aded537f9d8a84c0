import { useFormatter, useTranslations } from 'use-intl'
import styles from './bulk-sheet.module.css'
import type { Look } from './use-look.ts'

interface GroupProps {
  readonly words: string
  readonly names: readonly string[]
  readonly count: number
}

function Group({ words, names, count }: GroupProps) {
  const t = useTranslations('bulk')
  const format = useFormatter()
  const more = count - names.length
  return (
    <>
      <p>
        <b>{words}</b>
      </p>
      {names.length > 0 && (
        <p className={styles.names}>
          {more > 0 ? t('namesAndMore', { names: names.join(', '), count: more }) : format.list(names)}
        </p>
      )}
    </>
  )
}

/** Whom an act would reach, and whom not with the reason, by name. */
export function LookSummary({ look }: { look: Look }) {
  const t = useTranslations('bulk')
  return (
    <div className={styles.summary} role="status">
      <Group words={t('reaches', { count: look.count })} names={look.names} count={look.count} />
      {look.left.map(({ why, count, names }) => (
        <div key={why} className={styles.left}>
          <Group words={t(`left.${why}`, { count })} names={names} count={count} />
        </div>
      ))}
    </div>
  )
}
