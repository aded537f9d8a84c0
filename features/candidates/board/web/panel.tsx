import { useNavigate, useSearch } from '@tanstack/react-router'
import { readPositionSearch } from '../../positions/rules/address.ts'
import { ListAddress } from '../rules/list.ts'
import { PositionBoard, type ViewName } from './position-board.tsx'

interface Props {
  positionId: string
}

function Panel({ positionId, view }: Props & { view: ViewName }) {
  const search = useSearch({ strict: false })
  const navigate = useNavigate()
  const address = ListAddress.parse(search)
  const go = (next: ListAddress) =>
    void navigate({
      to: '/positions/$positionId',
      params: { positionId },
      search: readPositionSearch({ ...next }),
      replace: true,
      resetScroll: false,
    })
  return (
    <PositionBoard
      positionId={positionId}
      view={view}
      address={address}
      onAddress={go}
      onView={(next) => go({ ...address, view: next === 'list' ? 'list' : undefined })}
    />
  )
}

export function BoardPanel(props: Props) {
  return <Panel {...props} view="board" />
}

export function ListPanel(props: Props) {
  return <Panel {...props} view="list" />
}
