import { callQuery } from '@candor/call/web/query'
import { classes } from '@candor/ui/classes.ts'
import { SearchIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { Field } from '@candor/ui/inputs/field'
import { Sheet } from '@candor/ui/overlays/sheet'
import { SectionBody } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { listCompanyLabel, maxLabelLength } from '../contract.ts'
import { readLabels } from '../rules/wire.ts'
import { isSameLabel, isWarningLabel, type Label, labelNameOf, labelsToChoose } from '../rules.ts'
import styles from './label-dialog.module.css'
import { useLabelChanges } from './use-label-changes.ts'

export interface LabelDialogProps {
  candidateId: string
  /** Name of the candidate. */
  name: string
  /** The candidate's labels. */
  labels: readonly Label[]
  /** Called when a label was given or removed: lists that show them must reload. */
  onChanged: () => void
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** A new label by its name, with the refusal that a change takes away. */
function useNewLabel(give: ReturnType<typeof useLabelChanges>['give']) {
  const [words, setWords] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const typed = labelNameOf(words)
  const [add, isAdding] = useOneAtATime(async () => {
    if (typed === '') return
    if (await give({ name: typed }, setFault)) setWords((now) => (now === words ? '' : now))
    // The button that added it is gone with the words, and a fault stands at the field.
    field.current?.focus()
  })
  function change(next: string): void {
    setFault(null)
    setWords(next)
  }
  return { field, words, typed, fault, isAdding, add, change }
}

/** A candidate's labels: the company's to choose from, and a field for a new one. Every press acts at once. */
export function LabelDialog(props: LabelDialogProps) {
  const { candidateId, name, labels, onChanged, isOpen, onOpenChange } = props
  const t = useTranslations('candidates')
  const query = useQuery({ ...callQuery(listCompanyLabel, {}), select: readLabels, enabled: isOpen })
  const { done, give, take } = useLabelChanges(candidateId, onChanged)
  const { add, change, typed, ...adding } = useNewLabel(give)
  const isHeld = ({ id }: Label) => labels.some((label) => label.id === id)
  const offered = labelsToChoose(query.data ?? [], labels, adding.words)
  const none = { kind: 'empty', title: t(typed === '' ? 'noLabels' : 'noSuchLabel') } as const
  const isNew = typed !== '' && !offered.some((label) => isSameLabel(label.name, typed))

  return (
    <Sheet
      title={t('labelsOf', { name })}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <Button look="primary" onClick={() => onOpenChange(false)}>
          {t('done')}
        </Button>
      }
    >
      <LabelForm {...adding} newName={isNew ? typed : null} onWords={change} onAdd={() => void add()} />
      <SectionBody state={sectionState(query, t('labelsFailed'), offered.length === 0 && none)}>
        <ul className={styles.labels}>
          {offered.map((label) => (
            <li key={label.id}>
              <LabelButton
                label={label}
                isHeld={isHeld(label)}
                onPress={() => (isHeld(label) ? take(label) : give({ id: label.id }))}
              />
            </li>
          ))}
        </ul>
      </SectionBody>
      <p role="status" className="sr">
        {done}
      </p>
    </Sheet>
  )
}

interface LabelFormProps {
  field: RefObject<HTMLInputElement | null>
  words: string
  /** The typed name, where no label of the company has it. */
  newName: string | null
  isAdding: boolean
  /** Why the new label was refused; null without a refusal. */
  fault: string | null
  onWords: (words: string) => void
  onAdd: () => void
}

/** The field to find a label, and the button to add one by its name. */
function LabelForm({ field, words, newName, isAdding, fault, onWords, onAdd }: LabelFormProps) {
  const t = useTranslations('candidates')
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    onAdd()
  }
  return (
    <form className={styles.find} onSubmit={handleSubmit}>
      <Field
        ref={field}
        label={t('findLabel')}
        isLabelHidden
        placeholder={t('findLabel')}
        autoComplete="off"
        maxLength={maxLabelLength}
        value={words}
        {...(fault !== null && { error: fault })}
        onChange={({ target }) => onWords(target.value)}
        start={<SearchIcon />}
      />
      {newName !== null && (
        <Button type="submit" disabled={isAdding}>
          {t('addLabel', { name: newName })}
        </Button>
      )}
    </form>
  )
}

interface LabelButtonProps {
  label: Label
  isHeld: boolean
  onPress: () => Promise<unknown>
}

/** A label to give or remove; acts on other labels meanwhile do not block it. */
function LabelButton({ label, isHeld, onPress }: LabelButtonProps) {
  const [press, isBusy] = useOneAtATime(onPress)
  return (
    <button
      type="button"
      className={classes(styles.label, isWarningLabel(label.id) && styles.red)}
      aria-pressed={isHeld}
      aria-disabled={isBusy}
      onClick={() => void press()}
    >
      <span className={styles.sign} aria-hidden="true">
        {isHeld ? '✓' : '+'}
      </span>
      {label.name}
    </button>
  )
}
