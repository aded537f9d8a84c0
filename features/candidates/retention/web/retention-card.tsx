import type { ReplyOf } from '@candor/call/define'
import { callQuery } from '@candor/call/web/query'
import { Button } from '@candor/ui/inputs/button'
import { handFocusBack } from '@candor/ui/inputs/hand-over-focus.ts'
import { whenNear } from '@candor/ui/loading/lazy-with-preload.ts'
import { lazyDialog } from '@candor/ui/overlays/lazy-dialog'
import { Section } from '@candor/ui/sections/section'
import { SectionBody } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ofCandidate } from '../../candidates/rules/ids.ts'
import { readCandidateRetention } from '../contract/keeping.ts'
import { EndKeeping } from './end-keeping.tsx'
import styles from './retention-card.module.css'

const KeepDialog = lazyDialog(() => import('./keep-dialog.tsx').then((part) => part.KeepDialog))

/** When the candidate of the page of facts is erased, why, and who keeps it longer. */
export function RetentionCard({ candidateId }: { candidateId: string }) {
  const t = useTranslations('retention.card')
  const query = useQuery(callQuery(readCandidateRetention, ofCandidate(candidateId)))
  return (
    <Section title={t('title')}>
      <SectionBody state={sectionState(query, t('failed'))}>
        {query.data && <Facts candidateId={candidateId} retention={query.data} />}
      </SectionBody>
    </Section>
  )
}

interface Props {
  candidateId: string
  retention: ReplyOf<typeof readCandidateRetention>
}

function Facts({ candidateId, retention }: Props) {
  const t = useTranslations('retention.card')
  const outcomes = useTranslations('persons')
  const { months, outcome, outcomeDay, eraseDay, cause, kept } = retention
  const why =
    cause &&
    outcome &&
    t(`cause.${cause}`, { months, outcome: outcomes(`inOutcome.${outcome}`), day: outcomeDay ?? '' })
  return (
    <>
      {eraseDay === null ? (
        <p className={styles.text}>{t('none', { months })}</p>
      ) : (
        <dl>
          <div className={styles.row}>
            <dt className={styles.term}>{t('eraseDay')}</dt>
            <dd>
              {eraseDay}
              <span className={styles.note}>{why}</span>
            </dd>
          </div>
        </dl>
      )}
      {kept && (
        <dl>
          <div className={styles.row}>
            <dt className={styles.term}>{t('kept')}</dt>
            <dd>
              {t('until', { day: kept.until })}
              {kept.reason !== null && (
                <span className={styles.note}>
                  {t('by', { name: kept.byName ?? '', reason: kept.reason })}
                </span>
              )}
            </dd>
          </div>
        </dl>
      )}
      {retention.may.keep && <Acts candidateId={candidateId} retention={retention} />}
    </>
  )
}

function Acts({ candidateId, retention }: Props) {
  const t = useTranslations('retention.card')
  const [isKeeping, setIsKeeping] = useState(false)
  const { kept, months } = retention
  return (
    <div className={styles.acts}>
      <Button ref={handFocusBack} onClick={() => setIsKeeping(true)} {...whenNear(KeepDialog.preload)}>
        {t(kept ? 'change' : 'keep')}
      </Button>
      {kept && <EndKeeping candidateId={candidateId} seen={kept.until} months={months} />}
      <KeepDialog
        candidateId={candidateId}
        retention={retention}
        isOpen={isKeeping}
        onOpenChange={setIsKeeping}
      />
    </div>
  )
}
