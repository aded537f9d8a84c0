import { Section } from '@candor/ui/sections/section'
import { State } from '@candor/ui/sections/state'
import { useTranslations } from 'use-intl'
import { bodyParts } from '../../../candidates/interviews/rules/interview.ts'
import { bodyWords, verdictWords } from '../../../findings/integrity/rules/words.ts'
import type { OpenReport } from '../../../report/report/web/open-report.ts'
import styles from './body-section.module.css'
import { verdictLooks } from './use-words.ts'

/** The result of the body check, part by part. The server sends it only where the company's law allows it. */
export function BodySection({ report }: { report: Pick<OpenReport, 'interview'> }) {
  const t = useTranslations('integrity')
  const ui = useTranslations('ui')
  const { bodyChecks, unreadable } = report.interview
  const isUnreadable = unreadable.includes('tattooResults')
  if (isUnreadable)
    return <Section title={t('body')} isFoldable state={{ kind: 'empty', title: ui('unreadable') }} />
  if (bodyChecks.length === 0) return null
  const words = bodyWords(bodyChecks)
  return (
    <Section
      title={t('body')}
      isFoldable
      end={words.length > 0 && words.map(({ key, values }) => <span key={key}>{t(key, values)}</span>)}
    >
      <ol>
        {bodyChecks.map((check, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name, and never change their places
          <li key={index} className={styles.entry}>
            {bodyParts.map((part) => {
              const state = check[part]
              if (!state) return null
              return (
                <span key={part} className={styles.part}>
                  <span>{t(part)}</span>
                  <State kind={verdictLooks[state]}>{t(verdictWords[state])}</State>
                </span>
              )
            })}
          </li>
        ))}
      </ol>
    </Section>
  )
}
