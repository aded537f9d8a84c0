import { LaterSheet } from '@candor/ui/later-sheet'
import { useTranslations } from 'use-intl'
import { useEvidenceReader } from '../../report-ai/web/evidence-reader.ts'
import styles from './evidence-aside.module.css'
import { EvidencePane, type EvidencePaneProps, useClaimHead } from './evidence-pane.tsx'
import { useIsOver } from './use-is-over.ts'

function EvidenceSheet(props: EvidencePaneProps) {
  const { isWanted, close } = useEvidenceReader()
  const { title } = useClaimHead(props)
  return (
    <LaterSheet title={title} isOpen={isWanted} onOpenChange={(isOpen) => !isOpen && close()} isDrawer>
      <EvidencePane {...props} isTitled={false} />
    </LaterSheet>
  )
}

/** The evidence beside the report; where there is no room, over it: from the right, on phones from below. */
export function EvidenceAside(props: EvidencePaneProps) {
  const t = useTranslations('evidence')
  const isOver = useIsOver()
  if (isOver) return <EvidenceSheet {...props} />
  return (
    <aside className={styles.aside} aria-label={t('pane')}>
      <div className={styles.sticky}>
        <EvidencePane {...props} isTitled />
      </div>
    </aside>
  )
}
