import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmSheet } from '../../../platform/manage/web/confirm-sheet.tsx'
import { useChange } from '../../../platform/manage/web/use-change.ts'
import { closePosition, copyPosition, openPosition } from '../contract/editing.ts'

interface ActedOn {
  readonly positionId: string
  readonly revision: number
  readonly inPlay: number
  /** In the language of the page. */
  readonly shownName: string
}

interface PositionActs {
  readonly copy: (positionId: string) => void
  /** Asks first, and says what becomes of the people in play. */
  readonly askToClose: (position: ActedOn) => void
  readonly open: (position: ActedOn) => void
  /** The sheet that asks; draw it once. */
  readonly sheet: ReactNode
}

/** Copying, closing and opening a position, from the list and from its own page. */
export function usePositionActs(): PositionActs {
  const t = useTranslations('positions')
  const navigate = useNavigate()
  const [closing, setClosing] = useState<ActedOn | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const copy = useChange(copyPosition, { done: t('copied') })
  const close = useChange(closePosition, { done: t('closed') })
  const open = useChange(openPosition, { done: t('openedNow') })

  async function copyAndEdit(positionId: string) {
    const done = await copy({ positionId })
    if ('reply' in done)
      await navigate({ to: '/positions/$positionId/edit', params: { positionId: done.reply.positionId } })
  }

  return {
    copy: (positionId) => void copyAndEdit(positionId),
    askToClose(position) {
      setClosing(position)
      setIsAsking(true)
    },
    open: ({ positionId, revision }) => void open({ positionId, revision }),
    sheet: closing && (
      <ConfirmSheet
        key={closing.positionId}
        title={t('close')}
        text={t('closeText', { name: closing.shownName, count: closing.inPlay })}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => close({ positionId: closing.positionId, revision: closing.revision })}
      />
    ),
  }
}
