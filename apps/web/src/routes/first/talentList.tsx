import { createFileRoute } from '@tanstack/react-router'
import { readFilter } from '../../../../../features/shortlist/rules/filter.ts'
import { ShortlistPage } from '../../../../../features/shortlist/web/page.tsx'
import { requireSignIn } from '../../require-sign-in.ts'

export const Route = createFileRoute('/first/talentList')({
  validateSearch: readFilter,
  beforeLoad: requireSignIn,
  component: TalentList,
})

function TalentList() {
  // Read again: the router lays what it read over the address as it stands, so what cannot be read is still in it.
  const filter = readFilter({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  return (
    <ShortlistPage
      filter={filter}
      isOperatedList={false}
      onFilter={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  )
}
