import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSignedIn } from '../../../sign-in/session/web/signed-in.ts'
import { listUnsent, onDraftsChange, type UnsentDraft } from './draft-store.ts'
import styles from './unsent-elsewhere.module.css'

function useUnsent(): readonly UnsentDraft[] {
  const accountId = useSignedIn()?.userInfo.userId
  const [unsent, setUnsent] = useState<readonly UnsentDraft[]>([])
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
  /** The candidate of the open report, whose own sections show what is unsent; other pages have no such candidate. */
  candidateId?: string | undefined
  /** The addresses under which that report is drawn. */
  paths: readonly string[]
}

/** The unsent drafts of other pages, with links to them. */
export function UnsentElsewhere({ candidateId, paths }: Props) {
  const t = useTranslations('drafts')
  const elsewhere = useUnsent().filter(
    ({ unsent, ...draft }) =>
      draft.candidateId !== candidateId || !paths.includes(unsent.href.split('?')[0] ?? ''),
  )
  if (elsewhere.length === 0) return null
  // One page may have drafts about several candidates.
  const pages = new Map(elsewhere.map(({ unsent: { href, name } }) => [`${href} ${name}`, { href, name }]))
  const message = elsewhere.every(({ unsent }) => unsent.isEvaluation)
    ? t('unsentEvaluations', { count: new Set(elsewhere.map((draft) => draft.candidateId)).size })
    : t('unsentElsewhere', { count: elsewhere.length })
  return (
    <aside className={styles.note} aria-label={message}>
      <span>{message}</span>
      <ul className={styles.pages}>
        {[...pages].map(([page, { href, name }]) => (
          <li key={page}>
            <Link to={href}>{name}</Link>
          </li>
        ))}
      </ul>
    </aside>
  )
}
