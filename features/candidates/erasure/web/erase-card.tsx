import { callQuery } from '@candor/call/web/query'
import { Button } from '@candor/ui/inputs/button'
import { whenNear } from '@candor/ui/loading/lazy-with-preload.ts'
import { lazyDialog } from '@candor/ui/overlays/lazy-dialog'
import { Section } from '@candor/ui/sections/section'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { readCandidateFacts } from '../../candidate-facts/contract.ts'
import { readFacts } from '../../candidate-facts/rules/wire.ts'
import { ofCandidate } from '../../candidates/rules/ids.ts'
import styles from './erasure.module.css'

const EraseDialog = lazyDialog(() => import('./erase-dialog.tsx').then((part) => part.EraseDialog))

/** Leads to erasing the candidate, for those who may. */
export function EraseCard({ candidateId }: { candidateId: string }) {
  const t = useTranslations('erasure')
  const [isOpen, setIsOpen] = useState(false)
  const query = useQuery({ ...callQuery(readCandidateFacts, ofCandidate(candidateId)), select: readFacts })
  if (!query.data?.may.erase) return null
  return (
    <Section title={t('title')}>
      <div className={styles.card}>
        <p>{t('text')}</p>
        <Button onClick={() => setIsOpen(true)} {...whenNear(EraseDialog.preload)}>
          {t('open')}
        </Button>
      </div>
      <EraseDialog candidateId={candidateId} isOpen={isOpen} onOpenChange={setIsOpen} />
    </Section>
  )
}
