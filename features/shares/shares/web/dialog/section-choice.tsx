import { LockIcon } from '@candor/ui/icons'
import { useTranslations } from 'use-intl'
import { keyOfPart } from '../../../../platform/access/rules/permissions.ts'
import { canAccompany, isPersonalPart, type ShareChoice, sharedKeys } from '../../rules/sharing.ts'
import styles from './share-dialog.module.css'
import type { Shares } from './use-shares.ts'

interface Props {
  sections: Shares['sections']
  form: ShareChoice
  onToggle: (key: string) => void
}

/** The parts of a report that are never shared. */
const kept = ['tests', 'colleagues'] as const

/** The choice of sections; a section that cannot be chosen has the reason beside it. */
export function SectionChoice({ sections, form, onToggle }: Props) {
  const t = useTranslations('shares')
  return (
    <fieldset className={styles.sections}>
      <legend className={styles.label}>{t('sections')}</legend>
      <ul className={styles.list}>
        {sharedKeys.map((key) => {
          const section = sections.find((offered) => offered.key === key)
          const state = section?.state
          if (state !== 'open') return state && <Locked key={key} name={t(`section.${key}`)} why={t(state)} />
          if (!canAccompany(key, form)) {
            const isOfResume = isPersonalPart(key) && keyOfPart[key] === 'reportResume'
            const why = t(isOfResume ? 'needsPasswordAndResume' : 'needsPassword')
            return <Locked key={key} name={t(`section.${key}`)} why={why} />
          }
          return (
            <li key={key}>
              <label className={styles.section}>
                <input type="checkbox" checked={form.sections.includes(key)} onChange={() => onToggle(key)} />
                <span>{t(`section.${key}`)}</span>
                <span className={styles.why}>
                  {t(section?.isWithoutResults ? 'arrangementsAlone' : `sectionText.${key}`)}
                </span>
              </label>
            </li>
          )
        })}
        {kept.map((part) => (
          <Locked key={part} name={t(`kept.${part}`)} why={t('staysInCompany')} />
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
