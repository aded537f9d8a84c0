import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { OutcomeMark } from '../../../shortlist/web/pieces/outcome-mark.tsx'
import type { ClosedGroup } from '../../rules/wire.ts'
import styles from './closed-groups.module.css'
import { EndedPeople } from './ended-people.tsx'

const keyOf = ({ outcome, stageId }: ClosedGroup) => `${outcome} ${stageId}`

/** The word of a group: rejected ones name their stage, and others where an outcome has several. */
export function useGroupWord(closed: readonly ClosedGroup[]): (group: ClosedGroup) => string {
  const t = useTranslations('board')
  return ({ outcome, stageName: stage }) => {
    const word = t(`outcome.${outcome}`)
    const isAlone = closed.filter((group) => group.outcome === outcome).length === 1
    // An imported end has the stage of its outcome, and no other.
    const isBare = stage === word || (isAlone && outcome !== 'rejected')
    return isBare ? word : t('endedIn', { outcome: word, stage })
  }
}

/** The ended applications, counted by outcome and stage. A press on a group lists its people. */
export function ClosedGroups({ positionId, closed }: { positionId: string; closed: readonly ClosedGroup[] }) {
  const wordOf = useGroupWord(closed)
  const [open, setOpen] = useState<string | null>(null)
  return (
    <ul className={styles.groups}>
      {closed.map((group) => {
        const isOpen = open === keyOf(group)
        return (
          <li key={keyOf(group)}>
            <button
              type="button"
              className={styles.group}
              aria-expanded={isOpen}
              onClick={() => setOpen(isOpen ? null : keyOf(group))}
            >
              <OutcomeMark outcome={group.outcome} />
              <span className={styles.word}>{wordOf(group)}</span>
              <span className={styles.count}>{group.count}</span>
            </button>
            {isOpen && <EndedPeople positionId={positionId} group={group} />}
          </li>
        )
      })}
    </ul>
  )
}
