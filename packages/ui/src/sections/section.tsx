import { type CSSProperties, type ReactNode, useId, useState } from 'react'
import { classes } from '../classes.ts'
import { ChevronDownIcon } from '../icons.tsx'
import styles from './section.module.css'
import { SectionBody, type SectionState } from './section-body.tsx'

export type { SectionState } from './section-body.tsx'

export type SectionProps = {
  title: string
  /** The result that a closed section still shows, at the right end. */
  end?: ReactNode
  state?: SectionState
  /** The height in px that the body keeps until its content has loaded. */
  minHeight?: number
  isFoldable?: boolean
  isOpen?: boolean
  isOpenAtFirst?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** A fold within a section: a hairline in place of the ink rule. */
  isInner?: boolean
  level?: 2 | 3 | 4
  id?: string
  children?: ReactNode
}

/** A part of a page under an ink rule, which shows loading, analysing, failure and emptiness of its content. */
export function Section(props: SectionProps) {
  const { title, end, state = { kind: 'ready' }, minHeight = 96, isFoldable = false, isInner = false } = props
  const [wasOpened, setWasOpened] = useState(props.isOpenAtFirst ?? true)
  const ownId = useId()
  const id = props.id ?? ownId
  const isOpen = !isFoldable || (props.isOpen ?? wasOpened)
  const level = props.level ?? (isInner ? 3 : 2)
  const Heading = `h${level}` as const
  const size: CSSProperties & Record<'--section-min-height', string> = {
    '--section-min-height': state.kind === 'ready' || state.kind === 'empty' ? '0' : `${minHeight}px`,
  }

  function handleToggle() {
    setWasOpened(!isOpen)
    props.onOpenChange?.(!isOpen)
  }

  return (
    <section
      className={classes(styles.section, isInner && styles.inner)}
      // What several parts hold alike is no landmark of the page.
      aria-labelledby={level < 4 ? `${id}-title` : undefined}
      id={id}
    >
      <header className={styles.header}>
        <Heading className={styles.title} id={`${id}-title`}>
          {isFoldable ? (
            <button
              type="button"
              className={styles.fold}
              aria-expanded={isOpen}
              aria-controls={`${id}-body`}
              onClick={handleToggle}
            >
              <ChevronDownIcon className={styles.chevron} />
              {title}
            </button>
          ) : (
            title
          )}
        </Heading>
        {end && <div className={styles.end}>{end}</div>}
      </header>
      <div className={styles.body} id={`${id}-body`} hidden={!isOpen} style={size}>
        {isOpen && <SectionBody state={state}>{props.children}</SectionBody>}
      </div>
    </section>
  )
}
