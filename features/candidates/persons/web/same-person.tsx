import { formatDateTime } from '@candor/messages/dates'
import { nameIn } from '@candor/messages/local-name'
import { Button } from '@candor/ui/inputs/button'
import { useLocale, useTranslations } from 'use-intl'
import { useSignedIn } from '../../../sign-in/session/web/signed-in.ts'
import type { SamePerson } from '../rules/wire.ts'
import styles from './same-person.module.css'

/** Whose person it is: the candidate of another application, `new` for nobody else, null while nobody has said. */
export type PersonChoice = string | null
export const newPerson = 'new'

/** Returns the application whose person is joined; undefined for a new person. */
export function joinedWith(choice: PersonChoice): string | undefined {
  return choice === null || choice === newPerson || choice === '' ? undefined : choice
}

interface Props {
  persons: readonly SamePerson[]
  /** The position to which the candidate is added. */
  positionId: string | null
  choice: PersonChoice
  onChoose: (choice: PersonChoice) => void
}

/** A hint in words: whose phone or e-mail it is, and where that person stands. */
export function useHintWords() {
  const t = useTranslations('persons')
  const locale = useLocale()
  const timeZone = useSignedIn()?.userInfo.timeZone ?? 'UTC'
  const has = (person: SamePerson, kind: 'phone' | 'email') => person.by.some((by) => by === kind)
  return {
    title(person: SamePerson): string {
      const name = nameIn(locale, person.name, person.nameLatin)
      if (has(person, 'phone') && has(person, 'email')) return t('sameBoth', { name })
      return has(person, 'phone') ? t('samePhone', { name }) : t('sameEmail', { name })
    },
    where: ({ positionName, positionNameLatin, outcome, stageName, at }: SamePerson): string =>
      t('where', {
        position: nameIn(locale, positionName, positionNameLatin),
        state: outcome === null ? stageName : t(`inOutcome.${outcome}`),
        when: formatDateTime(at, timeZone).slice(0, 10),
      }),
  }
}

/** Applications with the same phone or e-mail: where they are, and whether this is the same person. */
export function SamePersonHint({ persons, positionId, choice, onChoose }: Props) {
  const t = useTranslations('persons')
  const words = useHintWords()
  if (persons.length === 0) return null
  const isHere = persons.some((person) => person.positionId === positionId)
  const isJoined = joinedWith(choice) !== undefined
  return (
    <section className={styles.hint} aria-label={t('title')} aria-live="polite">
      {persons.map((person) => {
        const isChosen = choice === person.candidateId
        return (
          <div key={person.candidateId} className={styles.person}>
            <div className={styles.who}>
              <p className={styles.name}>{words.title(person)}</p>
              <p className={styles.where}>{words.where(person)}</p>
            </div>
            <div className={styles.acts}>
              <Button
                size="small"
                look={isChosen ? 'primary' : 'default'}
                aria-pressed={isChosen}
                onClick={() => onChoose(person.candidateId)}
              >
                {t('same')}
              </Button>
              <Button
                size="small"
                look={choice === newPerson ? 'primary' : 'default'}
                aria-pressed={choice === newPerson}
                onClick={() => onChoose(newPerson)}
              >
                {t('notSame')}
              </Button>
            </div>
          </div>
        )
      })}
      {isHere && <p className={styles.warning}>{t('inThisPosition')}</p>}
      {choice !== null && choice !== '' && <p className={styles.said}>{t(isJoined ? 'joined' : 'apart')}</p>}
    </section>
  )
}
