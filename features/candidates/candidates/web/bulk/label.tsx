import { callQuery } from '@candor/call/web/query'
import { classes } from '@candor/ui/classes.ts'
import { SearchIcon } from '@candor/ui/icons'
import { Field } from '@candor/ui/inputs/field'
import { Segments } from '@candor/ui/inputs/segments'
import { SectionBody } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { BulkSheetProps } from '../../../bulk/web/bulk-registry.ts'
import { BulkSheetFrame } from '../../../bulk/web/bulk-sheet.tsx'
import { listCompanyLabel, maxLabelLength } from '../../contract.ts'
import { readLabels, writeWanted } from '../../rules/wire.ts'
import { isSameLabel, isWarningLabel, type Label, labelNameOf, labelsToChoose } from '../../rules.ts'
import styles from '../label-dialog.module.css'

/** A label of the company, or a new one by its name. */
type ChosenLabel = Label | { readonly id: null; readonly name: string }

interface ChoiceProps {
  readonly chosen: ChosenLabel | null
  readonly takesNew: boolean
  readonly onChoose: (label: ChosenLabel) => void
}

function LabelChoice({ chosen, takesNew, onChoose }: ChoiceProps) {
  const t = useTranslations('candidates')
  const [words, setWords] = useState('')
  const query = useQuery({ ...callQuery(listCompanyLabel, {}), select: readLabels })
  const offered: ChosenLabel[] = labelsToChoose(query.data ?? [], [], words)
  const typed = labelNameOf(words)
  const isNew = takesNew && typed !== '' && !offered.some(({ name }) => isSameLabel(name, typed))
  const shown = isNew ? [...offered, { id: null, name: typed }] : offered
  const none = { kind: 'empty', title: t(typed === '' ? 'noLabels' : 'noSuchLabel') } as const
  return (
    <div>
      <div className={styles.find}>
        <Field
          label={t('findLabel')}
          isLabelHidden
          placeholder={t('findLabel')}
          autoComplete="off"
          maxLength={maxLabelLength}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          start={<SearchIcon />}
        />
      </div>
      <SectionBody state={sectionState(query, t('labelsFailed'), shown.length === 0 && none)}>
        <ul className={styles.labels}>
          {shown.map((label) => (
            <li key={label.id ?? 'new'}>
              <button
                type="button"
                className={classes(styles.label, label.id !== null && isWarningLabel(label.id) && styles.red)}
                aria-pressed={chosen !== null && isSameLabel(chosen.name, label.name)}
                onClick={() => onChoose(label)}
              >
                <span className={styles.sign} aria-hidden="true">
                  {chosen !== null && isSameLabel(chosen.name, label.name) ? '✓' : '+'}
                </span>
                {label.name}
              </button>
            </li>
          ))}
        </ul>
      </SectionBody>
    </div>
  )
}

/** Gives the chosen candidates one label, or takes it from them. */
export function BulkSheet(props: BulkSheetProps) {
  const t = useTranslations('bulk')
  const [how, setHow] = useState<'give' | 'take'>('give')
  const [label, setLabel] = useState<ChosenLabel | null>(null)
  const isRemoved = how === 'take'
  const named = label && writeWanted(label.id === null ? { name: label.name } : { id: label.id })
  return (
    <BulkSheetFrame
      {...props}
      title={t('label.title', { count: props.count })}
      terms={named && { kind: 'label', isRemoved, ...named }}
      words={{}}
      missing={label === null ? t('label.missing') : null}
      submit={(count) => t(isRemoved ? 'label.take' : 'label.give', { count, name: label?.name ?? '' })}
    >
      <Segments
        label={t('label.how')}
        layout="bare"
        items={[
          { value: 'give', label: t('label.giving') },
          { value: 'take', label: t('label.taking') },
        ]}
        value={how}
        onChange={setHow}
      />
      <LabelChoice chosen={label} takesNew={!isRemoved} onChoose={setLabel} />
    </BulkSheetFrame>
  )
}
