import { ChevronDownIcon, ChevronRightIcon } from '@candor/ui/icons'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { OutcomeMark } from '../../../shortlist/web/pieces/outcome-mark.tsx'
import type { ClosedGroup } from '../../rules/wire.ts'
import { ClosedGroups, useGroupWord } from '../closed/closed-groups.tsx'
import styles from './closed-line.module.css'

/** The ended applications under the list: one line of counts, folded. */
export function ClosedLine({ positionId, closed }: { positionId: string; closed: readonly ClosedGroup[] }) {
  const t = useTranslations('board')
  const wordOf = useGroupWord(closed)
  const [isOpen, setIsOpen] = useState(false)
  const count = closed.reduce((sum, group) => sum + group.count, 0)
  if (count === 0) return null
  return (
    <section className={styles.closed} aria-label={t('closed')}>
      <div className={styles.line}>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? <ChevronDownIcon /> : <ChevronRightIcon />}
          <b>{t('closed')}</b>
          <span>{count}</span>
        </button>
        {!isOpen &&
          closed.map((group) => (
            <span key={`${group.outcome} ${group.stageId}`} className={styles.group}>
              <OutcomeMark outcome={group.outcome} />
              {wordOf(group)}
              <span className={styles.count}>{group.count}</span>
            </span>
          ))}
      </div>
      {isOpen && (
        <div className={styles.groups}>
          <ClosedGroups positionId={positionId} closed={closed} />
        </div>
      )}
    </section>
  )
}
