import { useTranslations } from 'use-intl'
import type { FormFault } from '../../rules/completeness.ts'
import styles from './foot.module.css'

/** The most faults that are listed. */
const maxShown = 4

/** The faults that keep a draft from being published. */
export function Faults({ faults }: { faults: readonly FormFault[] }) {
  const t = useTranslations('assessment-forms')
  function words(fault: FormFault): string {
    if (fault.kind === 'noModules') return t('fault.noModules')
    if (fault.kind === 'weights') return t('fault.weights', { sum: fault.sum })
    return t(`fault.${fault.kind}`, { number: fault.number })
  }
  // The fault of the weights is last in the list, but shown first.
  const shown = [...faults.slice(-1), ...faults.slice(0, -1)].slice(0, maxShown)
  return (
    <div role="alert" className={styles.faults}>
      <b>{t('fault.title')}</b>
      <ul>
        {shown.map((fault) => (
          <li key={words(fault)}>{words(fault)}</li>
        ))}
        {faults.length > shown.length && <li>+{faults.length - shown.length}</li>}
      </ul>
    </div>
  )
}
