import { classes } from '@candor/ui/classes.ts'
import { NextPage } from '@candor/ui/next-page'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useLocalName } from '../../../candidates/shortlist/web/local-name.ts'
import { ColleagueMarks } from '../../../candidates/shortlist/web/pieces/colleague-marks.tsx'
import { PersonLink } from '../../../candidates/shortlist/web/pieces/person-link.tsx'
import { useSignedIn } from '../../../sign-in/session/web/signed-in.ts'
import { mostCounted, type Passage } from '../contract.ts'
import { type Group, quoteOf } from '../rules/groups.ts'
import { hitAddress } from '../rules/hit-address.ts'
import type { FoundPerson } from '../rules/wire.ts'
import styles from './hits.module.css'
import { Quote } from './quote.tsx'
import { usePlaceWords } from './use-place-words.ts'
import type { usePassages } from './use-search.ts'

interface Props {
  groups: readonly Group[]
  list: ReturnType<typeof usePassages>
  focused: string | null
  onFocus: (passageId: string) => void
  onOpen: () => void
}

/** The found passages by candidate. */
export function Hits({ groups, list, ...row }: Props) {
  return (
    <>
      {groups.map(({ person, passages }) => (
        <section key={person.candidateId} className={styles.person}>
          <PersonHead person={person} />
          <ul className={styles.hits}>
            {passages.map((passage) => (
              <Hit key={passage.passageId} passage={passage} person={person} {...row} />
            ))}
          </ul>
        </section>
      ))}
      {list.hasNextPage && <NextPage list={list} ahead="600px" className={styles.more} />}
    </>
  )
}

function PersonHead({ person }: { person: FoundPerson }) {
  const t = useTranslations('search')
  const localName = useLocalName()
  const { positionName: name, positionNameLatin: nameLatin, stageName, count } = person
  return (
    <h2 className={styles.head}>
      <PersonLink person={person} />
      <span className={styles.facts}>
        {t('standing', { position: localName({ name, nameLatin }), stage: stageName })}
      </span>
      <ColleagueMarks person={person} most={4} />
      <span className={styles.count}>
        {count > mostCounted ? t('manyOfPerson', { most: mostCounted }) : t('ofPerson', { count })}
      </span>
    </h2>
  )
}

interface HitProps extends Pick<Props, 'focused' | 'onFocus' | 'onOpen'> {
  passage: Passage
  person: FoundPerson
}

/** One passage: its place opens the report there, a press on its words shows it beside. */
function Hit({ passage, person, focused, onFocus, onOpen }: HitProps) {
  const t = useTranslations('search')
  const localName = useLocalName()
  const signedIn = useSignedIn()
  const words = usePlaceWords()
  const isFocused = passage.passageId === focused
  const place = words.at(passage)
  return (
    <li
      className={classes(styles.hit, isFocused && styles.now)}
      data-passage={passage.passageId}
      aria-current={isFocused || undefined}
    >
      <Link
        to="/shareurl"
        search={hitAddress(passage, person.interviewId, signedIn?.userInfo.companyId)}
        className={styles.at}
        aria-label={t('openAt', { name: localName(person), place })}
        preload={false}
        onClick={onOpen}
      >
        {place}
      </Link>
      <button type="button" className={styles.quote} onClick={() => onFocus(passage.passageId)}>
        <Quote passage={quoteOf(passage)} />
      </button>
      <span className={styles.where}>{words.where(passage)}</span>
    </li>
  )
}
