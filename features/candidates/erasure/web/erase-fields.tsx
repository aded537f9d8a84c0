import { nameIn } from '@candor/messages/local-name'
import { Choice } from '@candor/ui/inputs/choice'
import { AreaField, Field } from '@candor/ui/inputs/field'
import { useId } from 'react'
import { useFormatter, useLocale, useTranslations } from 'use-intl'
import { maxReasonLength } from '../contract.ts'
import { type ErasedCounts, erasedKinds } from '../rules/counts.ts'
import { eraseReasons, isEraseReason } from '../rules/reasons.ts'
import type { Erasable } from '../rules/wire.ts'
import styles from './erasure.module.css'
import type { useEraseForm } from './use-erase-form.ts'

/** Room for the chosen words before the note. */
const maxNoteLength = maxReasonLength - 60

interface Props {
  erasable: Erasable
  state: ReturnType<typeof useEraseForm>
}

/** What goes, by kind; kinds without anything are left out. */
export function GoesList({ counts }: { counts: ErasedCounts }) {
  const t = useTranslations('erasure')
  const format = useFormatter()
  const title = useId()
  const kinds = erasedKinds.filter((kind) => counts[kind] > 0)
  if (kinds.length === 0) return <p className={styles.nothing}>{t('nothing')}</p>
  return (
    <section>
      <h3 className={styles.goesTitle} id={title}>
        {t('goes')}
      </h3>
      <dl className={styles.goes} aria-labelledby={title}>
        {kinds.map((kind) => (
          <div key={kind}>
            <dt>{t(`kinds.${kind}`)}</dt>
            <dd>{format.number(counts[kind])}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function ScopeChoice({ erasable, state: { typed, change } }: Props) {
  const t = useTranslations('erasure')
  const locale = useLocale()
  const name = useId()
  const position = nameIn(locale, erasable.positionName, erasable.positionNameLatin)
  return (
    <fieldset className={styles.scope}>
      <legend>{t('scope')}</legend>
      {[false, true].map((isWholePerson) => (
        <label key={String(isWholePerson)}>
          <input
            type="radio"
            name={name}
            checked={typed.isWholePerson === isWholePerson}
            onChange={() => change({ isWholePerson })}
          />
          {isWholePerson
            ? t('scopePerson', { count: erasable.person.applications })
            : t('scopeCandidate', { position })}
        </label>
      ))}
    </fieldset>
  )
}

/** How much of the person goes, why, and the name that confirms it. */
export function EraseFields({ erasable, state }: Props) {
  const t = useTranslations('erasure')
  const locale = useLocale()
  const { typed, change, faults } = state
  const name = nameIn(locale, erasable.name, erasable.nameLatin)
  return (
    <>
      {erasable.person.applications > 1 && <ScopeChoice erasable={erasable} state={state} />}
      <Choice
        label={t('reason')}
        items={eraseReasons.map((reason) => ({ value: reason, label: t(`reasons.${reason}`) }))}
        value={typed.reason}
        onChange={(reason) => isEraseReason(reason) && change({ reason })}
      />
      <AreaField
        label={t('note')}
        rows={2}
        maxLength={maxNoteLength}
        value={typed.note}
        onChange={(event) => change({ note: event.target.value })}
        hint={t('noteHint', { most: maxNoteLength })}
        {...(faults.note && { error: faults.note })}
      />
      <Field
        label={t('typeName', { name })}
        autoComplete="off"
        value={typed.name}
        onChange={(event) => change({ name: event.target.value })}
        {...(faults.name && { error: faults.name })}
      />
    </>
  )
}
