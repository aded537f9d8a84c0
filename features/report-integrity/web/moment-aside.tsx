import { LaterSheet } from '@candor/ui/later-sheet'
import { useMedia } from '@candor/ui/use-media.ts'
import { useTranslations } from 'use-intl'
import styles from './integrity-panel.module.css'
import { MomentPane, type PaneProps } from './moment-pane.tsx'
import { useCheckWords } from './use-words.ts'

/** The chosen check beside the checks; where there is no room, over them: from the right, on phones from below. */
export function MomentAside(props: PaneProps) {
  const t = useTranslations('report-integrity')
  const { nameOf } = useCheckWords()
  const isOver = useMedia('(max-width: 1023.98px)')
  const { check, isWanted, close } = props.selection
  if (!check) return null
  if (isOver) {
    return (
      <LaterSheet
        title={nameOf(check)}
        isOpen={isWanted}
        onOpenChange={(isOpen) => !isOpen && close()}
        isDrawer
      >
        <MomentPane {...props} isTitled={false} />
      </LaterSheet>
    )
  }
  return (
    <aside className={styles.aside} aria-label={t('pane')}>
      <div className={styles.sticky}>
        <MomentPane {...props} isTitled />
      </div>
    </aside>
  )
}
