import { callApi } from '@candor/call/web/api'
import { CallFailure } from '@candor/call/web/send'
import { formatDateTime } from '@candor/messages/dates'
import { nameIn } from '@candor/messages/local-name'
import { classes } from '@candor/ui/classes.ts'
import { MergeIcon, UserIcon } from '@candor/ui/icons'
import { Button } from '@candor/ui/inputs/button'
import { useToasts } from '@candor/ui/overlays/toast'
import { useOneAtATime } from '@candor/ui/use-one-at-a-time.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useLocale, useTranslations } from 'use-intl'
import { useSignedIn } from '../../../sign-in/session/web/signed-in.ts'
import { ofCandidate } from '../../candidates/rules/ids.ts'
import { tellApart } from '../contract.ts'
import type { readApart, SamePerson } from '../rules/wire.ts'
import styles from './person-hints.module.css'
import { useHintWords } from './same-person.tsx'

type PersonApart = ReturnType<typeof readApart>[number]

interface Props {
  candidateId: string
  /** Other persons with the same phone or e-mail, and those that somebody told apart. */
  hints: { readonly same: readonly SamePerson[]; readonly apart: readonly PersonApart[] }
  /** What the reader may do: `edit` tells apart. */
  may: { readonly edit: boolean; readonly merge: boolean }
}

/**
 * Other applications that may be of the same person, each with the ways to merge and to tell apart. A person who was
 * told apart stays as a quiet line with the way back.
 */
export function PersonHints({ candidateId, hints, may }: Props) {
  const t = useTranslations('persons')
  // A hint keeps its place, so that the focus stays on its button.
  const persons = [...hints.same, ...hints.apart].sort((a, b) => b.at - a.at)
  if (persons.length === 0) return null
  return (
    <ul className={styles.hints} aria-label={t(hints.same.length > 0 ? 'title' : 'titleApart')}>
      {persons.map((person) => (
        <Hint
          key={person.candidateId}
          candidateId={candidateId}
          person={person}
          apart={hints.apart.find((told) => told.candidateId === person.candidateId) ?? null}
          may={may}
        />
      ))}
    </ul>
  )
}

interface HintProps extends Pick<Props, 'candidateId' | 'may'> {
  person: SamePerson
  apart: PersonApart | null
}

function Hint({ candidateId, person, apart, may }: HintProps) {
  const t = useTranslations('persons')
  const words = useHintWords()
  const [tell, isSending] = useTelling(candidateId, person)
  const isApart = apart !== null
  return (
    <li className={classes(styles.hint, isApart && styles.apart)}>
      <UserIcon />
      <div className={styles.who}>
        <p>
          <Link
            className={styles.name}
            to="/candidates/$candidateId"
            params={{ candidateId: person.candidateId }}
          >
            {words.title(person)}
          </Link>
        </p>
        <p className={styles.where}>{isApart ? <ToldBy apart={apart} /> : words.where(person)}</p>
      </div>
      <div className={styles.acts}>
        {may.edit && (
          <Button
            size="small"
            look={isApart ? 'quiet' : 'default'}
            disabled={isSending}
            aria-busy={isSending}
            onClick={() => void tell(!isApart)}
          >
            {t(isApart ? 'takeBack' : 'notSamePerson')}
          </Button>
        )}
        {may.merge && !isApart && (
          <Button
            size="small"
            render={
              <Link
                to="/candidates/$candidateId/merge/{-$otherId}"
                params={{ candidateId, otherId: person.candidateId }}
              />
            }
          >
            <MergeIcon />
            {t('compare')}
          </Button>
        )}
      </div>
    </li>
  )
}

/** Who told a person apart, and when. */
function ToldBy({ apart }: { apart: PersonApart }) {
  const t = useTranslations('persons')
  const timeZone = useSignedIn()?.userInfo.timeZone ?? 'UTC'
  return t('apartBy', { by: apart.byName, when: formatDateTime(apart.toldAt, timeZone).slice(0, 16) })
}

/** Tells a person apart, or takes that back. A failure has its toast from the call. */
function useTelling(candidateId: string, person: SamePerson) {
  const t = useTranslations('persons')
  const locale = useLocale()
  const { notify } = useToasts()
  const queries = useQueryClient()
  return useOneAtATime(async (isApart: boolean) => {
    try {
      await callApi(tellApart, { ...ofCandidate(candidateId), otherId: person.candidateId, isApart })
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      await queries.invalidateQueries()
      return
    }
    const name = nameIn(locale, person.name, person.nameLatin)
    notify({ kind: 'success', text: t(isApart ? 'apartKept' : 'apartTakenBack', { name }) })
    await queries.invalidateQueries()
  })
}
