import { Link } from '@tanstack/react-router'
import { type Ref, useEffect, useRef } from 'react'
import { useSignedIn } from '../../../../sign-in/session/web/signed-in.ts'
import { reportSearch } from '../../../candidates/rules/ids.ts'
import { useLocalName } from '../local-name.ts'
import styles from './person-link.module.css'

interface Props {
  person: {
    readonly candidateId: string
    readonly interviewId: string | null
    readonly name: string
    readonly nameLatin: string | null
  }
  /** Whether Tab reaches it. */
  isReachable?: boolean
  /** Takes the browser's focus each time that the number grows. */
  takesFocus?: number
}

function useTakenFocus(takesFocus: number): Ref<HTMLAnchorElement> {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (takesFocus > 0) link.current?.focus()
  }, [takesFocus])
  return link
}

/** A candidate's name in both scripts, as a link to the report. */
export function PersonLink({ person, isReachable = true, takesFocus = 0 }: Props) {
  const localName = useLocalName()
  const signedIn = useSignedIn()
  const link = useTakenFocus(takesFocus)
  const name = localName(person)
  const other = name === person.nameLatin ? person.name : person.nameLatin
  return (
    <span className={styles.name}>
      <Link
        ref={link}
        to="/shareurl"
        search={reportSearch({ ...person, companyId: signedIn?.userInfo.companyId })}
        tabIndex={isReachable ? 0 : -1}
        draggable={false}
        preload={false}
        data-candidate={person.candidateId}
      >
        {name}
      </Link>
      {other && other !== name && <span lang={name === person.name ? 'en' : 'zh'}>{other}</span>}
    </span>
  )
}
