import { initialsOf } from '@candor/messages/initials'
import { nameIn } from '@candor/messages/local-name'
import { classes } from '@candor/ui/classes.ts'
import { CheckIcon, ClockIcon, UndoIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { TodayThing } from '../contract.ts'
import { keyOf, useRowOfPage } from './row-context.ts'
import styles from './today-row.module.css'
import { TimesLine, WhenCell } from './when-cell.tsx'

interface Props {
  thing: TodayThing
  icon: ReactNode
  /** The work to do. */
  title: string
  /** Words of people, or facts; in full when the row is looked at. */
  line?: ReactNode
  /** Who waits, or who said something. */
  who?: { readonly name: string; readonly text: string } | undefined
  /** The acts. The first button or link is the act that Enter does. */
  children?: ReactNode
}

/** The name of the candidate of a thing in the language of the page; null without one. */
export function useNameOf({ name, nameLatin }: Pick<TodayThing, 'name' | 'nameLatin'>): string | null {
  const locale = useLocale()
  return name === null ? null : nameIn(locale, name, nameLatin)
}

/** One thing of Today: when, what, about whom, who waits, and its acts. */
export function TodayRow({ thing, icon, title, line, who, children }: Props) {
  const t = useTranslations('today-parts')
  const locale = useLocale()
  const page = useRowOfPage()
  const key = keyOf(thing)
  const name = useNameOf(thing)
  const other = name === thing.nameLatin ? thing.name : thing.nameLatin
  const isFocused = page.focused === key
  const element = useRef<HTMLLIElement>(null)
  const takesFocus = isFocused ? page.steps : 0
  useEffect(() => {
    if (takesFocus > 0) element.current?.focus()
  }, [takesFocus])
  const isLooked = page.looked === key
  useEffect(() => {
    if (isLooked) element.current?.scrollIntoView({ block: 'nearest' })
  }, [isLooked])
  const position =
    thing.positionName === null ? '' : nameIn(locale, thing.positionName, thing.positionNameLatin)
  return (
    <li
      ref={element}
      className={classes(styles.row, isFocused && styles.focused, isLooked && styles.looked)}
      data-thing={key}
      tabIndex={page.reachable === key ? 0 : -1}
      onFocus={() => page.onFocus(key)}
    >
      <WhenCell thing={thing} />
      <span className={styles.icon}>{icon}</span>
      <div className={styles.what}>
        <p className={styles.title}>
          <b>{title}</b> {name && <span dir="auto">{name}</span>}
          {other && (
            <span className={styles.other} dir="auto">
              {' '}
              {other}
            </span>
          )}
        </p>
        {line && <div className={styles.line}>{line}</div>}
        {isLooked && position && <p className={styles.line}>{t('position', { position })}</p>}
        {isLooked && <TimesLine thing={thing} />}
      </div>
      <div className={styles.who}>
        {who && (
          <>
            <span className={styles.disc} aria-hidden="true">
              {initialsOf(who.name)}
            </span>
            <span>{who.text}</span>
          </>
        )}
      </div>
      <div className={styles.acts} data-acts>
        {children}
        <RowMarks thing={thing} about={name ? `${title} ${name}` : title} />
      </div>
    </li>
  )
}

/** Putting off, taking back, and marking as done. */
function RowMarks({ thing, about }: { thing: TodayThing; about: string }) {
  const t = useTranslations('today-parts')
  const { onMark, onPutOff, onTakeBack } = useRowOfPage()
  if (thing.until !== null)
    return (
      <Button
        look="quiet"
        size="small"
        aria-label={t('takeBackOf', { about })}
        onClick={() => onTakeBack(thing)}
      >
        <UndoIcon />
        {t('takeBack')}
      </Button>
    )
  return (
    <>
      {onMark && (
        <Button
          look="quiet"
          isIcon
          aria-label={t('doneOf', { about })}
          title={t('done')}
          onClick={() => onMark(thing)}
        >
          <CheckIcon />
        </Button>
      )}
      <Button
        look="quiet"
        isIcon
        aria-label={t('putOffOf', { about })}
        title={t('putOff')}
        data-put-off
        onClick={() => onPutOff(thing)}
      >
        <ClockIcon />
      </Button>
    </>
  )
}
