import { formatDateTime } from '@candor/messages/dates'
import { Score } from '@candor/ui/score'
import { Entry } from '@candor/ui/sections/entry'
import { EmptyNote } from '@candor/ui/sections/notes'
import { Tag } from '@candor/ui/tag'
import { useTranslations } from 'use-intl'
import type { OfflineRound, RoundName } from '../rules/rounds.ts'
import styles from './offline-card.module.css'

function Name({ name }: { name: RoundName }) {
  const t = useTranslations('report-offline')
  return name.kind === 'numbered' ? t('numbered', { number: name.number }) : t(name.kind)
}

/** One round: its name, its result, and the interviewer's remark. */
export function OfflineCard({ round, timeZone }: { round: OfflineRound; timeZone: string }) {
  const t = useTranslations('report-offline')
  const { format, score, remark } = round
  const facts = [
    [t('result'), round.result],
    [t('interviewer'), round.interviewer],
    [t('suggestedPosition'), round.suggestedPosition],
    [t('time'), formatDateTime(round.heldAt, timeZone)],
    [t('remark'), remark && <p className={styles.remark}>{remark}</p>],
  ] as const
  const mark = format && (
    <Tag>
      <span className="sr">{t('type')} </span>
      {t(format)}
    </Tag>
  )
  const result = score && (
    <>
      <span className="sr">{t('score')} </span>
      <Score score={{ state: 'scored', ...score }} />
    </>
  )
  return (
    <Entry name={<Name name={round.name} />} marks={mark} result={result}>
      {round.isUnreadable && <EmptyNote title={t('unreadable')} />}
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name} className={styles.fact}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </Entry>
  )
}
