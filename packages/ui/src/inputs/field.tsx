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

/** Separates what the frame shows from what belongs to the input itself. */
function useFramed<Props extends FieldProps | AreaFieldProps>(props: Props) {
  const { label, isLabelHidden, isSmall, hint, error, start, end, ...own } = props
  const ids = useFieldIds({ hint, error }, props.id)
  const frame = { label, isLabelHidden, isSmall, hint, error, start, end, id: ids.id }
  return { frame, own: { ...own, ...ids } }
}

/** A labelled input. Its error is below it, is announced at once, and belongs to it for screen readers. */
export function Field(props: FieldProps) {
  const { frame, own } = useFramed(props)
  return (
    <Frame {...frame}>
      <input {...own} className={classes(styles.input, props.className)} />
    </Frame>
  )
}

/** The same for text of several lines. */
export function AreaField(props: AreaFieldProps) {
  const { frame, own } = useFramed(props)
  return (
    <Frame {...frame}>
      <textarea rows={3} {...own} className={classes(styles.input, styles.area, props.className)} />
    </Frame>
  )
}
