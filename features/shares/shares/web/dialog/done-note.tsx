import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { MadeLink, type ShareResult } from './made-link.tsx'
import { SentShares } from './sent-shares.tsx'
import styles from './share-dialog.module.css'
import type { MailedShare } from './use-mailing.ts'

/** New links and passwords, which are shown once. */
export type Done =
  | { readonly kind: 'made'; readonly made: ShareResult }
  | { readonly kind: 'mails'; readonly shares: readonly MailedShare[]; readonly mails: 'sent' | 'kept' }

/** The new link and passwords, to be passed on, with the next steps of the recipient. */
export function DoneNote({ done }: { done: Done }) {
  const t = useTranslations('shares')
  const titleId = useId()
  const made = done.kind === 'made' ? [done.made] : done.shares
  const isLocked = made.some(({ hasPassword }) => hasPassword)
  return (
    <>
      {done.kind === 'made' ? <MadeLink share={done.made} /> : <SentShares {...done} />}
      <section className={styles.next} aria-labelledby={titleId}>
        <h3 id={titleId} className={styles.nextTitle}>
          {t('next.title')}
        </h3>
        <ol>
          <li>{t(isLocked ? 'next.openWithPassword' : 'next.open')}</li>
          <li>{t('next.follow')}</li>
        </ol>
      </section>
    </>
  )
}
