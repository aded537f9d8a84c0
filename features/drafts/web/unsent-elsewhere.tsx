import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSignedIn } from '../../session/web/signed-in.ts'
import { listUnsent, onDraftsChange, type StoredDraft } from './draft-store.ts'
import styles from './unsent-elsewhere.module.css'

function useUnsent(): readonly StoredDraft[] {
  const accountId = useSignedIn()?.userInfo.userId
  const [unsent, setUnsent] = useState<readonly StoredDraft[]>([])
  useEffect(() => {
    if (!accountId) {
      setUnsent([])
      return
    }
    let isOver = false
    const look = () => void listUnsent(accountId).then((found) => isOver || setUnsent(found))
    look()
    const stop = onDraftsChange(look)
    return () => {
      isOver = true
      stop()
    }
  }, [accountId])
  return unsent
}

interface Props {
  /** The candidate whose report is open: what waits there says so itself. */
  candidateId?: string | undefined
}

/** What was entered elsewhere and never reached the server, each with the way to it. */
export function UnsentElsewhere({ candidateId }: Props) {
  const t = useTranslations('drafts')
  const elsewhere = useUnsent().filter((draft) => draft.candidateId !== candidateId)
  if (elsewhere.length === 0) return null
  // What waits on one page may be about several candidates.
  const places = new Map(
    elsewhere.map(({ unsent }) => {
      const { href, name } = unsent ?? { href: '', name: '' }
      return [`${href} ${name}`, { href, name }]
    }),
  )
  const said = elsewhere.every(({ unsent }) => unsent?.isEvaluation)
    ? t('unsentEvaluations', { count: new Set(elsewhere.map((draft) => draft.candidateId)).size })
    : t('unsentElsewhere', { count: elsewhere.length })
  return (
    <aside className={styles.note} aria-label={said}>
      <span>{said}</span>
      <ul className={styles.places}>
        {[...places].map(([place, { href, name }]) => (
          <li key={place}>
            <Link to={href}>{name}</Link>
          </li>
        ))}
      </ul>
    </aside>
  )
}
