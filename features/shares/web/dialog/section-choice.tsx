import { LockIcon } from '@candor/ui/icons'
import { useTranslations } from 'use-intl'
import { type ShareableKey, shareableKeys } from '../../../access/rules/permissions.ts'
import styles from './share-dialog.module.css'
import type { Shares } from './use-shares.ts'

interface Props {
  sections: Shares['sections']
  chosen: ReadonlySet<string>
  onToggle: (key: string) => void
}

const isShareable = (key: string): key is ShareableKey => shareableKeys.some((known) => known === key)

/** What never leaves the company, so that nobody looks for it. */
const kept = ['integrity', 'tests', 'colleagues'] as const

/** Which sections a share opens; those that cannot leave are told with the reason. */
export function SectionChoice({ sections, chosen, onToggle }: Props) {
  const t = useTranslations('shares')
  return (
    <fieldset className={styles.sections}>
      <legend className={styles.label}>{t('sections')}</legend>
      <ul className={styles.list}>
        {sections.map(({ key, state }) =>
          state === 'open' ? (
            <li key={key}>
              <label className={styles.section}>
                <input type="checkbox" checked={chosen.has(key)} onChange={() => onToggle(key)} />
                <span>{isShareable(key) ? t(`section.${key}`) : key}</span>
                <span className={styles.why}>{isShareable(key) && t(`sectionText.${key}`)}</span>
              </label>
            </li>
          ) : (
            <Locked key={key} name={isShareable(key) ? t(`section.${key}`) : key} why={t(state)} />
          ),
        )}
        {kept.map((each) => (
          <Locked key={each} name={t(`kept.${each}`)} why={t('staysInCompany')} />
        ))}
      </ul>
    </fieldset>
  )
}

function Locked({ name, why }: { name: string; why: string }) {
  return (
    <li className={styles.locked}>
      <span className={styles.hatch} aria-hidden="true" />
      <span>{name}</span>
      <span className={styles.why}>
        <LockIcon />
        {why}
      </span>
    </li>
  )
}
