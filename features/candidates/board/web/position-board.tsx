import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { SectionBody } from '@candor/ui/sections/section-body'
import { sectionState } from '@candor/ui/sections/section-state.ts'
import { Skeleton } from '@candor/ui/sections/skeleton'
import { useNarrow } from '@candor/ui/use-media.ts'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useLocalName } from '../../shortlist/web/local-name.ts'
import type { ListAddress } from '../rules/list.ts'
import type { Board, BoardPerson } from '../rules/wire.ts'
import { DropResumes } from './columns/drop-resumes.tsx'
import { MovingSheets } from './moving/moving-sheets.tsx'
import styles from './position-board.module.css'
import { useBoard, usePeople } from './use-board.ts'
import { useChoice } from './use-choice.ts'
import { type Moving, useMoving } from './use-moving.ts'
import { usePositionActs } from './use-position-acts.ts'

const WideBoard = lazyWithPreload(() => import('./columns/wide-board.tsx').then((part) => part.WideBoard))
const PhoneBoard = lazyWithPreload(() => import('./phone/phone-board.tsx').then((part) => part.PhoneBoard))
const PeopleList = lazyWithPreload(() => import('./list/people-list.tsx').then((part) => part.PeopleList))

export type ViewName = 'board' | 'list'

export interface PositionBoardProps {
  positionId: string
  view: ViewName
  address: ListAddress
  onAddress: (address: ListAddress) => void
  onView: (view: ViewName) => void
}

/** The candidates of a position, as a board or as a list; on a phone one stage at a time. */
export function PositionBoard(props: PositionBoardProps) {
  const t = useTranslations('board')
  const nameOf = useLocalName()
  const moving = useMoving(nameOf)
  const query = useBoard(props.positionId, moving.isMoving)
  const people = usePeople(props.positionId, query.data, props.address)
  const { data: board } = query
  return (
    <div className={styles.panel}>
      <p className="sr" role="status">
        {moving.said}
      </p>
      <SectionBody state={sectionState(query, t('failed'))}>
        {board && <Loaded {...props} board={board} people={people} moving={moving} nameOf={nameOf} />}
      </SectionBody>
    </div>
  )
}

interface LoadedProps extends PositionBoardProps {
  board: Board
  people: readonly BoardPerson[]
  moving: Moving
  nameOf: (person: BoardPerson) => string
}

function Loaded({ board, people, moving, nameOf, ...props }: LoadedProps) {
  const t = useTranslations('board')
  const { positionId, view } = props
  const isNarrow = useNarrow()
  const choice = useChoice(positionId)
  const { keepOnly } = choice
  const onView = () => props.onView(view === 'board' ? 'list' : 'board')
  const acts = usePositionActs({ positionId, board, people, choice, moving, onView })
  useEffect(() => {
    keepOnly(people.map(({ candidateId }) => candidateId))
  }, [keepOnly, people])
  const given = { positionId, board, people, choice, acts, nameOf }
  const fallback = <Skeleton lines={8} />
  const isEmpty = people.length === 0 && board.leftOut === 0 && board.closed.length === 0
  return (
    <>
      {isEmpty && (
        <div className={styles.empty}>
          <p>{t('empty')}</p>
          <p>{t(board.mayMove ? 'emptyHint' : 'emptyReach')}</p>
          {board.mayMove && <DropResumes positionId={positionId} />}
        </div>
      )}
      {board.leftOut > 0 && <p className={styles.leftOut}>{t('leftOut', { count: board.leftOut })}</p>}
      {isNarrow && <PhoneBoard {...given} fallback={fallback} />}
      {!isNarrow && view === 'board' && <WideBoard {...given} fallback={fallback} />}
      {!isNarrow && view === 'list' && (
        <PeopleList {...given} address={props.address} onAddress={props.onAddress} fallback={fallback} />
      )}
      <MovingSheets acts={acts} question={moving.question} stages={board.stages} />
    </>
  )
}
