import { formatDateTime } from '@candor/messages/dates'
import { Score } from '@candor/ui/score'
import { State } from '@candor/ui/sections/state'
import { Tag } from '@candor/ui/tag'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useSignedIn } from '../../../sign-in/session/web/signed-in.ts'
import { reportSearch } from '../../candidates/rules/ids.ts'
import { isWarningLabel } from '../../candidates/rules.ts'
import { readScore } from '../../scores/rules/stars.ts'
import type { ShortlistFilter } from '../rules/filter.ts'
import { missingScore } from '../rules/interview-state.ts'
import type { ShortlistEntry } from '../rules/wire.ts'
import styles from './candidate-list.module.css'
import { useReturnedFocus } from './last-viewed.ts'
import { useLocalName } from './local-name.ts'

const shownLabels = 4
const stateKinds = {
  pass: 'pass',
  wait: 'wait',
  reject: 'reject',
  notOperated: 'none',
  invalid: 'none',
} as const

function Overall({ item }: { item: ShortlistEntry }) {
  const t = useTranslations('shortlist')
  if (!item.isScoreShown) return <Score score={{ state: 'hidden' }} />
  const word = missingScore[item.interviewState]
  if (word) return <span className={styles.quiet}>{t(word)}</span>
  return <Score score={readScore(item.overallScore, item.scoreOutOf)} />
}

function Moment({ at }: { at: number }) {
  const timeZone = useSignedIn()?.userInfo.timeZone ?? 'UTC'
  return <time dateTime={new Date(at).toISOString()}>{formatDateTime(at, timeZone)}</time>
}

function FactsLink({ item }: { item: ShortlistEntry }) {
  const t = useTranslations('shortlist')
  const localName = useLocalName()
  return (
    <Link
      to="/candidates/$candidateId"
      params={{ candidateId: item.candidateId }}
      className={styles.facts}
      aria-label={t('factsOf', { name: localName(item) })}
    >
      {t('facts')}
    </Link>
  )
}

export function CandidateRow({ item, filter }: { item: ShortlistEntry; filter: ShortlistFilter }) {
  const t = useTranslations('shortlist')
  const localName = useLocalName()
  const known = useSignedIn()
  const link = useReturnedFocus(item.candidateId)
  const other = item.nameLatin === localName(item) ? item.name : item.nameLatin
  const position = localName({ name: item.positionName, nameLatin: item.positionNameLatin })
  return (
    <tr className={styles.row}>
      <td className={styles.who}>
        <Link
          ref={link}
          to="/shareurl"
          search={reportSearch({ ...item, companyId: known?.userInfo.companyId })}
          state={{ shortlist: filter }}
          className={styles.link}
        >
          <b>{localName(item)}</b>
          {other && <span lang={localName(item) === item.name ? 'en' : 'zh'}>{other}</span>}
        </Link>
        <p className={styles.position}>
          <span>
            {position}
            {item.workYears !== null && ` · ${t('yearsOf', { years: item.workYears })}`}
          </span>
          {' · '}
          <FactsLink item={item} />
        </p>
      </td>
      <td className={styles.labels}>
        {item.labels.slice(0, shownLabels).map((label) => (
          <Tag key={label.id} isRed={isWarningLabel(label.id)}>
            {label.name}
          </Tag>
        ))}
        {item.labels.length > shownLabels && (
          <span className={styles.quiet}>+{item.labels.length - shownLabels}</span>
        )}
      </td>
      <td className={styles.score}>
        <Overall item={item} />
      </td>
      <td className={styles.state}>
        <State kind={stateKinds[item.state]}>{t(`cell.${item.state}`)}</State>
      </td>
      <td className={styles.applied}>
        <Moment at={item.appliedAt} />
      </td>
      <td className={styles.lastActive}>
        <Moment at={item.lastActiveAt} />
      </td>
    </tr>
  )
}
