import type { Locale } from '@candor/messages/locale'
import { classes } from '@candor/ui/classes.ts'
import { ChevronDownIcon, ChevronUpIcon, CrossIcon, GripIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { Choice } from '@candor/ui/inputs/choice'
import { Field } from '@candor/ui/inputs/field'
import { handOverFocus } from '@candor/ui/inputs/hand-over-focus.ts'
import type { KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import { maxKind, maxName } from '../contract/limits.ts'
import type { EditedStage } from '../rules/edit.ts'
import styles from './stage-list.module.css'

interface Props {
  stage: EditedStage
  number: number
  count: number
  nameFault: string | undefined
  limitFault: string | undefined
  isDragged: boolean
  onChange: (change: Partial<Pick<EditedStage, 'names' | 'kind' | 'limit'>>) => void
  /** Moves the stage to a place in the list. */
  onMove: (place: number) => void
  onRemove: () => void
  onDrag: (isDragged: boolean) => void
  /** Another stage is dragged over this one. */
  onDraggedOver: () => void
}

const languages: readonly Locale[] = ['cn', 'en', 'zh-TW']

/** One stage of a list: its names, its kind, its limit, and its place. */
export function StageRow(props: Props) {
  const { stage, number, isDragged, onMove, onDrag, onDraggedOver } = props
  const t = useTranslations('stages.list')
  // The grip moves with the arrow keys too.
  function handleKey(event: KeyboardEvent<HTMLButtonElement>) {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (by === 0) return
    event.preventDefault()
    onMove(number - 1 + by)
    // The row may be put elsewhere in the page, which takes the focus.
    const grip = event.currentTarget
    requestAnimationFrame(() => grip.focus())
  }
  return (
    <li
      className={classes(styles.row, isDragged && styles.dragged)}
      ref={handOverFocus}
      onDragOver={(event) => {
        event.preventDefault()
        onDraggedOver()
      }}
      onDrop={(event) => event.preventDefault()}
    >
      <button
        type="button"
        className={styles.grip}
        draggable
        aria-label={t('grip', { number, name: nameOf(stage) })}
        title={t('gripHint')}
        onKeyDown={handleKey}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move'
          onDrag(true)
        }}
        onDragEnd={() => onDrag(false)}
      >
        <GripIcon />
        <span aria-hidden="true">{number}</span>
      </button>
      <StageFields {...props} />
      <StageActs {...props} />
    </li>
  )
}

/** The first name of a stage, for words about it. */
export function nameOf({ names }: EditedStage): string {
  return languages.map((language) => names[language].trim()).find((name) => name !== '') ?? ''
}

function StageFields({ stage, number, nameFault, limitFault, onChange }: Props) {
  const t = useTranslations('stages.list')
  const kinds = Array.from({ length: maxKind }, (_, index) => index + 1)
  const kindLabel = (kind: number) => t('kinds', { kind: String(kind) })
  return (
    <div className={styles.fields}>
      {stage.isFixed ? (
        <div className={styles.fixed}>
          <b>{nameOf(stage)}</b>
          <span>{kindLabel(stage.kind)}</span>
        </div>
      ) : (
        <>
          {languages.map((language, index) => (
            <Field
              key={language}
              isSmall
              label={t(`names.${language}`, { number })}
              value={stage.names[language]}
              maxLength={maxName}
              autoComplete="off"
              onChange={({ target }) => onChange({ names: { ...stage.names, [language]: target.value } })}
              {...(index === 0 && nameFault !== undefined && { error: nameFault })}
            />
          ))}
          <Choice
            label={t('kindOf', { number })}
            items={kinds.map((kind) => ({ value: String(kind), label: kindLabel(kind) }))}
            value={String(stage.kind)}
            onChange={(kind) => onChange({ kind: Number(kind) })}
          />
        </>
      )}
      <Field
        isSmall
        label={t('limitOf', { number })}
        value={stage.limit}
        inputMode="numeric"
        maxLength={3}
        autoComplete="off"
        placeholder={t('noLimit')}
        onChange={({ target }) => onChange({ limit: target.value })}
        {...(limitFault !== undefined && { error: limitFault })}
      />
    </div>
  )
}

/** How many people are in a stage, and the buttons to move it and to take it out. */
function StageActs({ stage, number, count, onMove, onRemove }: Props) {
  const t = useTranslations('stages.list')
  return (
    <div className={styles.acts}>
      <span className={styles.people}>{t('people', { count: stage.people.count })}</span>
      <Button
        look="quiet"
        size="small"
        isIcon
        aria-label={t('earlier', { number })}
        disabled={number === 1}
        onClick={() => onMove(number - 2)}
      >
        <ChevronUpIcon />
      </Button>
      <Button
        look="quiet"
        size="small"
        isIcon
        aria-label={t('later', { number })}
        disabled={number === count}
        onClick={() => onMove(number)}
      >
        <ChevronDownIcon />
      </Button>
      <Button
        look="quiet"
        size="small"
        isIcon
        aria-label={t('remove', { number })}
        disabled={count === 1}
        onClick={onRemove}
      >
        <CrossIcon />
      </Button>
    </div>
  )
}
