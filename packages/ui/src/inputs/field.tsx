import { type ComponentProps, type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'
import { FlagIcon } from '../icons.tsx'
import styles from './field.module.css'

type FieldFrame = {
  label: string
  isLabelHidden?: boolean
  /** Whether it is small, as high as a select, for columns of many fields. */
  isSmall?: boolean
  hint?: ReactNode
  /** Why the value is refused, in a sentence. The input keeps its content. */
  error?: string
  start?: ReactNode
  end?: ReactNode
}

export type FieldProps = FieldFrame & Omit<ComponentProps<'input'>, 'children'>
export type AreaFieldProps = FieldFrame & Omit<ComponentProps<'textarea'>, 'children'>

function useFieldIds({ hint, error }: Pick<FieldFrame, 'hint' | 'error'>, givenId: string | undefined) {
  const ownId = useId()
  const id = givenId ?? ownId
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return { id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined }
}

/** Why what was given is refused; read out at once. The input names it as its description. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <span className={styles.error} id={id} role="alert">
      <FlagIcon />
      {children}
    </span>
  )
}

function Frame({ id, children, ...frame }: FieldFrame & { id: string; children: ReactNode }) {
  return (
    <div className={styles.field} data-small={frame.isSmall || undefined}>
      <label htmlFor={id} className={frame.isLabelHidden ? 'sr' : styles.label}>
        {frame.label}
      </label>
      <div className={styles.box}>
        {frame.start}
        {children}
        {frame.end}
      </div>
      {frame.error && <FieldError id={`${id}-error`}>{frame.error}</FieldError>}
      {frame.hint && (
        <span className={styles.hint} id={`${id}-hint`}>
          {frame.hint}
        </span>
      )}
    </div>
  )
}

/** A labelled input. Its error is below it, is announced at once, and belongs to it for screen readers. */
export function Field({
  label,
  isLabelHidden,
  isSmall,
  hint,
  error,
  start,
  end,
  className,
  ...input
}: FieldProps) {
  const ids = useFieldIds({ hint, error }, input.id)
  return (
    <Frame {...{ label, isLabelHidden, isSmall, hint, error, start, end }} id={ids.id}>
      <input {...input} {...ids} className={classes(styles.input, className)} />
    </Frame>
  )
}

/** The same for text of several lines. */
export function AreaField({
  label,
  isLabelHidden,
  isSmall,
  hint,
  error,
  start,
  end,
  className,
  ...area
}: AreaFieldProps) {
  const ids = useFieldIds({ hint, error }, area.id)
  return (
    <Frame {...{ label, isLabelHidden, isSmall, hint, error, start, end }} id={ids.id}>
      <textarea rows={3} {...area} {...ids} className={classes(styles.input, styles.area, className)} />
    </Frame>
  )
}
