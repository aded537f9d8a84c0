import type { ReplyOf } from '@candor/call/define'
import { ChevronDownIcon, ChevronUpIcon, CrossIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { Choice } from '@candor/ui/inputs/choice'
import { Field } from '@candor/ui/inputs/field'
import { handOverFocus } from '@candor/ui/inputs/hand-over-focus.ts'
import { useTranslations } from 'use-intl'
import type { listForms } from '../../assessment-forms/contract/manage.ts'
import { maxRoundName } from '../contract.ts'
import type { EditedRound } from '../rules/edit.ts'
import styles from './position-rounds.module.css'

interface Props {
  round: EditedRound
  number: number
  count: number
  forms: ReplyOf<typeof listForms>
  error: string | undefined
  onChange: (change: Partial<Pick<EditedRound, 'name' | 'formId'>>) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** The value for no form: an empty one would mean that nothing is chosen. */
const noForm = 'none'

/** One round of a position: its name, its form, and its place in the order. */
export function RoundRow({ round, number, count, forms, error, onChange, onMove, onRemove }: Props) {
  const t = useTranslations('position-rounds')
  // An ended form is listed only where it is in use; a form without a published version cannot be filled in.
  const offered = forms.filter(
    ({ formId, isEnded, published }) => formId === round.formId || (!isEnded && published !== null),
  )
  return (
    <li className={styles.row} ref={handOverFocus}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <Field
        label={t('nameOf', { number })}
        value={round.name}
        maxLength={maxRoundName}
        autoComplete="off"
        onChange={({ target }) => onChange({ name: target.value })}
        {...(error !== undefined && { error })}
      />
      <Choice
        label={t('formOf', { number })}
        items={[
          { value: noForm, label: t('noForm') },
          ...offered.map(({ formId, name, isEnded }) => ({
            value: formId,
            label: name,
            ...(isEnded && { hint: t('formEnded') }),
          })),
        ]}
        value={round.formId || noForm}
        onChange={(formId) => onChange({ formId: formId === noForm ? '' : formId })}
      />
      <RoundActs number={number} count={count} onMove={onMove} onRemove={onRemove} />
    </li>
  )
}

/** The buttons to move a round up and down, and to remove it. */
function RoundActs({
  number,
  count,
  onMove,
  onRemove,
}: Pick<Props, 'number' | 'count' | 'onMove' | 'onRemove'>) {
  const t = useTranslations('position-rounds')
  const acts = [
    {
      key: 'up',
      label: t('earlier', { number }),
      icon: <ChevronUpIcon />,
      isOff: number === 1,
      act: () => onMove(-1),
    },
    {
      key: 'down',
      label: t('later', { number }),
      icon: <ChevronDownIcon />,
      isOff: number === count,
      act: () => onMove(1),
    },
    { key: 'remove', label: t('remove', { number }), icon: <CrossIcon />, isOff: false, act: onRemove },
  ]
  return (
    <div className={styles.moves}>
      {acts.map(({ key, label, icon, isOff, act }) => (
        <Button key={key} look="quiet" size="small" isIcon aria-label={label} disabled={isOff} onClick={act}>
          {icon}
        </Button>
      ))}
    </div>
  )
}
