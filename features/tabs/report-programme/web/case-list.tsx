import { CheckIcon, ClockIcon, CrossIcon } from '@candor/ui/icons'
import { useTranslations } from 'use-intl'
import { caseWords, type TestCase } from '../rules/programme.ts'
import styles from './case-list.module.css'

const icons = { passed: CheckIcon, failed: CrossIcon, running: ClockIcon } as const

/** The test cases, each with its result by word, sign and colour. */
export function CaseList({ cases }: { cases: readonly TestCase[] }) {
  const t = useTranslations('report-programme')
  return (
    <ul className={styles.cases}>
      {cases.map(({ name, state, detail }) => {
        const Icon = icons[state]
        return (
          <li key={name}>
            <span className={styles.name}>{name}</span>
            <span className={styles.state} data-state={state}>
              <Icon />
              {t(caseWords[state])}
            </span>
            {detail && <p className={styles.detail}>{detail}</p>}
          </li>
        )
      })}
    </ul>
  )
}
