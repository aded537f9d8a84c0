import { Button } from '@candor/ui/button'
import { ChevronRightIcon, PlayIcon } from '@candor/ui/icons'
import { Score } from '@candor/ui/score'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { Competency } from '../../analysis/rules/analysis.ts'
import type { Evidence } from '../../evidence/rules/evidence.ts'
import { EvidenceAxis } from '../../evidence/web/evidence-axis.tsx'
import { EvidenceChip } from '../../evidence/web/evidence-chip.tsx'
import { Quote } from '../../evidence/web/quote.tsx'
import type { OpenReport } from '../../report/web/open-report.ts'
import { useEvidenceReader } from '../../report-ai/web/evidence-reader.ts'
import styles from './competency-section.module.css'

interface MomentProps {
  evidence: Evidence
  onGo: OpenReport['go']
}

/** The words in view, and the way to where they were said. */
function MomentInView({ evidence, onGo }: MomentProps) {
  const t = useTranslations('evidence')
  const { id, answerId, startMs } = evidence
  return (
    <div className={styles.moment}>
      <Quote evidence={evidence} />
      <Button
        size="small"
        look="quiet"
        onClick={() => onGo({ inner: 0, ev: id, q: answerId, t: startMs / 1000 })}
      >
        <PlayIcon /> {t('openInRecord')}
      </Button>
    </div>
  )
}

interface Props {
  competency: Competency
  onGo: OpenReport['go']
  isOpen: boolean
  onToggle: () => void
}

export function CompetencyRow({ competency, onGo, isOpen, onToggle }: Props) {
  const t = useTranslations('report-analysis')
  const words = useTranslations('evidence')
  const id = useId()
  const { book, current, select } = useEvidenceReader()
  const evidence = book.byClaim.get(`competency:${competency.name}`) ?? []
  const inView = evidence.find((each) => each.id === current?.id)
  return (
    <li className={styles.row} data-open={isOpen}>
      <button
        type="button"
        className={styles.line}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
      >
        <span className={styles.name}>{competency.name}</span>
        <Score score={competency.score} />
        <EvidenceAxis evidence={evidence} endMs={book.endMs} currentId={current?.id ?? null} />
        <ChevronRightIcon className={styles.chevron} />
      </button>
      <div id={id} className={styles.reason} hidden={!isOpen}>
        <p>{competency.reason ?? t('noReason')}</p>
        {competency.suggestion && (
          <p>
            <b>{t('askNext')}</b> {competency.suggestion}
          </p>
        )}
        {evidence.length === 0 ? (
          <p>{words('none')}</p>
        ) : (
          <ul className={styles.chips} aria-label={words('chips')}>
            {evidence.map((each) => (
              <li key={each.id}>
                <EvidenceChip evidence={each} isCurrent={each.id === current?.id} onSelect={select} />
              </li>
            ))}
          </ul>
        )}
        {inView && <MomentInView evidence={inView} onGo={onGo} />}
      </div>
    </li>
  )
}
