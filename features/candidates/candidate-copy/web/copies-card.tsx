import { Button } from '@candor/ui/inputs/button'
import { whenNear } from '@candor/ui/loading/lazy-with-preload.ts'
import { lazyDialog } from '@candor/ui/overlays/lazy-dialog'
import { Section } from '@candor/ui/sections/section'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSignedIn } from '../../../sign-in/session/web/signed-in.ts'
import type { Copies } from '../rules/wire.ts'
import styles from './copies.module.css'
import { CopyRow } from './copy-row.tsx'
import { LinkRow } from './link-row.tsx'
import { useCopies, useCopyActs } from './use-copies.ts'

const OrderDialog = lazyDialog(() => import('./order-dialog.tsx').then((part) => part.OrderDialog))
const ShareDialog = lazyDialog(() => import('./share-dialog.tsx').then((part) => part.ShareDialog))

/** Copies of all data of the candidate on the page of facts, for accounts that may export. */
export function CopiesCard({ candidateId }: { candidateId: string }) {
  const t = useTranslations('candidate-copy')
  const query = useCopies(candidateId)
  if (query.data && !query.data.may) return null
  return (
    <Section title={t('card.title')} state={sectionState(query, t('card.failed'), false)} minHeight={96}>
      {query.data && (
        <CopiesOf candidateId={candidateId} copies={query.data} onChanged={() => query.refetch()} />
      )}
    </Section>
  )
}

interface Props {
  candidateId: string
  copies: Copies
  onChanged: () => Promise<unknown>
}

function CopiesOf({ candidateId, copies: { copies, links, ...facts }, onChanged }: Props) {
  const t = useTranslations('candidate-copy')
  const timeZone = useSignedIn()?.userInfo.timeZone ?? 'UTC'
  const [open, setOpen] = useState<'order' | 'share' | null>(null)
  const { handleDownload, handleRevoke, isSending } = useCopyActs(candidateId, onChanged)
  const dialog = { candidateId, ...facts, onChanged, onOpenChange: (is: boolean) => !is && setOpen(null) }
  return (
    <>
      <p className={styles.text}>{t('card.text')}</p>
      <div className={styles.acts}>
        <Button onClick={() => setOpen('order')} {...whenNear(OrderDialog.preload)}>
          {t('card.export')}
        </Button>
        <Button onClick={() => setOpen('share')} {...whenNear(ShareDialog.preload)}>
          {t('card.link')}
        </Button>
      </div>
      {copies.length > 0 && (
        <>
          <h3 className={styles.heading}>{t('card.copies')}</h3>
          <ul>
            {copies.map((copy) => (
              <CopyRow
                key={copy.copyId}
                copy={copy}
                timeZone={timeZone}
                isSending={isSending}
                onDownload={() => void handleDownload(copy.copyId)}
              />
            ))}
          </ul>
        </>
      )}
      {links.length > 0 && (
        <>
          <h3 className={styles.heading}>{t('card.links')}</h3>
          <ul>
            {links.map((link) => (
              <LinkRow
                key={link.linkId}
                link={link}
                timeZone={timeZone}
                isSending={isSending}
                onRevoke={() => void handleRevoke(link.linkId)}
              />
            ))}
          </ul>
        </>
      )}
      <OrderDialog {...dialog} isOpen={open === 'order'} />
      <ShareDialog {...dialog} isOpen={open === 'share'} />
    </>
  )
}
