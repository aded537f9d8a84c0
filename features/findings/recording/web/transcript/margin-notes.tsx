import { useTranslations } from 'use-intl'
import { useEvidenceReader } from '../../../analysis/web/evidence-reader.ts'
import { answerOf, competencyOf } from '../../../evidence/rules/claim-key.ts'
import type { Evidence, EvidenceIndex, Mark } from '../../../evidence/rules/evidence.ts'
import type { Playback } from '../player/playback.ts'
import styles from './margin-notes.module.css'

/** The sign of each direction of evidence. */
export const evidenceSigns = { supports: '+', against: '−', note: '•' } as const

/** The name of a claim beside a sentence; a competency has its own. */
function useClaimName() {
  const t = useTranslations('recording')
  return ({ claim }: Evidence) => {
    if (claim === 'summary') return t('claimSummary')
    return competencyOf(claim) ?? t('claimAnswer')
  }
}

/** The evidence beside a sentence. Evidence of a competency is not repeated for the answer. */
function notesOf(marks: readonly Mark[], evidenceIndex: EvidenceIndex): Evidence[] {
  const notes = marks.flatMap(({ evidenceIds }) => {
    const evidence = evidenceIds.flatMap((id) => evidenceIndex.byId.get(id) ?? [])
    const others = evidence.filter(({ claim }) => answerOf(claim) === null)
    return others.length > 0 ? others : evidence
  })
  return [...new Set(notes)]
}

interface Props {
  marks: readonly Mark[]
  clipIndex: number
  playback: Playback
}

/** Notes beside a sentence: each claim that rests on it, and what the words show. Pressing one plays the moment. */
export function MarginNotes({ marks, clipIndex, playback }: Props) {
  const nameOf = useClaimName()
  const words = useTranslations('evidence')
  const { evidenceIndex, current, isChosen, select } = useEvidenceReader()
  const evidence = notesOf(marks, evidenceIndex)

  function handleOpen({ id, startMs }: Evidence) {
    select(id)
    playback.seek({ clip: clipIndex, sessionMs: startMs })
  }

  return (
    <ul className={styles.notes}>
      {evidence.map((each) => (
        <li key={each.id}>
          <button
            type="button"
            className={styles.note}
            data-kind={each.kind}
            aria-current={isChosen && current?.id === each.id ? 'true' : undefined}
            onClick={(event) => {
              event.stopPropagation()
              handleOpen(each)
            }}
          >
            <span className={styles.sign} aria-hidden="true">
              {evidenceSigns[each.kind]}
            </span>
            <span className={styles.words}>
              <b>{nameOf(each)}</b> <span className={styles.kind}>{words(each.kind)}</span>
              <span className={styles.reason}>{each.reason ?? each.title}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
