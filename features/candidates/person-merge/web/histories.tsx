import { formatDateTime } from '@candor/messages/dates'
import { nameIn } from '@candor/messages/local-name'
import { classes } from '@candor/ui/classes.ts'
import { ClockIcon, FlagIcon, LockIcon, UndoIcon } from '@candor/ui/icons'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useSignedIn } from '../../../sign-in/session/web/signed-in.ts'
import type { Pair, PairSide } from '../rules/wire.ts'
import styles from './histories.module.css'
import { useCountsText } from './use-counts-text.ts'

/** The newest events of a side that are told in words. */
const told = 5

/** Both histories on one axis, and what merging does and does not touch. */
export function Histories({ pair }: { pair: Pair }) {
  const t = useTranslations('person-merge')
  const { kept, other } = pair
  const times = [...kept.events, ...other.events].map(({ at }) => at)
  const from = Math.min(...times)
  const span = Math.max(...times) - from || 1
  return (
    <section className={styles.histories} aria-label={t('histories')}>
      <h2 className={styles.historyTitle}>{t('histories')}</h2>
      <div className={styles.lanes}>
        {[kept, other].map((side) => (
          <Lane key={side.candidateId} side={side} from={from} span={span} isKept={side === kept} />
        ))}
        <div className={styles.events}>
          <Events side={kept} />
          <Events side={other} />
        </div>
      </div>
      <Effects pair={pair} />
    </section>
  )
}

interface LaneProps {
  side: PairSide
  from: number
  span: number
  isKept: boolean
}

function Lane({ side, from, span, isKept }: LaneProps) {
  const t = useTranslations('person-merge')
  const locale = useLocale()
  return (
    <>
      <p className={styles.laneTitle}>
        {t.rich('lane', {
          position: nameIn(locale, side.positionName, side.positionNameLatin),
          count: side.eventCount,
          b: (words) => <b>{words}</b>,
        })}
      </p>
      <div className={styles.lane} data-kept={isKept} aria-hidden="true">
        {side.events.map(({ id, at, kind }) => (
          <i key={id} data-kind={kind} style={{ insetInlineStart: `${1 + ((at - from) / span) * 97}%` }} />
        ))}
      </div>
    </>
  )
}

function Events({ side }: { side: PairSide }) {
  const t = useTranslations('person-merge')
  const timeZone = useSignedIn()?.userInfo.timeZone ?? 'UTC'
  return (
    <ul>
      {side.events.slice(0, told).map(({ id, at, kind, subject }) => (
        <li key={id} className={styles.event}>
          <time>{formatDateTime(at, timeZone).slice(0, 10)}</time>
          <span>{t(`event.${kind}`, { subject })}</span>
        </li>
      ))}
    </ul>
  )
}

/** What will happen, before it happens. */
function Effects({ pair }: { pair: Pair }) {
  const t = useTranslations('person-merge')
  const locale = useLocale()
  const countsText = useCountsText()
  const { kind, kept, other } = pair
  const name = nameIn(locale, other.name, other.nameLatin)
  const counts = countsText(other.counts)
  const isOne = kind === 'candidate'
  return (
    <aside className={styles.effects}>
      <h2>{t('does')}</h2>
      {isOne ? (
        <>
          <p>{counts === '' ? t('bringsNothing', { name }) : t('brings', { name, counts })}</p>
          <p>{t('leads')}</p>
        </>
      ) : (
        <p>{t('personDoes')}</p>
      )}
      <h2>{t('untouched')}</h2>
      <ul>
        <Effect icon={<LockIcon />} title={t('decisions')} text={t('decisionsText')} />
        <Effect
          icon={<FlagIcon />}
          title={t('stage')}
          text={isOne ? t('stageText', { stage: kept.stageName }) : t('stagePerson')}
        />
        <Effect icon={<ClockIcon />} title={t('record')} text={t('recordText')} />
        {/* On a phone the foot has room for the buttons alone. */}
        <Effect icon={<UndoIcon />} title={t('canUndo')} text={t('canUndoText')} isNarrow />
      </ul>
    </aside>
  )
}

interface EffectProps {
  icon: ReactNode
  title: string
  text: string
  /** Whether it stands here on a phone alone. */
  isNarrow?: boolean
}

function Effect({ icon, title, text, isNarrow = false }: EffectProps) {
  return (
    <li className={classes(styles.effect, isNarrow && styles.narrowEffect)}>
      {icon}
      <span>
        <b>{title}</b> {text}
      </span>
    </li>
  )
}
