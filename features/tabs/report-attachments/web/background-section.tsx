import { callQuery } from '@candor/call/web/query'
import { Section, type SectionState } from '@candor/ui/sections/section'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { ofCandidate } from '../../../candidates/candidates/rules/ids.ts'
import { getBackgroundCheck } from '../contract.ts'
import { type BackgroundCheck, backgroundQuestions, readBackgroundCheck } from '../rules.ts'
import styles from './attachments-panel.module.css'

interface Props {
  candidateId: string
  companyId: string
}

function useBackgroundCheck({ candidateId, companyId }: Props): {
  check: BackgroundCheck | null
  state: SectionState
} {
  const t = useTranslations('report-attachments')
  const query = callQuery(getBackgroundCheck, { ...ofCandidate(candidateId), companyId })
  const result = useQuery(query)
  const check = result.data ? readBackgroundCheck(result.data) : null
  const none =
    !check && ({ kind: 'empty', title: t('backgroundNone'), text: t('backgroundNoneText') } as const)
  return { check, state: sectionState(result, t('backgroundFailed'), none) }
}

/** The background check: three answers as facts, none of them in an alarming colour. */
export function BackgroundSection(props: Props) {
  const t = useTranslations('report-attachments')
  const { check, state } = useBackgroundCheck(props)
  const words = { yes: t('yes'), no: t('no'), open: t('openAnswer') }
  return (
    <Section
      title={t('background')}
      isFoldable
      state={state}
      end={check && t(check.isFilled ? 'backgroundFilled' : 'backgroundOpen')}
    >
      {check && (
        <>
          {!check.isFilled && <p className={styles.note}>{t('backgroundOpenText')}</p>}
          <dl className={styles.facts}>
            {backgroundQuestions.map((question) => (
              <div key={question} className={styles.fact}>
                <dt>{t(question)}</dt>
                <dd className={styles.answer} data-answer={check.answers[question]}>
                  {words[check.answers[question]]}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Section>
  )
}
