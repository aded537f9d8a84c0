import { Sheet } from '@candor/ui/overlays/sheet'
import { useTranslations } from 'use-intl'
import { MovesList } from './moves-list.tsx'

interface Props {
  candidateId: string
  timeZone: string
  isOpen: boolean
  onClose: () => void
}

/** The drawer with all moves of the candidate. */
export function MoveHistory({ candidateId, timeZone, isOpen, onClose }: Props) {
  const t = useTranslations('stage-line')
  return (
    <Sheet title={t('historyTitle')} isOpen={isOpen} onOpenChange={(next) => !next && onClose()} isDrawer>
      <MovesList candidateId={candidateId} timeZone={timeZone} isShown={isOpen} />
    </Sheet>
  )
}
