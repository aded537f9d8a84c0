import type { CallFailure } from '@candor/call/web/send'
import { classes } from '@candor/ui/classes.ts'
import { Field } from '@candor/ui/inputs/field'
import { FrozenFields } from '@candor/ui/inputs/frozen-fields'
import { useIsMounted } from '@candor/ui/loading/use-is-mounted.ts'
import { FormSheet } from '@candor/ui/overlays/form-sheet'
import { useTellIfGone } from '@candor/ui/overlays/use-tell-if-gone.ts'
import { CountedArea } from '@candor/ui/sections/counted-area'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { maxDescription, maxFormName } from '../contract/content.ts'
import styles from './name-sheet.module.css'

interface Named {
  readonly name: string
  readonly description: string
}

interface Props {
  title: string
  action: string
  isOpen: boolean
  onClose: () => void
  /** The present name. */
  named?: Named
  /** Saves the name; the sheet may be closed by the time it has, which `isOpen` says. */
  onSave: (named: Named, isOpen: () => boolean) => Promise<{ failure?: CallFailure } | object>
}

const unnamed: Named = { name: '', description: '' }

/** Asks how a form is called, and what is said at its head. */
export function NameSheet({ title, action, isOpen, onClose, ...rest }: Props) {
  return (
    <FormSheet title={title} submit={action} isOpen={isOpen} onClose={onClose}>
      {(id) => <NameForm id={id} onClose={onClose} {...rest} />}
    </FormSheet>
  )
}

type FormProps = Pick<Props, 'named' | 'onSave' | 'onClose'> & { id: string }

function NameForm({ id, named = unnamed, onSave, onClose }: FormProps) {
  const t = useTranslations('assessment-forms')
  const isMounted = useIsMounted()
  const tellIfGone = useTellIfGone()
  const [typed, setTyped] = useState<Named | null>(null)
  const [error, setError] = useState<string | undefined>(undefined)
  const { name, description } = typed ?? named
  const [save, isPending] = useOneAtATime(async () => {
    const done = await onSave({ name: name.trim(), description: description.trim() }, isMounted)
    if ('failure' in done && done.failure) {
      setError(done.failure.message)
      tellIfGone(done.failure)
    } else if (isMounted()) onClose()
  })
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (name.trim() === '') setError(t('nameMissing'))
    else void save()
  }
  return (
    <form id={id} className={styles.form} aria-busy={isPending} noValidate onSubmit={handleSubmit}>
      <FrozenFields isFrozen={isPending}>
        <Field
          label={t('nameLabel')}
          value={name}
          maxLength={maxFormName}
          autoComplete="off"
          error={error}
          onChange={(event) => {
            setTyped({ name: event.target.value, description })
            setError(undefined)
          }}
        />
        <CountedArea
          label={t('description')}
          value={description}
          most={maxDescription}
          onChange={(event) => setTyped({ name, description: event.target.value })}
        />
        <p className={classes('hint', styles.hint)}>{t('descriptionHint')}</p>
      </FrozenFields>
    </form>
  )
}
