import { classes } from '@candor/ui/classes.ts'
import { ChevronDownIcon } from '@candor/ui/icons'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Column } from '../../rules/columns.ts'
import { daysIn } from '../../rules/dwell.ts'
import type { Board, BoardPerson, ClosedGroup, Stage } from '../../rules/wire.ts'
import { ClosedGroups } from '../closed/closed-groups.tsx'
import { DwellScale } from '../pieces/dwell-scale.tsx'
import type { ChoiceOfPeople } from '../use-choice.ts'
import type { Dragged } from '../use-drag.ts'
import styles from './board-columns.module.css'
import { DropResumes } from './drop-resumes.tsx'
import type { EntryActs } from './entry.tsx'
import { PeopleColumn } from './people-column.tsx'

/** Value of `data-drop` of the closed column. */
export const closedDrop = 'closed'
/** Value of `data-drop` of a stage's column. */
export const stageDrop = (stageId: string) => `stage:${stageId}`

interface Props {
  positionId: string
  board: Board
  columns: readonly Column<BoardPerson>[]
  choice: ChoiceOfPeople
  dragged: Dragged | null
  acts: EntryActs
}

const nobody: ReadonlySet<string> = new Set()

/** The stages side by side, and the ended applications at the end. */
export function BoardColumns({ positionId, board, columns, choice, dragged, acts }: Props) {
  const first = columns.find(({ people }) => people.length > 0)?.people[0]?.candidateId ?? null
  const reachable = choice.focused ?? first
  return (
    <div
      className={styles.board}
      style={{
        gridTemplateColumns: `repeat(${board.stages.length}, minmax(var(--column), 1fr)) var(--closed)`,
      }}
    >
      {board.stages.map((stage, place) => {
        const people = columns[place]?.people ?? []
        const isHere = (candidateId: string | null) =>
          candidateId !== null && people.some((person) => person.candidateId === candidateId)
        const isFocusHere = isHere(choice.focused)
        return (
          <StageColumn key={stage.stageId} stage={stage} people={people} now={board.now} dragged={dragged}>
            <PeopleColumn
              people={people}
              limitDays={stage.limitDays}
              now={board.now}
              focused={isFocusHere ? choice.focused : null}
              reachable={isHere(reachable) ? reachable : null}
              steps={isFocusHere ? choice.steps : 0}
              chosen={
                people.some(({ candidateId }) => choice.chosen.has(candidateId)) ? choice.chosen : nobody
              }
              lifted={dragged?.ids ?? null}
              acts={acts}
            />
            {place === 0 && board.mayMove && <DropResumes positionId={positionId} />}
          </StageColumn>
        )
      })}
      <ClosedColumn positionId={positionId} closed={board.closed} isOver={dragged?.over === closedDrop} />
    </div>
  )
}

interface StageColumnProps {
  stage: Stage
  people: readonly BoardPerson[]
  now: number
  dragged: Dragged | null
  children: ReactNode
}

function StageColumn({ stage, people, now, dragged, children }: StageColumnProps) {
  const t = useTranslations('board')
  const isOver = dragged?.over === stageDrop(stage.stageId)
  return (
    <section
      className={styles.column}
      aria-label={stage.name}
      data-drop={stage.isListed ? stageDrop(stage.stageId) : undefined}
    >
      <header className={styles.head}>
        <h2>
          <span className={styles.stage}>{stage.name}</span>
          <span className={styles.count}>{stage.count}</span>
        </h2>
        {stage.isListed ? (
          <DwellScale days={people.map(({ since }) => daysIn(since, now))} limitDays={stage.limitDays} />
        ) : (
          <p className={styles.hint}>{t('unlisted')}</p>
        )}
      </header>
      {isOver && dragged && (
        <p className={styles.slot} aria-hidden="true">
          <ChevronDownIcon />
          {t('drop', { count: dragged.ids.size })}
        </p>
      )}
      {children}
    </section>
  )
}

interface ClosedColumnProps {
  positionId: string
  closed: readonly ClosedGroup[]
  isOver: boolean
}

function ClosedColumn({ positionId, closed, isOver }: ClosedColumnProps) {
  const t = useTranslations('board')
  const count = closed.reduce((sum, group) => sum + group.count, 0)
  return (
    <section
      className={classes(styles.column, styles.end)}
      aria-label={t('closed')}
      data-drop={closedDrop}
      data-over={isOver || undefined}
    >
      <header className={styles.head}>
        <h2>
          <span className={styles.stage}>{t('closed')}</span>
          <span className={styles.count}>{count}</span>
        </h2>
        <p className={styles.hint}>{t('closedHint')}</p>
      </header>
      <ClosedGroups positionId={positionId} closed={closed} />
    </section>
  )
}
