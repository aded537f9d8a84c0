import { formatDateTime } from '@candor/messages/dates'
import { nameIn } from '@candor/messages/local-name'
import { ChevronLeftIcon } from '@candor/ui/icons'
import { Kbd } from '@candor/ui/kbd'
import { Link } from '@tanstack/react-router'
import { useLocale, useTranslations } from 'use-intl'
import { useSignedIn } from '../../../sign-in/session/web/signed-in.ts'
import type { Pair, PairField, PairSide } from '../rules/wire.ts'
import { EqualRows, FieldRow, SumRow } from './field-rows.tsx'
import { Histories } from './histories.tsx'
import { PairFoot } from './pair-foot.tsx'
import styles from './pair-screen.module.css'
import { type PairChoice, usePair } from './use-pair.ts'

interface Props {
  pair: Pair
  /** Reads the pair again, after somebody changed one of both. */
  onChanged: () => void
}

/** Two applications side by side, field by field, both histories, and all that is kept. */
export function PairScreen({ pair, onChanged }: Props) {
  const choice = usePair(pair)
  const differing = pair.fields.filter(({ likeness }) => likeness === 'one' || likeness === 'differs')
  return (
    <div className={styles.screen}>
      <PairHead pair={pair} differing={differing} />
      <main className={styles.main}>
        <FieldTable pair={pair} choice={choice} differing={differing} />
        <Histories pair={pair} />
      </main>
      <PairFoot pair={pair} choice={choice} onChanged={onChanged} />
    </div>
  )
}

interface PartProps {
  pair: Pair
  /** The fields in which both differ. */
  differing: readonly PairField[]
}

/** The question, and why the two may be one person. */
function PairHead({ pair: { kept, by }, differing }: PartProps) {
  const t = useTranslations('person-merge')
  const locale = useLocale()
  const name = nameIn(locale, kept.name, kept.nameLatin)
  const [first, second] = by
  const hint = first === undefined ? null : t(`by.${second === undefined ? first : 'both'}`)
  return (
    <header className={styles.head}>
      <div>
        <Link
          className={styles.back}
          to="/candidates/$candidateId"
          params={{ candidateId: kept.candidateId }}
        >
          <ChevronLeftIcon />
          {t('back', { name })}
        </Link>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.sub}>
          {hint !== null && <b>{t('lead', { hint })}</b>}
          {hint === null && `${t('noHint')} `}
          {differing.length === 0 ? t('hintAll') : t('hintText', { count: differing.length })}
        </p>
      </div>
      <span className={styles.keys} aria-hidden="true">
        <span>
          <Kbd>↑</Kbd>
          <Kbd>↓</Kbd>
          {t('keys.field')}
        </span>
        <span>
          <Kbd>←</Kbd>
          <Kbd>→</Kbd>
          {t('keys.which')}
        </span>
      </span>
    </header>
  )
}

/** Field by field: both values and the kept value. */
function FieldTable({ pair, choice, differing }: PartProps & { choice: PairChoice }) {
  const t = useTranslations('person-merge')
  const { kept, other, fields } = pair
  const equal = fields.filter(
    (field) => !differing.includes(field) && (field.kept !== null || field.other !== null),
  )
  const labels = new Set([...kept.labels, ...other.labels]).size
  return (
    <section aria-label={t('table')}>
      <div className={styles.sides}>
        <span />
        <SideHead side={kept} />
        <SideHead side={other} />
        <div className={styles.keptHead}>
          <b>{t('kept')}</b>
          <small>
            {pair.kind === 'candidate' ? t('keptCandidate') : t('keptPerson', { count: pair.applications })}
          </small>
        </div>
      </div>
      {differing.map((field) => (
        <FieldRow key={field.field} field={field} pair={pair} choice={choice} />
      ))}
      <SumRow
        label={t('field.labels')}
        kept={kept.labels.join(', ')}
        other={other.labels.join(', ')}
        sum={
          !choice.choosesFields ? t('eachAsBefore') : labels === 0 ? t('none') : t('all', { count: labels })
        }
        note={null}
      />
      <SumRow
        label={t('field.consents')}
        kept={t('consentCount', { count: kept.consents })}
        other={t('consentCount', { count: other.consents })}
        sum={t('eachConsent')}
        note={t('cannotJoin')}
      />
      <EqualRows fields={equal} pair={pair} choice={choice} />
    </section>
  )
}

/** The position of an application, and where it came from. */
function SideHead({ side }: { side: PairSide }) {
  const t = useTranslations('person-merge')
  const outcomes = useTranslations('persons')
  const locale = useLocale()
  const timeZone = useSignedIn()?.userInfo.timeZone ?? 'UTC'
  const date = formatDateTime(side.appliedAt, timeZone).slice(0, 10)
  const state = side.outcome ? outcomes(`inOutcome.${side.outcome}`) : side.stageName
  return (
    <div className={styles.side}>
      <span className={styles.initial} aria-hidden="true">
        {[...side.name][0]}
      </span>
      <div>
        <b>{nameIn(locale, side.positionName, side.positionNameLatin)}</b>
        <small>
          {side.source === ''
            ? t('sideMetaPlain', { date, state })
            : t('sideMeta', { source: side.source, date, state })}
        </small>
      </div>
    </div>
  )
}
