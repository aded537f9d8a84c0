import { createFileRoute } from '@tanstack/react-router'
import { readFilter } from '../../../../../features/candidates/shortlist/rules/filter.ts'
import { ShortlistPage } from '../../../../../features/candidates/shortlist/web/page.tsx'
import { requireSignIn } from '../../require-sign-in.ts'

export const Route = createFileRoute('/first/talentList')({
  validateSearch: readFilter,
  beforeLoad: requireSignIn,
  component: TalentList,
})

function TalentList() {
  // Read again, because the router merges the result into the raw query, which still contains invalid values.
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
