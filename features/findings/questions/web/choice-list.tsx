import { CheckIcon } from '@candor/ui/icons'
import { useTranslations } from 'use-intl'
import type { Choice } from '../rules/choices.ts'
import styles from './choice-list.module.css'

interface Props {
  choices: readonly Choice[]
  isSorting: boolean
  lang: string | undefined
}

/** The options with the candidate's choice and, where the company shows it, the correct one. */
export function ChoiceList({ choices, isSorting, lang }: Props) {
  const t = useTranslations('questions')
  const List = isSorting ? 'ol' : 'ul'
  return (
    <List className={styles.list} aria-label={t(isSorting ? 'candidatesOrder' : 'options')}>
      {choices.map((choice) => (
        <li key={choice.code} className={styles.choice} data-chosen={choice.isChosen}>
          <span className={styles.code}>{choice.code}</span>
          <div className={styles.content} lang={lang}>
            <p>{choice.content}</p>
            {choice.extra && <p className={styles.extra}>{choice.extra}</p>}
          </div>
          <span className={styles.marks}>
            {isSorting ? <PlaceMark choice={choice} /> : <ChoiceMark choice={choice} />}
          </span>
        </li>
      ))}
    </List>
  )
}

function ChoiceMark({ choice }: { choice: Choice }) {
  const t = useTranslations('questions')
  return (
    <>
      {choice.isChosen && <span>{t('chosen')}</span>}
      {choice.isRight && (
        <span className={styles.right}>
          <CheckIcon />
          {t('right')}
        </span>
      )}
    </>
  )
}

function PlaceMark({ choice: { place, rightPlace } }: { choice: Choice }) {
  const t = useTranslations('questions')
  const isInPlace = place !== null && place === rightPlace
  return (
    <>
      {place === null && <span>{t('notPlaced')}</span>}
      {isInPlace && (
        <span className={styles.right}>
          <CheckIcon />
          {t('inPlace')}
        </span>
      )}
      {rightPlace !== null && !isInPlace && <span>{t('belongsAt', { place: rightPlace })}</span>}
    </>
  )
}
